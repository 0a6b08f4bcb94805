// `secretpush init`: asks a few questions and writes a small config file. Every answer can be a flag instead.

import { command } from "../command.ts";

export const init = command({
  name: "init",
  summary: "Ask at most six questions and write a small config file.",
  options: {
    "--admin <email>": "Email address of the first administrator, for the next steps that the command prints.",
    "--mail-server <url>": "Mail server, as mail.url; a password in it goes into a separate file.",
    "--no-questions": "Ask nothing: settings without a flag keep their defaults.",
    "--replace": "Replace an existing file; a copy of it is kept.",
  },
  settings: "all",
  help: `
The settings go into the file that --config names; by default, config.toml in this directory or, for root,
/etc/secretpush/config.toml. If the installed service already uses that file, they go into config.d/init.toml beside it.
You may also give any flag of serve; its value goes into the file.
Nothing is written before the last answer, and nothing else is changed.`,
  examples: [
    "secretpush init",
    "sudo secretpush init --base-url https://push.example.org --admin ann@example.org",
    "secretpush init --no-questions --base-url https://push.example.org --data-dir /srv/secretpush",
  ],
  run: async (given, cli) => (await import("./init_questions.ts")).initialize(given, cli),
});

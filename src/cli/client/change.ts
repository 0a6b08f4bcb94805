// `secretpush change`: changes the expiry, the name or the note of one of the user's own pushes.

import { UsageError } from "../terminal.ts";
import { clientCommand, connect } from "./connection.ts";
import { momentOf, wholeNumber } from "./lifetime.ts";
import { readLink } from "./link.ts";
import { minutes } from "./list.ts";
import type { Json } from "./server_refusals.ts";

export const change = clientCommand({
  name: "change <link>",
  summary: "Change one of your pushes, by its link or token: when it expires, its name, its note.",
  options: {
    "--until <time>": "Expire at this time: 2026-01-09T12:00 in the local time zone or with a zone, or 8h from now.",
    "--views <n>": "Expire after this many views in total, including those already counted.",
    "--name <text>": "A name that only you see, in lists.",
    "--note <text>": "A note that only you see.",
    "--notify-me": "Email you when it is opened.",
    "--no-notify-me": "Do not email you.",
    "--json": "Print the server's answer as JSON.",
  },
  help: `
Fields that you leave out do not change. The limits are those of a new push, counted from its creation.`,
  examples: [
    "secretpush change https://push.example.org/p/… --until 7d          give its recipient another week",
    "secretpush change https://push.example.org/p/… --views 1 --name router",
  ],
  async run({ link, until, views, name, note, notifyMe, ...flags }, { terminal }) {
    const { base, urlToken } = readLink(link);
    const fields: Json = {
      ...(until !== undefined && { expires_at: momentOf(until, "--until") }),
      ...(views !== undefined && { expire_after_views: wholeNumber(views, "--views") }),
      ...(name !== undefined && { name }),
      ...(note !== undefined && { note }),
      ...(notifyMe !== undefined && { notify_me: notifyMe }),
    };
    if (Object.keys(fields).length === 0) {
      throw new UsageError("nothing to change: give --until, --views, --name, --note or --notify-me");
    }
    return connect(terminal, flags, base).change(urlToken, fields);
  },
  note: ({ expires_at: until = "", views_remaining: left = 0 }, { json }) =>
    json ? "" : `Changed: it expires at ${minutes(until)}, or after ${left} more ${left === 1 ? "view" : "views"}.\n`,
});

// The settings of Password Pusher as a table for docs/from-password-pusher.md, from the rows that the command applies.

import { ROWS } from "../../src/cli/server/password_pusher/rows.ts";

/** In Markdown. */
export const passwordPusherTable = (): string =>
  [
    ["Password Pusher", "Here", ""],
    ["---", "---", "---"],
    ...ROWS.map(({ names, shown, here, note }) => [shown ?? names.map((name) => `\`${name}\``).join(", "), here, note]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n")
    .replaceAll("](docs/", "](");

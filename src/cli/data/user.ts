// `secretpush user …`: adds, lists and removes accounts, and changes their passwords. A password comes from a prompt
// without echo or from one line of standard input, never from an argument.

import { iso } from "../../base/clock.ts";
import { roleOf } from "../../model/account.ts";
import { command } from "../command.ts";
import { counted } from "../figures.ts";
import { perform } from "../operate.ts";
import { ask, columns, OperationFailed, readLine, type Terminal, UsageError } from "../terminal.ts";
import { expectYes } from "./confirmation.ts";
import { disable, enable, end, invite } from "./leaver.ts";
import { importUsers } from "./user_import.ts";
import { explain, link, unlink, vouch } from "./user_company.ts";
import { role, ROLE_OPTIONS, ROLE_WORDS, roleIn } from "./user_role.ts";

const PASSWORD_STDIN = { "--password-stdin": "Read the password from the first line of standard input." } as const;

const add = command({
  name: "add <email>",
  summary: "Add an account; asks for its password.",
  options: { ...ROLE_OPTIONS, ...PASSWORD_STDIN },
  examples: [
    "secretpush user add ann@example.org --admin",
    "pass show ann | secretpush user add ann@example.org --password-stdin",
  ],
  async run({ email, passwordStdin, ...roles }, cli) {
    const rights = roleIn(roles);
    const password = await newPassword(cli.terminal, email, passwordStdin);
    const added = await perform(cli, "user.add", { email, password, ...rights }, { mayBegin: true });
    const role = roleOf(added);
    return `Added ${added.email}${role === "user" ? "" : ` as ${ROLE_WORDS[role]}`}.\n`;
  },
});

const list = command({
  name: "list",
  summary: "List the accounts.",
  options: { "--json": "Print a JSON array." },
  examples: ["secretpush user list --config /etc/secretpush/config.toml"],
  run: (_given, cli) => perform(cli, "user.list", {}),
  show: (users) =>
    users.length === 0
      ? ""
      : columns([
          ["ID", "EMAIL", "ROLE", "CREATED"],
          ...users.map((one) => [
            String(one.id),
            one.email,
            roleOf(one) + (one.disabled ? ", disabled" : one.suspended ? ", suspended" : ""),
            iso(one.createdAtMs),
          ]),
        ]),
  json: (users) =>
    users.map(({ id, email, admin, auditor, disabled, createdAtMs }) => ({
      id,
      email,
      admin,
      auditor,
      disabled,
      created_at: iso(createdAtMs),
    })),
  note: (users, { json }) =>
    json || users.length > 0 ? "" : "There are no accounts yet: secretpush user add EMAIL --admin makes the first.\n",
});

const passwd = command({
  name: "passwd <email>",
  summary: "Change an account's password; ends its sessions and API tokens. Asks for the new password.",
  options: PASSWORD_STDIN,
  examples: ["secretpush user passwd ann@example.org"],
  async run({ email, passwordStdin }, cli) {
    const password = await newPassword(cli.terminal, email, passwordStdin);
    const { tokensEnded } = await perform(cli, "user.passwd", { email, password });
    const tokens = counted(tokensEnded, "API token", "API tokens");
    return `Changed the password of ${email}: ${tokens} ended, and all sessions.\n`;
  },
});

const mfaReset = command({
  name: "mfa-reset <email>",
  summary: "Remove an account's second factors, for someone who has lost them all; ends its sessions.",
  examples: ["secretpush user mfa-reset ann@example.org"],
  run: ({ email }, cli) => perform(cli, "user.mfa-reset", { email }),
  show: (had, { email }) =>
    had
      ? `Removed all second factors of ${email}, and ended its sessions. API tokens keep working.\n`
      : `${email} has no second factor: nothing was changed.\n`,
});

const remove = command({
  name: "remove <email>",
  summary: "Remove an account; ends its API tokens and expires its pushes.",
  options: { "--yes": "Do not ask." },
  examples: ["secretpush user remove ann@example.org"],
  async run({ email, yes }, cli) {
    await expectYes(cli.terminal, yes, {
      question: `Remove ${email}, end its API tokens and expire its pushes?`,
      toConfirm: "remove the account",
      otherwise: "nothing was removed",
    });
    return perform(cli, "user.remove", { email });
  },
  show: ({ tokensEnded, pushesExpired }, { email }) =>
    `Removed ${email}: ${counted(tokensEnded, "API token", "API tokens")} ended, ` +
    `${counted(pushesExpired, "push", "pushes")} expired.\n`,
});

export const user = command({
  name: "user",
  summary: "Manage accounts; works while the server runs.",
  commands: [
    add,
    list,
    passwd,
    role,
    explain,
    link,
    vouch,
    unlink,
    mfaReset,
    remove,
    invite,
    importUsers,
    disable,
    enable,
    end,
  ],
});

async function newPassword(terminal: Terminal, email: string, fromStdin: true | undefined): Promise<string> {
  if (fromStdin) return readLine(terminal);
  if (!terminal.stdin.isTTY) {
    throw new UsageError(
      "there is no terminal to prompt for the password: give it on standard input with --password-stdin",
    );
  }
  const [first, second] = await ask(terminal, [`New password for ${email}: `, "The same again: "], { hidden: true });
  if (first === undefined || first !== second) {
    throw new OperationFailed("the two passwords differ: nothing was changed");
  }
  return first;
}

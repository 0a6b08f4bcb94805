// `secretpush user invite`, `disable`, `enable` and `end`: for people who join, are locked out, or leave.

import { iso } from "../../base/clock.ts";
import { type AnyCommand, command } from "../command.ts";
import { counted } from "../figures.ts";
import { perform } from "../operate.ts";
import { complain, OperationFailed, reasonOf, UsageError } from "../terminal.ts";
import { expectYes } from "./confirmation.ts";
import { ROLE_OPTIONS, roleIn } from "./user_role.ts";

export const invite = command({
  name: "invite <email>",
  summary:
    "Invite someone: prints a one-time link with which they choose their password, or emails it. " +
    "An earlier invitation stops working.",
  options: { ...ROLE_OPTIONS, "--mail": "Email the link instead of printing it." },
  // The mail settings include secrets, which belong in the config file or the environment.
  settings: ["base_url"],
  examples: [
    "secretpush user invite ann@example.org --config /etc/secretpush/config.toml",
    "secretpush user invite ann@example.org --mail",
  ],
  async run({ email, mail: byMail, ...roles }, cli) {
    const { config } = cli.settings();
    if (config.baseUrl === undefined) {
      throw new UsageError(
        "base_url is not set, and the link starts with it: pass --base-url https://push.example.org",
      );
    }
    const { openMail } = await import("../../serve/capabilities.ts");
    const mail = byMail ? await openMail(config) : null;
    if (byMail && !mail) throw new OperationFailed("no mail server is configured: set mail.url and mail.from");
    const made = await perform(cli, "user.invite", { email, ...roleIn(roles) }, { mayBegin: true });
    const link = `${config.baseUrl}/users/reset#${made.code}`;
    const until = `works once, until ${iso(made.expiresAtMs)}`;
    if (!mail) return { text: `${link}\n`, note: `This link ${until}.\n` };
    const { mailer, mailTexts } = mail;
    const invitation = { email: made.user.email, link, expiresAtMs: made.expiresAtMs };
    try {
      await mailer.send(invitation.email, mailTexts.password("invited", null, invitation));
    } catch (error) {
      complain(cli.terminal, `${reasonOf(error)} (${mailer.where})`);
      const note = "The invitation was made, but its link was not sent. Invite again, with or without --mail.\n";
      return { text: "", note, isUnsent: true };
    }
    return { text: `${mailer.where} has accepted an email to ${invitation.email}. Its link ${until}.\n`, note: "" };
  },
  show: ({ text }) => text,
  note: ({ note }) => note,
  failed: ({ isUnsent }) => isUnsent === true,
});

const switching = (name: "disable" | "enable", summary: string): AnyCommand =>
  command({
    name: `${name} <email>`,
    summary,
    examples: [`secretpush user ${name} ann@example.org`],
    async run({ email }, cli) {
      const disabled = name === "disable";
      const changed = await perform(cli, "user.switch", { email, disabled });
      if (!changed) return `${email} is already ${name}d.\n`;
      return disabled
        ? `Disabled ${changed.email}: its sessions and API tokens have ended.\n`
        : `Enabled ${changed.email}.\n`;
    },
  });

export const disable = switching(
  "disable",
  "Disable an account; ends its sessions and API tokens. No one can sign in to it until it is enabled.",
);
export const enable = switching("enable", "Enable an account that was disabled.");

export const end = command({
  name: "end <email>",
  summary:
    "For someone who is leaving: disable the account and end its sessions, API tokens, one-time links, second factors " +
    "and webhooks. Its pushes stay, unless --pushes is given.",
  options: { "--pushes": "Expire its pushes and close its requests too.", "--yes": "Do not ask." },
  examples: ["secretpush user end ann@example.org --pushes"],
  async run({ email, pushes: withPushes, yes }, cli) {
    const pushes = withPushes === true;
    await expectYes(cli.terminal, yes, {
      question: `Disable ${email} and end all its access${pushes ? ", with its pushes" : ""}?`,
      toConfirm: "end all access of the account",
      otherwise: "nothing was ended",
    });
    return perform(cli, "user.end", { email, pushes });
  },
  show(ended, { email }) {
    const parts = [
      counted(ended.sessions, "session", "sessions"),
      counted(ended.tokens, "API token", "API tokens"),
      counted(ended.links, "one-time link", "one-time links"),
      counted(ended.second_factors, "second factor", "second factors"),
      counted(ended.hooks, "webhook", "webhooks"),
    ];
    const expired =
      ended.pushes === null
        ? "Its pushes stay."
        : `${counted(ended.pushes, "push or request", "pushes and requests")} expired.`;
    return `Disabled ${email}. Ended: ${parts.join(", ")}. ${expired}\n`;
  },
});

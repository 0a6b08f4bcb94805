// `secretpush audit LINK`: asks a server who created, viewed, tried to view or expired one of the user's pushes. The
// subcommands `audit export` and `audit verify` read a local database: data/database_audit.ts.

import { auditExport, auditVerify } from "../data/database_audit.ts";
import { columns, UsageError } from "../terminal.ts";
import { clientCommand, connect } from "./connection.ts";
import { readLink } from "./link.ts";
import { everyPage, shortened } from "./list.ts";

export const audit = clientCommand({
  name: "audit [link]",
  summary: "Show the audit log of one of your pushes; export or verify those of all pushes in a database.",
  argument: "link or token of one of your pushes, or the link of one of your requests",
  options: { "--json": "With a link: print a JSON array." },
  help: "With a link, prints the audit log of that push, as its server sends it.",
  examples: ["secretpush audit https://push.example.org/p/…"],
  commands: [auditExport, auditVerify],
  async run({ link, ...flags }, { terminal }) {
    if (link === undefined) throw new UsageError('the link of the push is missing: see "secretpush audit --help"');
    const { base, urlToken, noun } = readLink(link, "any");
    const api = connect(terminal, flags, base);
    const read = (page: number) => api.audit(urlToken, page, noun ?? "push");
    return everyPage(terminal, "oldest", read, (entry) => JSON.stringify(entry));
  },
  show: (entries) =>
    columns([
      ["TIME", "WHAT", "ADDRESS", "AGENT", "REFERRER"],
      ...entries.map((one) => [one.created_at, one.kind, one.ip, shortened(one.user_agent), one.referrer]),
    ]),
});

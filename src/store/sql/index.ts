// All subjects that are written with voice.ts, by their names in `Store`.

import { users } from "./accounts.ts";
import { adminLog } from "./admin_log.ts";
import { blobTable } from "./blob_table.ts";
import { holds } from "./holds.ts";
import { identities } from "./identities.ts";
import { imports } from "./imports.ts";
import { keptAnswers } from "./kept_answers.ts";
import { mailings } from "./mailings.ts";
import { offboarding } from "./offboarding.ts";
import { openers } from "./openers.ts";
import { recipientCodes } from "./recipient_codes.ts";
import { outbox } from "./outbox.ts";
import { overview } from "./overview.ts";
import { passwordLinks } from "./password_links.ts";
import { pushes } from "./pushes.ts";
import { requests } from "./requests.ts";
import { rotation } from "./rotation.ts";
import { secondFactors } from "./second_factors.ts";
import { sessions } from "./sessions.ts";
import { tokens } from "./tokens.ts";
import { type Offered, offered, type Operation, type Runner, type Subject, unloggedName, writesOf } from "./voice.ts";

const accounts = {
  reads: { ...users.reads, ...passwordLinks.reads, ...sessions.reads, ...tokens.reads },
  writes: { ...users.writes, ...sessions.writes, ...tokens.writes },
  changes: {
    ...users.changes,
    ...passwordLinks.changes,
    ...sessions.changes,
    ...tokens.changes,
    ...offboarding.changes,
  },
};

const SUBJECTS = {
  accounts,
  adminLog,
  blobTable,
  holds,
  identities,
  imports,
  keptAnswers,
  mailings,
  openers,
  recipientCodes,
  outbox,
  overview,
  pushes,
  requests,
  rotation,
  secondFactors,
} satisfies Record<string, Subject>;

/** The operations that both engines carry out in the same way. */
export type Spoken = { [Name in keyof typeof SUBJECTS]: Offered<(typeof SUBJECTS)[Name]> };

export type AccountStore = Spoken["accounts"];
export type AccountChanges = ReturnType<AccountStore["withEvents"]>;

export const spokenBy = (runner: Runner): Spoken =>
  Object.fromEntries(
    Object.entries(SUBJECTS).map(([name, subject]) => [name, offered(name, subject, runner)]),
  ) as unknown as Spoken;

const NAMED = Object.entries(SUBJECTS).flatMap(([subjectName, subject]) =>
  Object.entries(writesOf(subject)).map(([name, operation]) => [`${subjectName}.${name}`, operation] as const),
);

/** All writes: "identities.link" and so on. */
export const WRITES: ReadonlyMap<string, Operation> = new Map([
  ...NAMED,
  ...NAMED.flatMap(([name, { unlogged }]) => (unlogged ? [[unloggedName(name), unlogged] as const] : [])),
]);

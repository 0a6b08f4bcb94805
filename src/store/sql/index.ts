// Every subject that is written in the voice, by its name in `Store`.

import { adminLog } from "./admin_log.ts";
import { blobTable } from "./blob_table.ts";
import { identities } from "./identities.ts";
import { mailings } from "./mailings.ts";
import { overview } from "./overview.ts";
import { requests } from "./requests.ts";
import { secondFactors } from "./second_factors.ts";
import { type Offered, offered, type Operation, type Runner, type Subject, writesOf } from "./voice.ts";

const SUBJECTS = { adminLog, blobTable, identities, mailings, overview, requests, secondFactors } satisfies Record<
  string,
  Subject
>;

/** What both engines offer alike. */
export type Spoken = { [Name in keyof typeof SUBJECTS]: Offered<(typeof SUBJECTS)[Name]> };

export const spokenBy = (runner: Runner): Spoken =>
  Object.fromEntries(
    Object.entries(SUBJECTS).map(([name, subject]) => [name, offered(name, subject, runner)]),
  ) as unknown as Spoken;

/** All writes: "identities.link" and so on. */
export const WRITES: ReadonlyMap<string, Operation> = new Map(
  Object.entries(SUBJECTS).flatMap(([subjectName, subject]) =>
    Object.entries(writesOf(subject)).map(([name, operation]) => [`${subjectName}.${name}`, operation] as const),
  ),
);

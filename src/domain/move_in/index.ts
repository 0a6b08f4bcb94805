// Imports what Password Pusher has stored: people first, then their pushes in the order in which they were created.

import type { Keyring } from "../../base/keyring.ts";
import type { OldPush, OldServer } from "../../model/old_server.ts";
import type { AccountStore } from "../../store/contract.ts";
import { movePeople, type PeopleReport } from "./people.ts";
import { endOf, type Ended, type Owner, type Prepared, PushMover, type PushParts } from "./pushes.ts";

export type { OldBytes } from "./pushes.ts";

export interface MoveReport {
  people: PeopleReport;
  /** Active pushes. */
  live: number;
  withPassphrase: number;
  files: number;
  /** Pushes that are over, in the history of their owners. */
  history: number;
  /** Pushes that are over and have no owner here, or ended so long ago that this server would purge them. */
  ended: number;
  again: number;
  /** Which pushes were not moved, and why. */
  left: string[];
}

export interface MoveOptions {
  isDryRun: boolean;
  /** How long after their end pushes with an owner are purged, as configured; null: never. */
  purgeAfterMs: number | null;
  /** Called with each push that is over. */
  onEnded: (push: OldPush, ended: Ended) => void;
  onProgress: (done: number, total: number) => void;
}

/** This many pushes share a commit. */
const AT_ONCE = 32;

export class MoveIn {
  readonly #mover: PushMover;

  constructor(private readonly parts: PushParts & { accounts: Pick<AccountStore, "findUser">; keys: Keyring }) {
    this.#mover = new PushMover(parts);
  }

  /** After an interruption, it can run again. @throws AppError if the store fails: everything before that is stored */
  async run(old: OldServer, options: MoveOptions): Promise<MoveReport> {
    const { report: people, owners } = await movePeople(old, this.parts, options.isDryRun);
    const report: MoveReport = {
      people,
      live: 0,
      withPassphrase: 0,
      files: 0,
      history: 0,
      ended: 0,
      again: 0,
      left: [],
    };
    let done = 0;
    let some: OldPush[] = [];
    const bring = async () => {
      await this.#bring(some, owners, options, report);
      options.onProgress((done += some.length), old.pushCount);
      some = [];
    };
    for await (const push of old.pushes()) {
      some.push(push);
      if (some.length === AT_ONCE) await bring();
    }
    await bring();
    return report;
  }

  async #bring(
    pushes: readonly OldPush[],
    owners: ReadonlyMap<number, Owner>,
    options: MoveOptions,
    report: MoveReport,
  ): Promise<void> {
    const nowMs = this.parts.clock.now();
    // A link is moved even if its owner's account could not be.
    const ownerOf = ({ ownerId }: OldPush): Owner => (ownerId === null ? null : (owners.get(ownerId) ?? null));
    const wanted = pushes.filter((push) => {
      const ended = endOf(push, nowMs);
      if (!ended) return true;
      options.onEnded(push, ended);
      const isKept =
        typeof ownerOf(push) === "number" &&
        (options.purgeAfterMs === null || ended.atMs > nowMs - options.purgeAfterMs);
      if (!isKept) report.ended += 1;
      return isKept;
    });
    const prepared = await Promise.all(
      wanted.map(async (push) => {
        return { push, outcome: await this.#mover.prepare(push, ownerOf(push), options.isDryRun) };
      }),
    );
    const ready = prepared.flatMap(({ outcome }) => ("ready" in outcome ? [outcome] : []));
    const arrivals = options.isDryRun
      ? ready.map(() => "added" as const)
      : await this.parts.imports.addPushes(ready.map((one) => one.ready));
    for (const { push, outcome } of prepared) {
      const at = ready.findIndex((one) => one === outcome);
      const arrival = arrivals[at];
      if (arrival === undefined || arrival === "added" || !("ready" in outcome)) count(push, outcome, report);
      else {
        await this.#mover.discard(outcome.blobIds);
        count(push, { arrival }, report);
      }
    }
  }
}

function count(push: OldPush, outcome: Prepared, report: MoveReport): void {
  if ("left" in outcome) report.left.push(`${nameOf(push)}: ${outcome.left}`);
  else if ("arrival" in outcome && outcome.arrival === "again") report.again += 1;
  else if ("arrival" in outcome) report.left.push(`${nameOf(push)}: another push here has the same link`);
  else if (outcome.ready.parts === null) report.history += 1;
  else {
    report.live += 1;
    if (push.passphrase !== "") report.withPassphrase += 1;
    report.files += push.files.length;
  }
}

/** Names a push in messages without its whole link, which would open it. */
const nameOf = ({ id, urlToken }: OldPush): string => `push ${id} (${urlToken.slice(0, 4)}…)`;

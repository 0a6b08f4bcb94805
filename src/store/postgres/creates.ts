// Stores new pushes, in batches or within a transaction. First makes sure that this node still has the current master key: no one could open a
// push that is sealed under another key.

import { AppError } from "../../base/errors.ts";
import type { ClientInfo } from "../../model/audit.ts";
import { afterCreation, type NewPush, type PushRecord } from "../../model/push.ts";
import type { PushParts } from "../contract.ts";
import { conflict, keptAnswers } from "../sql/kept_answers.ts";
import { mailings } from "../sql/mailings.ts";
import { endAt } from "../sql/pushes.ts";
import { traitsText } from "../sql/push_rows.ts";
import { Batcher, type Call } from "./batch.ts";
import type { Connection, Query } from "./connection.ts";
import type { Epochs } from "./epochs.ts";
import type { Nodes } from "./nodes.ts";
import { sqlStateOf, UNCONFIRMED } from "./faults.ts";
import { byteas, clientColumns, flags, numbers, type Parameter, sameBytes, texts } from "./parameters.ts";
import type { Speak } from "./run.ts";

export interface Create extends PushParts {
  push: NewPush;
  client: ClientInfo;
  /** A test's clock; if it is null, the database's clock decides when the push is created, and so when it expires. */
  givenMs: number | null;
}

const UNIQUE_VIOLATION = "23505";
const MOST_AT_ONCE = 256;
const MOST_BYTES = 4 * 1024 * 1024;
type CreatedRow = { n: number; id: number | null; lookup: Uint8Array; at_ms: number };

export class Creates {
  readonly #batches: Batcher<Create, PushRecord>;

  constructor(
    private readonly db: Connection,
    private readonly parts: { epochs: Epochs; nodes: Nodes; speak: Speak },
  ) {
    this.#batches = new Batcher((calls) => this.#create(calls), {
      calls: MOST_AT_ONCE,
      weight: { of: ({ sealed, labels }) => sealed.payload.length + 2 * (labels?.length ?? 0), most: MOST_BYTES },
    });
  }

  create(push: Create): Promise<PushRecord> {
    const created = push.mail || push.kept || push.hasFixedEnd ? this.#createWithMore(push) : this.#batches.add(push);
    if (push.push.traits.ownFileKeys !== true) return created;
    return created.catch((error: unknown) => {
      // In the meantime, another node has put one of these uploads into a push.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
      const problem = "one of them is already in a push";
      throw new AppError("invalid", "Not valid: uploads.", { fields: { uploads: [problem] } });
    });
  }

  /** Creates a push within a transaction. @throws AppError `unauthorized` if its owner has been removed */
  async createIn(query: Query, item: Create): Promise<PushRecord> {
    await this.parts.nodes.makeSure();
    const [row] = await query<CreatedRow>(CREATE, parametersOf([item], this.parts.epochs));
    if (!row || !sameBytes(row.lookup, item.push.lookup)) throw this.db.misrouted("a new push");
    if (row.id === null) throw removed();
    const created = afterCreation(item.push, row.id, row.at_ms);
    if (!item.hasFixedEnd) return created;
    const { expiresAtMs } = item.push;
    await this.parts.speak(query, endAt(row.id, expiresAtMs));
    return { ...created, expiresAtMs };
  }

  // Pushes with a mailing, a kept answer or a fixed end are rare enough for a transaction each.
  #createWithMore(item: Create): Promise<PushRecord> {
    const { push, mail, kept, client } = item;
    const { speak } = this.parts;
    return this.db.transaction(
      async (query) => {
        const created = await this.createIn(query, item);
        if (mail) await speak(query, mailings.writes.order(created.id, mail, client, push.createdAtMs));
        // This comes last, because another node that keeps the same answer waits here for the end of this transaction.
        const keep = kept && keptAnswers.writes.keep(kept.id, kept.sealedFor(created), push.createdAtMs);
        if (keep && !(await speak(query, keep))) throw conflict();
        return created;
      },
      undefined,
      UNCONFIRMED.push,
    );
  }

  async #create(calls: ReadonlyArray<Call<Create, PushRecord>>): Promise<void> {
    const items = calls.map(({ item }) => item);
    if (this.parts.nodes.isUnsure) await this.parts.nodes.makeSure();
    const rows = await this.db.change<CreatedRow>(CREATE, parametersOf(items, this.parts.epochs), UNCONFIRMED.push);
    const created = new Map(rows.map((row) => [row.n, row]));
    for (const [index, { item, resolve, reject }] of calls.entries()) {
      const row = created.get(index + 1);
      if (!row) continue;
      const { push } = item;
      if (!sameBytes(row.lookup, push.lookup)) throw this.db.misrouted("a new push", UNCONFIRMED.push);
      if (row.id === null) reject(removed());
      else resolve(afterCreation(push, row.id, row.at_ms));
    }
  }
}

const removed = (): AppError => new AppError("unauthorized", "This account has been removed.");

function parametersOf(items: readonly Create[], epochs: Epochs): Parameter[] {
  const pushes = items.map(({ push }) => push);
  const sealed = items.map(({ sealed }) => sealed);
  const files = items.flatMap((item, index) => item.files.map((file, position) => ({ index, position, file })));
  return [
    Buffer.concat(pushes.map(({ lookup }) => lookup)),
    Buffer.concat(items.map(({ push, sealed }) => epochs.seal(push.lookup, sealed.wrappedKey))),
    Buffer.concat(sealed.map(({ payload }) => payload)),
    numbers(sealed.map(({ payload }) => payload.length)),
    numbers(sealed.map(({ payload }) => Bun.hash.crc32(payload))),
    epochs.current,
    texts(pushes.map(({ kind }) => kind)),
    numbers(pushes.map(({ ownerId }) => ownerId)),
    numbers(pushes.map(({ createdAtMs, expiresAtMs }) => expiresAtMs - createdAtMs)),
    numbers(pushes.map(({ expireAfterDays }) => expireAfterDays)),
    numbers(pushes.map(({ expireAfterViews }) => expireAfterViews)),
    numbers(pushes.map(({ fileCount }) => fileCount)),
    flags(pushes.map(({ retrievalStep }) => retrievalStep)),
    flags(pushes.map(({ deletableByViewer }) => deletableByViewer)),
    byteas(pushes.map(({ guard }) => guard && guard.salt)),
    numbers(pushes.map(({ guard }) => guard && guard.memoryKiB)),
    numbers(pushes.map(({ guard }) => guard && guard.passes)),
    byteas(items.map(({ labels }) => labels)),
    texts(files.map(({ file }) => file.blobId)),
    numbers(files.map(({ index }) => index + 1)),
    numbers(files.map(({ position }) => position)),
    numbers(files.map(({ file }) => file.byteSize)),
    texts(files.map(({ file }) => file.checksum)),
    byteas(files.map(({ file }) => file.sealedInfo)),
    ...clientColumns(items.map(({ client }) => ({ kind: "creation", client }))),
    numbers(items.map(({ givenMs }) => givenMs)),
    flags(pushes.map(({ covered }) => covered)),
    byteas(items.map(({ words }) => words ?? null)),
    texts(pushes.map(({ traits }) => traitsText(traits))),
  ];
}

const CREATE = `
  SELECT n, id::float8 AS id, lookup, at_ms::float8 AS at_ms
    FROM create_batch_1($1, $2, $3, $4::int[], $5::bigint[], $6::int, $7::text[], $8::bigint[], $9::bigint[], $10::int[],
                        $11::int[], $12::int[], $13::boolean[], $14::boolean[], $15::bytea[], $16::int[], $17::int[],
                        $18::bytea[], $19::text[], $20::int[], $21::int[], $22::bigint[], $23::text[], $24::bytea[],
                        $25::text[], $26::text[], $27::text[], $28::text[], $29::bigint[], $30::boolean[], $31::bytea[],
                        $32::text[])`;

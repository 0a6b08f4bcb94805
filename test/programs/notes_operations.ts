// What can be written to the database of notes (notes_database.ts), on this thread or on one of its own.

import { AppError } from "../../src/base/errors.ts";
import type { CallerSignal } from "../../src/store/contract.ts";
import type { Connection } from "../../src/store/sqlite/connection.ts";

export function notesOperations(connection: Connection) {
  const insert = connection.prepare("INSERT INTO notes (text) VALUES ($text)");
  const reply = connection.prepare("INSERT INTO replies (note_id, text) VALUES ($noteId, $text)");
  return {
    add: ({ text }: { text: string }) => void insert.run({ text }),
    /** Adds a note that says where it was added. */
    addPlace: () => void insert.run({ text: `${Bun.isMainThread ? "loop" : "thread"} ${crypto.randomUUID()}` }),
    /** The same; not among the short ones (notes_database.ts). */
    addPlaceSlowly: () => void insert.run({ text: `${Bun.isMainThread ? "loop" : "thread"} ${crypto.randomUUID()}` }),
    addHalf({ text }: { text: string }): void {
      insert.run({ text });
      throw new Error("second thoughts");
    },
    addNothing: () => void insert.run({}),
    addReply: (given: { noteId: number; text: string }) => void reply.run(given),
    /** Says whether its caller has disconnected, once another process has let it write. */
    addUnlessGone({ text }: { text: string }, signal: CallerSignal): boolean {
      if (!signal.aborted) insert.run({ text });
      return signal.aborted;
    },
    /** Bytes both ways. */
    invert: ({ bytes }: { bytes: Uint8Array }): { bytes: Uint8Array } => ({ bytes: bytes.map((byte) => 255 - byte) }),
    /** Bytes that stay nowhere. */
    swallow: ({ bytes }: { bytes: Uint8Array }): number => bytes.length,
    refuse(): never {
      throw new AppError("conflict", "Not today.", { fields: { text: ["is refused"] } });
    },
    /** Never ends. */
    spin(): never {
      for (;;);
    },
    endThread: (): void => process.exit(3),
    removeAll: () => void connection.prepare("DELETE FROM notes").run({}),
    /** The database may not grow beyond so many pages. */
    limitPages: ({ pages }: { pages: number }) => void connection.pragmaValue(`max_page_count = ${pages}`),
  };
}

export type NotesOperations = ReturnType<typeof notesOperations>;

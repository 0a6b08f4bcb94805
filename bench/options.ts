// The options of this run of `bun run bench`, and what all its measurements share.

import { parseOptions } from "./parse.ts";
import { fail } from "./processes.ts";

function given(): ReturnType<typeof parseOptions> {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    return fail((error as Error).message);
  }
}

export const options = given();

/** Retrievals are spread over this many pushes, which stand evenly among the others. */
export const POOL = 2_000;

/** Reports progress, which does not belong in the report. */
export const say = (text: string): void => void process.stderr.write(`${text}\n`);

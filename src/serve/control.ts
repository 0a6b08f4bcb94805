// Carries out the operations that commands send over the server's socket. The answer is lines of JSON: progress while
// the operation runs, and finally the result.

import { Value } from "@sinclair/typebox/value";

import { AppError, reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Clock } from "../base/clock.ts";
import { Groups } from "../domain/accounts/groups.ts";
import { CompanyLinks } from "../domain/sign_in/company_links.ts";
import { stageKey, type Store } from "../store/index.ts";
import type { Domain } from "./domain.ts";
import { type OperationParts, OPERATIONS, type Update } from "./operations.ts";

/** Far more than the arguments of any operation need. */
const MOST_BYTES = 2 ** 20;

/** A line of the answer. */
export type Line =
  | { done: number; total: number }
  | { result: unknown }
  | { error: Pick<AppError, "message" | "fields"> & { code?: AppError["code"] } };

/** The answer to a command. 404 and 422 mean that the command comes from another version of the program. */
export async function carryOut(request: Request, parts: OperationParts, log: Log): Promise<Response> {
  const name = new URL(request.url).pathname.slice(1);
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name as keyof typeof OPERATIONS] : undefined;
  if (request.method !== "POST" || !operation) return new Response(null, { status: 404 });
  // Commands declare the length of their request.
  const bytes = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!(bytes <= MOST_BYTES)) return new Response(null, { status: 413, headers: { connection: "close" } });
  const args: unknown = await request.json().catch(() => null);
  if (!Value.Check(operation.args, args)) return new Response(null, { status: 422 });
  const work = (update: Update) =>
    (operation.run as Run)(parts, args, update).then(
      (result): Line => ({ result }),
      (error: unknown): Line => {
        if (error instanceof AppError)
          return { error: { code: error.code, message: error.message, fields: error.fields } };
        log.error("a command failed", { command: name, reason: reasonOf(error) });
        return { error: { message: reasonOf(error), fields: undefined } };
      },
    );
  return new Response(linesOf(work));
}

/** The work continues whether or not anyone reads the stream. */
function linesOf(work: (update: Update) => Promise<Line>): ReadableStream {
  let isOver = false;
  return new ReadableStream({
    async start(controller) {
      const send = (line: Line): void => {
        if (!isOver) controller.enqueue(`${JSON.stringify(line)}\n`);
      };
      send(
        await work((done, total) => {
          if ((controller.desiredSize ?? 0) > 0) send({ done, total });
        }),
      );
      if (!isOver) controller.close();
    },
    cancel() {
      isOver = true;
    },
  });
}

export const partsOf = (
  domain: Domain,
  { store, clock, dataDir, reload }: { store: Store; clock: Clock; dataDir: string } & Pick<OperationParts, "reload">,
): OperationParts => ({
  accounts: domain.accounts,
  groups: new Groups(domain.groupsParts),
  links: new CompanyLinks({ ...store, clock }),
  secondFactors: domain.factors,
  invitations: domain.invitations,
  offboarding: domain.offboarding,
  deadLetters: domain.deadLetters,
  outbox: store.outbox,
  async rotateKey(update) {
    await stageKey(dataDir, store.rotation);
    return domain.rotation.rotate(async () => {
      const { done, total } = await store.rotation.progress();
      update(done, total);
    });
  },
  reload,
  clock,
});

type Run = (parts: OperationParts, args: unknown, update: Update) => Promise<unknown>;

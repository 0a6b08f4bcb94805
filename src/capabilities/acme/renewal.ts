// Decides when to obtain a certificate: at the first start, when a third of the life of the current one is left, if the names or
// the authority have changed, and after failures, at growing intervals. Whatever fails, the certificate in use stays in use.

import { createHash } from "node:crypto";

import { type Clock, HOUR_MS, iso } from "../../base/clock.ts";
import { reasonOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import type { Condition } from "../../model/condition.ts";
import { AcmeRefusal } from "./client.ts";
import type { AcmeFiles, KeptFailure } from "./files.ts";
import { isFor, type Obtained } from "./obtained.ts";
import { type AcmeOptions, obtain } from "./order.ts";

/** Clocks change and hosts sleep, so the clock is checked this often. */
const LOOK_EVERY_MS = HOUR_MS;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * HOUR_MS;
/** The longest wait while there is no certificate that clients accept. */
const LONGEST_WAIT_WITHOUT_MS = HOUR_MS;
/** Failures may resolve themselves: until expiry is near, they are reported only after this many in a row. */
const TOLD_FROM = 3;

export interface RenewalParts {
  files: AcmeFiles;
  clock: Clock;
  log: Log;
}

export class Renewal {
  /** The proofs that the plain HTTP address serves to the authority, by token. */
  readonly challenges = new Map<string, string>();
  readonly #stop = new AbortController();
  #use: () => Promise<void> = async () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failure: KeptFailure | null;

  constructor(
    private readonly options: AcmeOptions,
    private readonly parts: RenewalParts,
  ) {
    this.#failure = this.#failureBefore();
  }

  /** @param use starts using the certificate on disk */
  begin(use: () => Promise<void>): void {
    this.#use = use;
    this.#look();
  }

  /** Obtains a certificate now if one is due or the last attempt failed, unless the authority has demanded a longer pause. */
  async renew(): Promise<void> {
    if (this.#failure && !this.#mustWait(this.#failure)) this.#failure = { ...this.#failure, nextMs: 0 };
    this.#look();
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  conditions(): Condition[] {
    const { certificatePath: file } = this.parts.files;
    const obtained = this.#obtained();
    const nowMs = this.parts.clock.now();
    const { reason, count } = this.#failure ?? { reason: "The authority has not been asked yet.", count: 0 };
    const ends = obtained ? { untilMs: obtained.untilMs } : {};
    if (!obtained || obtained.untilMs <= nowMs || !this.#fits(obtained)) {
      return [{ kind: "certificate_not_obtained", subject: file, values: { reason, ...ends } }];
    }
    const { fromMs, untilMs } = obtained;
    const isLate = untilMs - nowMs < (untilMs - fromMs) / 6;
    const isTold = count >= TOLD_FROM || (count > 0 && isLate);
    return [
      isTold
        ? { kind: "certificate_not_renewed", subject: file, values: { reason, untilMs } }
        : { kind: "certificate_fine", subject: file, values: { file, untilMs } },
    ];
  }

  #look(): void {
    if (this.#stop.signal.aborted || this.#running) return;
    clearTimeout(this.#timer);
    const waitMs = this.#dueMs() - this.parts.clock.now();
    if (waitMs <= 0) {
      this.#running = this.#attempt().finally(() => {
        this.#running = null;
        this.#look();
      });
    } else {
      this.#timer = setTimeout(() => this.#look(), Math.min(waitMs, LOOK_EVERY_MS));
      this.#timer.unref();
    }
  }

  #dueMs(): number {
    const obtained = this.#obtained();
    const dueMs = obtained && this.#fits(obtained) ? obtained.renewMs : 0;
    return Math.max(dueMs, this.#failure?.nextMs ?? 0);
  }

  async #attempt(): Promise<void> {
    const { files, clock, log } = this.parts;
    const { names, directory } = this.options;
    try {
      await obtain(this.options, { files, challenges: this.challenges, clock, stopped: this.#stop.signal });
      this.#failure = null;
      files.remove("failure");
      const obtained = this.#obtained();
      const until = obtained && iso(obtained.untilMs);
      log.info("a certificate was obtained", { names: names.join(","), until, authority: new URL(directory).host });
      if (obtained && (obtained.fromMs > clock.now() + HOUR_MS || obtained.untilMs <= clock.now())) {
        log.warn("by this host's clock, the certificate is not valid now: the clock is probably wrong", { until });
      }
      await this.#use();
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const { files, clock, log } = this.parts;
    const atMs = clock.now();
    const count = (this.#failure?.count ?? 0) + 1;
    const askedMs = error instanceof AcmeRefusal ? error.retryAfterMs : null;
    const waitMs = Math.max(this.#waitMs(count), askedMs ?? 0);
    const reason = reasonOf(error).replace(/\.?$/, ".");
    const { directory } = this.options;
    this.#failure = {
      directory,
      reason,
      count,
      atMs,
      nextMs: atMs + waitMs,
      asked: askedMs !== null,
      settings: digestOf(this.options),
    };
    log.warn("no certificate could be obtained; the one in use stays", {
      reason,
      attempts: count,
      next: iso(this.#failure.nextMs),
    });
    try {
      files.write("failure", this.#failure);
    } catch (unwritable) {
      log.warn("the failure could not be recorded", { reason: reasonOf(unwritable) });
    }
  }

  /** Doubles after each failure, up to a limit that depends on the certificate in use. */
  #waitMs(count: number): number {
    const obtained = this.#obtained();
    const isGood = obtained !== null && obtained.untilMs > this.parts.clock.now();
    const longestMs = isGood
      ? Math.min(LONGEST_WAIT_MS, (obtained.untilMs - obtained.fromMs) / 24)
      : LONGEST_WAIT_WITHOUT_MS;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** Math.min(count - 1, 20), Math.max(longestMs, FIRST_WAIT_MS));
    return Math.round(waitMs * (0.9 + Math.random() / 5));
  }

  /** A restarted server tries soon, but not at once: it may be in a restart loop. Changed settings are tried at once. */
  #failureBefore(): KeptFailure | null {
    const { files, clock } = this.parts;
    const kept = files.read("failure");
    if (kept?.directory !== this.options.directory || kept.atMs > clock.now()) return null;
    if (this.#mustWait(kept)) return kept;
    const nextMs = kept.settings === digestOf(this.options) ? Math.min(kept.nextMs, kept.atMs + FIRST_WAIT_MS) : 0;
    return { ...kept, nextMs };
  }

  #mustWait({ asked, atMs, nextMs }: KeptFailure): boolean {
    const nowMs = this.parts.clock.now();
    return asked && atMs <= nowMs && nowMs < nextMs;
  }

  #fits({ directory, certificate }: Obtained): boolean {
    return directory === this.options.directory && this.options.names.every((name) => isFor(certificate, name));
  }

  #obtained(): Obtained | null {
    try {
      return this.parts.files.certificate(this.parts.clock.now());
    } catch {
      return null;
    }
  }
}

function digestOf(options: AcmeOptions): string {
  return createHash("sha256").update(JSON.stringify(options)).digest("base64url");
}

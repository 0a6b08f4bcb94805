// Notices work that does not end. It counts looks and not the time: a process that was stopped for an hour, with its
// container or its machine, has looked once, and what was under way has time to end.

const LOOKS = 4;

export class Watch {
  readonly #afterMs: number;
  readonly #stuck: () => void;
  #isUnderWay = false;
  /** How many looks have found the same under way. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param stuck is called where something has not ended for so long */
  constructor(afterMs: number, stuck: () => void) {
    this.#afterMs = afterMs;
    this.#stuck = stuck;
  }

  /** Something is under way, and nothing else that had begun before. */
  begin(): void {
    this.#isUnderWay = true;
    this.#looks = 0;
    this.#timer ??= this.#lookLater();
  }

  end(): void {
    this.#isUnderWay = false;
  }

  /** For good. */
  stop(): void {
    this.end();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** For how long something has not ended, as words. */
  get words(): string {
    return `has not answered for ${Math.round(this.#afterMs / 1_000)} seconds`;
  }

  #lookLater(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.#look(), this.#afterMs / LOOKS);
    timer.unref();
    return timer;
  }

  #look(): void {
    this.#timer = null;
    if (!this.#isUnderWay) return;
    this.#looks += 1;
    if (this.#looks > LOOKS) this.#stuck();
    else this.#timer = this.#lookLater();
  }
}

// Notices work that does not end. It counts its own checks instead of measuring the time: if the process, its container or its machine
// was suspended for an hour, it has checked once, and the work still has time to end.

const LOOKS = 4;

export class Watch {
  #isUnderWay = false;
  /** The number of checks since the work began. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** @param stuck called if the work has not ended after `afterMs` */
  constructor(
    private readonly afterMs: number,
    private readonly stuck: () => void,
  ) {}

  /** Call this when work begins. It replaces earlier work. */
  begin(): void {
    this.#isUnderWay = true;
    this.#looks = 0;
    this.#timer ??= this.#lookLater();
  }

  end(): void {
    this.#isUnderWay = false;
  }

  stop(): void {
    this.end();
    if (this.#timer) clearTimeout(this.#timer);
  }

  /** "has not answered for 60 seconds" */
  get words(): string {
    return `has not answered for ${Math.round(this.afterMs / 1_000)} seconds`;
  }

  #lookLater(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => this.#look(), this.afterMs / LOOKS);
    timer.unref();
    return timer;
  }

  #look(): void {
    this.#timer = null;
    if (!this.#isUnderWay) return;
    this.#looks += 1;
    if (this.#looks > LOOKS) this.stuck();
    else this.#timer = this.#lookLater();
  }
}

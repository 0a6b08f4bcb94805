// Runs at most a fixed number of jobs at once; the others wait in the order they came. If one caller may send many, use
// FairQueue.

export class AtMost {
  #free: number;
  readonly #waiting: Array<() => void> = [];

  constructor(jobs: number) {
    this.#free = jobs;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

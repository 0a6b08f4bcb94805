// Reports each damaged place in the database once. PostgreSQL finds damaged pages; this program finds missing rows, and seals that do not open.

import { AppError } from "../../base/errors.ts";
import type { DamagedPlace } from "../contract.ts";

/** This many places are enough to know that a backup must be restored. */
const MAX_REPORTED = 100;

export class Damages {
  readonly #reported = new Set<string>();

  constructor(private readonly onDamage: (place: DamagedPlace) => void = () => {}) {}

  get any(): boolean {
    return this.#reported.size > 0;
  }

  /** @returns the error to throw */
  report(place: DamagedPlace): AppError {
    if (!this.#reported.has(place.what) && this.#reported.size < MAX_REPORTED) {
      this.#reported.add(place.what);
      this.onDamage(place);
    }
    return this.error();
  }

  error(): AppError {
    return new AppError("corrupt", "The database is damaged: the required data cannot be read.");
  }
}

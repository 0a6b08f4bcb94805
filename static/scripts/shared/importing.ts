// Loads scripts while a page is open.

/** Path → a "#" for each failure. Firefox remembers failures by address, so each new attempt uses a different one. */
const failures: Record<string, string> = {};

/** @throws TypeError if it does not arrive; the next call tries again */
export const importFrom = <T>(path: string): Promise<T> =>
  import(path + (failures[path] ?? "")).catch((error: unknown) => {
    failures[path] = `${failures[path] ?? ""}#`;
    throw error;
  }) as Promise<T>;

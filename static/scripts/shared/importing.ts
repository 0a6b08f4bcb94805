// Loads scripts while a page is open.

/** Path → a "#" for each time that it did not arrive. Firefox remembers that of an address, so the next one is another. */
const failures: Record<string, string> = {};

/** @throws TypeError where it does not arrive; the next call tries again */
export const importFrom = <T>(path: string): Promise<T> =>
  import(path + (failures[path] ?? "")).catch((error: unknown) => {
    failures[path] = `${failures[path] ?? ""}#`;
    throw error;
  }) as Promise<T>;

// Loads scripts while a page is open.

/** Path → how often it did not arrive. Firefox remembers that of an address, so the next one is another. */
const failures = new Map<string, number>();

/** @throws TypeError where it does not arrive; the next call tries again */
export async function importFrom<T>(path: string): Promise<T> {
  const failed = failures.get(path) ?? 0;
  try {
    return (await import(failed === 0 ? path : `${path}#${failed}`)) as T;
  } catch (error) {
    failures.set(path, failed + 1);
    throw error;
  }
}

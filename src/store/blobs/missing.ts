// Files that are not there, or not any more.

/** ESTALE: another host has removed it. */
export const isMissing = (error: unknown): boolean =>
  ["ENOENT", "ESTALE"].includes((error as { code?: string }).code ?? "");

/** @returns null if what the step is about is missing */
export async function unlessMissing<T>(step: Promise<T>): Promise<T | null> {
  try {
    return await step;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

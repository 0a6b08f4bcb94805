// The system's C library, for the few calls that the runtime does not offer.

/**
 * @param use opens the library of this name, for example with `dlopen`, and throws if there is none
 * @returns null if the system's C library cannot be used, which includes every system but Linux
 */
export function withCLibrary<T>(use: (name: string) => T): T | null {
  if (process.platform !== "linux") return null;
  for (const name of ["libc.so.6", `libc.musl-${process.arch === "arm64" ? "aarch64" : "x86_64"}.so.1`]) {
    try {
      return use(name);
    } catch {
      // Try the other library.
    }
  }
  return null;
}

// Which target of the compiler fits the program that runs.

import { readFileSync } from "node:fs";

export const TARGETS = [
  "linux-x64",
  "linux-arm64",
  "linux-x64-musl",
  "linux-arm64-musl",
  "darwin-arm64",
  "darwin-x64",
  "windows-x64",
] as const;
export type Target = (typeof TARGETS)[number];

/** The target of this very process, or its name where it is not one of TARGETS. */
export const targetHere = (): string =>
  targetOf({
    platform: process.platform,
    arch: process.arch,
    mapped: process.platform === "linux" ? readFileSync("/proc/self/maps", "utf8") : "",
  });

/**
 * @param mapped /proc/self/maps: the C library that runs this process. The file system cannot tell, because
 *   a glibc system may have musl installed beside it.
 */
export function targetOf({ platform, arch, mapped }: { platform: string; arch: string; mapped: string }): string {
  const system = platform === "win32" ? "windows" : platform;
  const musl = platform === "linux" && /\/(?:ld-musl-|libc\.musl-)/.test(mapped);
  return `${system}-${arch}${musl ? "-musl" : ""}`;
}

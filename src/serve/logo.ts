// The logo that an administrator puts on the pages: one picture file, read once at the start.

import type { Logo } from "../http/pages/assets.ts";

const CONTENT_TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
};
const MAX_BYTES = 256 * 1024;

/** @throws Error with a message for the administrator */
export async function readLogo(path: string | undefined): Promise<Logo | null> {
  if (path === undefined) return null;
  const contentType = CONTENT_TYPES[path.split(".").at(-1)?.toLowerCase() ?? ""];
  if (!contentType) throw new Error(`branding.logo_file must end in ${Object.keys(CONTENT_TYPES).join(", ")}: ${path}`);
  const file = Bun.file(path);
  if (!(await file.exists())) throw new Error(`branding.logo_file cannot be read: ${path}`);
  if (file.size > MAX_BYTES) throw new Error(`branding.logo_file is larger than 256 KiB: ${path}`);
  return { bytes: new Uint8Array(await file.arrayBuffer()), contentType };
}

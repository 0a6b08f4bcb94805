// Everything that this executable gives to browsers apart from a server's pages: `secretpush assets` lists it.

import { docsAsset } from "../../http/contract/docs.ts";
import { openerPage } from "../../capabilities/e2e/opener_page.ts";
import { Assets } from "../../http/pages/assets.ts";

/** The file that `secretpush opener` writes. */
export { openerPage };
export const OPENER_NAME = "opener.html";

export const sha256 = (bytes: Uint8Array): string => Bun.SHA256.hash(bytes, "hex");

/** The assets with this accent colour, whatever the other settings. @param accent "#rrggbb" */
export async function knownAssets(accent: string): Promise<Array<{ path: string; sha256: string }>> {
  const all = [
    ...(await new Assets({ accent, logo: null }).all()),
    await docsAsset(),
    { path: OPENER_NAME, bytes: new TextEncoder().encode(openerPage()) },
  ];
  return all.map(({ path, bytes }) => ({ path, sha256: sha256(bytes) }));
}

// What makes the pages an app on a phone: the manifest, and icons in the instance's colours.

import { Elysia } from "elysia";

import { ASSET_HEADERS, SECURITY_HEADERS } from "../headers.ts";
import { iconPng } from "./icon_png.ts";
import type { Branding } from "./layout.ts";
import { COLOURS, iconColours } from "./theme.ts";

/** Where other apps send what people share with this one. */
export const SHARE_PATH = "/share";

/** The icons by path. The system cuts an icon that is `whole` into its own shape. */
const ICONS: Readonly<Record<string, { size: number; whole?: true }>> = {
  "/favicon.ico": { size: 32 },
  "/apple-touch-icon.png": { size: 180, whole: true },
  "/icon-192.png": { size: 192 },
  "/icon-512.png": { size: 512 },
  "/icon-maskable.png": { size: 512, whole: true },
};
const DAY_S = 24 * 3600;

export function appPages({ title, accent }: Branding) {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>();
  const icon = (path: string): Response => {
    const { size, whole } = ICONS[path] ?? { size: 32 };
    const bytes = drawn.get(path) ?? iconPng(size, iconColours(accent), whole);
    drawn.set(path, bytes);
    const headers = { ...ASSET_HEADERS, "content-type": "image/png", "cache-control": `public, max-age=${DAY_S}` };
    return new Response(bytes, { headers });
  };
  const manifest = JSON.stringify({
    name: title,
    short_name: title,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: COLOURS.light.page,
    background_color: COLOURS.light.page,
    icons: Object.entries(ICONS)
      .filter(([path]) => path.startsWith("/icon-"))
      .map(([src, { size, whole }]) => ({
        src,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose: whole ? "maskable" : "any",
      })),
    // In a body, so that what is shared does not appear in an address or a log.
    share_target: {
      action: SHARE_PATH,
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  });
  const routes = new Elysia({ name: "app" }).guard({ detail: { hide: true } }).get("/manifest.webmanifest", () => {
    const headers = {
      ...SECURITY_HEADERS,
      "content-type": "application/manifest+json",
      "cache-control": `public, max-age=${DAY_S}`,
    };
    return new Response(manifest, { headers });
  });
  for (const path of Object.keys(ICONS)) routes.get(path, () => icon(path));
  return routes;
}

// What the tests of `secretpush watch` share: a server with everything set that pages show, and a proxy that alters what it
// answers.

import { afterAll, beforeAll } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { cli, home, stranger, tempDir } from "./client_runs.ts";
import { startServer, type TestServer } from "./harness.ts";

export let branded: TestServer;

/** Starts it before the tests of a file, and stops it after them. */
export function useBranded(): void {
  beforeAll(async () => {
    const logo = join(tempDir(), "logo.svg");
    writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    branded = await startServer({
      flags: {
        "reveal-check": "press",
        "branding-title": 'Ann & "Bob" · <Co>',
        "branding-tagline": "Only <b>here</b> & now",
        "branding-accent": "#aa3311",
        "branding-logo-file": logo,
        "about-operator": "Ops & Sons",
        "about-contact": "https://ops.example.org/?a=1&b=2",
        "about-text": "In the cellar, <left>.",
        "purge-after": "30d",
        "purge-anonymous-after": "36h",
        "download-link-life": "45m",
        "allow-sign-up": "true",
        "ldap-url": "ldaps://ldap.invalid",
        "ldap-base": "dc=example",
        e2e: "required",
        "enable-qr-pushes": "false",
        "enable-requests": "true",
        "text-expire-after-days-max": "1000",
        "base-url": "http://localhost",
        "oidc-issuer": "https://id.example",
        "oidc-client-id": "push",
        "oidc-label": 'Example & "ID" <us>',
      },
    });
    await branded.user();
  });
  afterAll(() => branded.stop());
}

type Alter = (answer: { bytes: Uint8Array; headers: Headers; status: number }) => void;

/** A proxy in front of a server. @param alter gets the answers to one path in one language */
export function proxy(behind: string): {
  url: string;
  seen: Map<string, number>;
  alter: (place: string, how: Alter | null) => void;
} {
  const seen = new Map<string, number>();
  const altered = new Map<string, Alter | null>();
  const url = stranger(async (request) => {
    const { pathname, search } = new URL(request.url);
    const language = request.headers.get("accept")?.includes("html") ? request.headers.get("accept-language") : null;
    // The tokens that watch makes up differ each time.
    const path = pathname.replace(/\w{22}/, "…");
    const place = language === null ? path : `${path} (${language.slice(0, 2)})`;
    const { method, headers: sent } = request;
    const body = method === "POST" ? { body: await request.bytes() } : {};
    const response = await fetch(behind + pathname + search, { method, headers: sent, redirect: "manual", ...body });
    const headers = new Headers(response.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
    const answer = { bytes: await response.bytes(), headers, status: response.status };
    seen.set(place, answer.bytes.length);
    (altered.get(place) ?? altered.get(place.replace(path, pathname)))?.(answer);
    const { bytes, status } = answer;
    return new Response(status < 300 || status > 399 ? bytes.slice() : null, { status, headers });
  });
  return { url, seen, alter: (place, how) => void altered.set(place, how) };
}

/** In three languages, unless it is told which ones. */
export const watch = (...argv: string[]) =>
  cli(["watch", ...(argv.includes("--languages") ? [] : ["--languages", "en,de,fr"]), ...argv], { env: home });
export const placesOf = ({ stdout }: { stdout: string }): string[] =>
  stdout.split("\n").filter((line) => line !== "" && !line.startsWith("  "));

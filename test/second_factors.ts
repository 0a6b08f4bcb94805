// People with second factors, as tests over HTTP need them. The codes are worked out here, without the
// program's code.

import { createHmac } from "node:crypto";

import { expect } from "bun:test";

import { Browser, PASSWORD } from "./browser_sessions.ts";
import type { TestServer } from "./harness.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** The code that an app with this secret shows at a moment. */
export function codeAt(secret: string, nowMs: number): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(nowMs / 30_000)));
  const digest = createHmac("sha1", fromBase32(secret)).update(step).digest();
  // RFC 4226, section 5.3: four bytes from where the last one says, without the sign.
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, "0");
}

export interface WithApp {
  email: string;
  browser: Browser;
  secret: string;
  recoveryCodes: string[];
}

/** Sets up an app for whoever is signed in in this browser. */
export async function addApp(browser: Browser, nowMs: number): Promise<{ secret: string; recoveryCodes: string[] }> {
  expect((await browser.send("POST", "/account/factors/confirm", { password: PASSWORD })).status).toBe(200);
  const begun = await browser.send("POST", "/account/factors/app/begin", {});
  expect(begun.status).toBe(200);
  const { ticket, secret } = begun.body as { ticket: string; secret: string };
  const added = await browser.send("POST", "/account/factors/app", { ticket, code: codeAt(secret, nowMs) });
  expect(added.status).toBe(201);
  return { secret, recoveryCodes: added.body.recovery_codes };
}

let people = 0;
/** A new user with an app that shows codes, signed in. */
export async function withApp(server: TestServer, nowMs: number, admin = false): Promise<WithApp> {
  const { email } = await server.user(`factor${(people += 1)}@example.org`, admin);
  const browser = new Browser(server);
  expect((await browser.signIn(email)).status).toBe(200);
  return { email, browser, ...(await addApp(browser, nowMs)) };
}

/** A browser that has taken the first step. */
export async function halfway(server: TestServer, email: string, headers = {}): Promise<Browser> {
  const browser = new Browser(server, headers);
  const answer = await browser.signIn(email);
  expect(answer).toMatchObject({ status: 200, body: { second_factor: expect.anything() } });
  return browser;
}

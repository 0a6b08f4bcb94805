// Requests to this server in the name of the person to whom the page was shown. If that person is not signed in any more, the
// server refuses (401 "session-ended"). Then they sign in within the page, and the request goes on: nothing is ever sent as
// someone else, and nothing that was typed or chosen is lost.

import { importFrom } from "./importing.ts";

export interface Person {
  id: number;
  email: string;
  /** The address of the module that lets them sign in again. */
  module: string;
}

export interface Answer<T> {
  /** 0 if the response did not arrive completely. */
  status: number;
  ok: boolean;
  body: T;
  /** Seconds to wait, after a 429. */
  retryAfter: number;
}

export type Send = <T>(method: string, path: string, body?: unknown) => Promise<Answer<T>>;

interface SignInModule {
  signInAgain: (email: string, send: Send) => Promise<string | Answer<object>>;
}

/** The result of something that was sent. */
export interface Sent {
  status: number;
  body: Record<string, unknown>;
  retryAfter: number;
  cancelled?: boolean;
}

type Refused = { status: number; body: unknown };

/** What the server sent along with this page under this name; null if it sent nothing. */
export function fromMeta<T>(name: string): T | null {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  return content === undefined ? null : (JSON.parse(content) as T);
}

const person = fromMeta<Person>("person");
/** Says in whose name a request is sent, and that a field which the server does not know is a mistake. */
export const HEADERS: Record<string, string> = {
  prefer: "handling=strict",
  ...(person && { "x-session-user": String(person.id) }),
};

declare global {
  var signingIn: {
    /** The message to show once the person has chosen not to sign in again; "" until then. */
    declined: string;
    asking?: Promise<Answer<object> | null> | undefined;
  };
}
// Each module of a page has its own copy of this file, but no one must be asked twice.
const signingIn = (globalThis.signingIn ??= { declined: "" });

/** Whether the server refused because the sender is no longer signed in. */
export const hasEnded = ({ status, body }: Refused): boolean =>
  status === 401 && (body as { error?: unknown } | null)?.error === "session-ended";

const ENDED: Answer<object> = { status: 401, ok: false, body: { error: "session-ended" }, retryAfter: 0 };
const NO_ANSWER: Answer<object> = { status: 0, ok: false, body: {}, retryAfter: 0 };

/**
 * Lets the person sign in again, within the page.
 * @returns null once they are signed in; else the answer to what they wanted: that they chose not to, or why they cannot
 */
export function signInAgain(): Promise<Answer<object> | null> {
  return (signingIn.asking ??= askAgain().finally(() => (signingIn.asking = undefined)));
}

async function askAgain(): Promise<Answer<object> | null> {
  if (!person) return ENDED;
  try {
    const module = await importFrom<SignInModule>(person.module);
    const said = await module.signInAgain(person.email, once);
    if (typeof said !== "string") return said;
    signingIn.declined = said;
    return said === "" ? null : ENDED;
  } catch {
    return NO_ANSWER; // The module did not arrive.
  }
}

/**
 * Called before a large body is sent, because its refusal may get lost on the way.
 * @returns as `signInAgain`; null also if the server does not say whether the person is signed in
 */
export async function signInIfEnded(): Promise<Answer<object> | null> {
  if (!person) return null;
  const { ok, body } = await once<{ state?: string }>("POST", "/session/again", {});
  return !ok || body.state === "in" ? null : signInAgain();
}

/**
 * What to say of this answer to someone who is signed out and chose to stay on the page; "" for any other answer. Someone
 * who was not asked goes to the sign-in page.
 */
export function ifSignedOut(answer: Refused): string {
  if (hasEnded(answer)) return signingIn.declined;
  if (answer.status === 401) location.assign("/users/sign_in");
  return "";
}

/** Sends a request to this server. Nothing is cached. */
export async function request<T = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> {
  const answer = await once<T>(method, path, body);
  // A person who chose not to sign in is not asked again when the page looks for news.
  if (!hasEnded(answer) || (method === "GET" && signingIn.declined !== "")) return answer;
  const instead = await signInAgain();
  return instead === null ? request(method, path, body) : (instead as Answer<T>);
}

async function once<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const isForm = body instanceof FormData;
  const sent = body === undefined || isForm ? {} : { "content-type": "application/json" };
  try {
    const response = await fetch(path, {
      method,
      cache: "no-store",
      headers: { ...HEADERS, ...sent },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    // An error may have no body. A success has one, and a truncated body counts as no response.
    const answer = (await response.json().catch((error) => {
      if (response.ok) throw error;
      return {};
    })) as T;
    const retryAfter = Number(response.headers.get("retry-after") ?? "1");
    return { status: response.status, ok: response.ok, body: answer, retryAfter };
  } catch {
    return NO_ANSWER as Answer<T>;
  }
}

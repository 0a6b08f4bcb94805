// The client's calls to the JSON API v2 of Secret Push or of any Password Pusher, and the checks of the answers.

import type { Answer, Taken } from "../../model/fields.ts";
import type { Terms } from "../../model/preset.ts";
import { type PUSH_FIELDS, TAKEN_OF_PUSH } from "../../model/push_fields.ts";
import { type LinkNoun, URL_TOKEN } from "./link.ts";
import { Unreachable } from "./network_errors.ts";
import { isObject, type Json, text } from "./server_refusals.ts";
import { bodyOf, type RemoteFile, type StreamedBody, Transport } from "./transport.ts";

/** What a server supports. A flag that it does not send is undefined. */
export interface Abilities {
  applicationVersion: string;
  anonymous: boolean | undefined;
  files: boolean | undefined;
  filesNeedToken: boolean | undefined;
  urls: boolean | undefined;
  qrs: boolean | undefined;
  endToEnd: boolean | undefined;
  /** The server's policy: offered, preferred or required. */
  endToEndPolicy: string;
  requests: boolean | undefined;
}

export type Push = Pick<Answer<typeof PUSH_FIELDS, "owner">, "url_token" | "html_url" | "expired"> &
  Partial<Answer<typeof PUSH_FIELDS, "owner">> & { receipt_url?: string };

/** What a receipt says about its push. */
export interface Receipt {
  expired: boolean;
  ended_by: string;
  views: number;
  opened_at: string[];
  views_remaining: number;
  frozen: boolean;
  alarmed: boolean;
  expires_at: string;
  expired_on: string;
}

export interface Retrieved {
  push: Push;
  payload: string | null;
  files: RemoteFile[];
}

export interface Preset {
  name: string;
  own: boolean;
  terms: Terms;
  /** "asked" or "generated"; "" leaves it to the sender. */
  passphrase: string;
}

const PATHS: Record<LinkNoun, string> = { push: "/api/v2/pushes", request: "/api/v2/requests" };

const TIMESTAMP = /^\d{4}-\d\d-\d\d[T ][\d:.]+ ?(?:Z|UTC|[+-][\d:]+)?$/;

export class Api extends Transport {
  /** What the server supports. Also checks, before anything secret is sent, that the server has this API. */
  async abilities(): Promise<Abilities> {
    const body = await this.json("GET", "/api/v2/version");
    if (!isObject(body) || typeof body.api_version !== "string") throw this.stranger("its version record is missing");
    const features = isObject(body.features) ? body.features : {};
    const pushes = isObject(features.pushes) ? features.pushes : {};
    const enabled = (part: unknown, key = "enabled"): boolean | undefined =>
      isObject(part) && typeof part[key] === "boolean" ? part[key] : undefined;
    return {
      applicationVersion: text(body.application_version),
      anonymous: enabled(features, "anonymous_access"),
      files: enabled(pushes.file_attachments),
      filesNeedToken: enabled(pushes.file_attachments, "requires_authentication"),
      urls: enabled(pushes.url_pushes),
      qrs: enabled(pushes.qr_code_pushes),
      endToEnd: enabled(pushes.end_to_end),
      endToEndPolicy: isObject(pushes.end_to_end) ? text(pushes.end_to_end.policy) : "",
      requests: enabled(features.requests),
    };
  }

  /** Null if the server does not support presets. */
  async presets(): Promise<Preset[] | null> {
    const body = await this.json("GET", "/api/v2/presets", { optional: true });
    if (body === null) return null;
    if (!Array.isArray(body)) throw this.stranger("it did not send a list of presets");
    return body.filter(isObject).map(({ name, own, terms, passphrase }) => {
      const understood = isObject(terms) ? termsOf(terms) : null;
      if (!understood) throw this.stranger("it sent a preset that cannot be used");
      return { name: text(name), own: own === true, terms: understood, passphrase: text(passphrase) };
    });
  }

  async create(body: StreamedBody): Promise<Push> {
    return this.#push(await this.json("POST", "/api/v2/pushes", { body }));
  }

  /** Counts no view. Null if the server does not say: the retrieval will then fail too, with the reason. */
  async isEndToEnd(urlToken: string): Promise<boolean | null> {
    const preview = await this.json("GET", `/api/v2/pushes/${urlToken}/preview`).catch((error: unknown) => {
      if (error instanceof Unreachable) throw error;
      return null;
    });
    return isObject(preview) ? preview.e2e === true : null;
  }

  /** Counts a view. @param holdId the id of the caller's wait, if the push is held @throws BadPassphrase, HeldPush */
  async retrieve(urlToken: string, passphrase: string | null, holdId: string | null = null): Promise<Retrieved> {
    const path = `/api/v2/pushes/${urlToken}`;
    const sent = { ...(passphrase !== null && { passphrase }), ...(holdId !== null && { hold: holdId }) };
    const isPlain = Object.keys(sent).length === 0;
    // A query may be logged, a body is not; but Password Pusher and earlier versions of this server accept only a query.
    const posted = isPlain ? null : await this.json("POST", `${path}/retrieve`, { body: bodyOf(sent), optional: true });
    const body = posted ?? (await this.json("GET", isPlain ? path : `${path}?${new URLSearchParams(sent)}`));
    const push = this.#push(body);
    const { payload, files } = body as Json;
    return { push, payload: typeof payload === "string" ? payload : null, files: this.#files(files) };
  }

  /** @param recipient an address, or its number in the refusal's list @returns when a delayed email arrives at the latest */
  async sendCode(noun: LinkNoun, urlToken: string, recipient: string): Promise<string | null> {
    const body = await this.json("POST", `${PATHS[noun]}/${urlToken}/codes`, { body: bodyOf({ recipient }), noun });
    return isObject(body) && typeof body["comes_by"] === "string" ? body["comes_by"] : null;
  }

  /** Proves the address that the code was mailed to. @throws WrongCode */
  async verifyCode(noun: LinkNoun, urlToken: string, code: string): Promise<void> {
    await this.json("POST", `${PATHS[noun]}/${urlToken}/codes/verify`, { body: bodyOf({ code }), noun });
  }

  /** @param mustEnd whether to fail if someone else expired the push first */
  async expire(urlToken: string, mustEnd = false): Promise<Push> {
    return this.#push(await this.json("DELETE", `/api/v2/pushes/${urlToken}${mustEnd ? "?must_end=true" : ""}`));
  }

  /** @param method GET to look, DELETE to expire its push */
  async receipt(method: "GET" | "DELETE", receipt: string): Promise<Receipt> {
    const body = await this.json(method, `/api/v2/receipts/${receipt}`, { noun: "receipt" });
    if (!isObject(body) || typeof body.expired !== "boolean") throw this.stranger("it did not send a receipt");
    const count = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);
    const time = (value: unknown): string => (TIMESTAMP.test(text(value)) ? text(value) : "");
    return {
      expired: body.expired,
      ended_by: text(body.ended_by),
      views: count(body.views),
      opened_at: Array.isArray(body.opened_at) ? body.opened_at.map(time).filter((at) => at !== "") : [],
      views_remaining: count(body.views_remaining),
      frozen: body.frozen === true,
      alarmed: body.alarmed === true,
      expires_at: time(body.expires_at),
      expired_on: time(body.expired_on),
    };
  }

  async change(urlToken: string, fields: Json): Promise<Push> {
    return this.#push(await this.json("PATCH", `/api/v2/pushes/${urlToken}`, { body: bodyOf({ push: fields }) }));
  }

  async list(state: "active" | "expired", page: number): Promise<Push[]> {
    const body = await this.json("GET", `/api/v2/pushes/${state}?page=${page}&per_page=200`);
    if (!Array.isArray(body)) throw this.stranger("it did not send a list of pushes");
    return body.map((one: unknown) => this.#push(one));
  }

  async audit(urlToken: string, page: number, noun: LinkNoun = "push") {
    const body = await this.json("GET", `${PATHS[noun]}/${urlToken}/audit?page=${page}`, { noun });
    const logs: unknown = isObject(body) ? body.logs : undefined;
    if (!Array.isArray(logs)) throw this.stranger("it did not send an audit log");
    return logs.map((entry: unknown) => {
      const { kind, ip, user_agent, referrer, created_at, ...more } = isObject(entry) ? entry : {};
      const who = ["api_token", "identity", "confirmed_address"].filter((name) => typeof more[name] === "string");
      const what = {
        kind: text(kind),
        ip: text(ip),
        user_agent: text(user_agent),
        referrer: text(referrer),
        created_at: text(created_at),
      };
      return Object.assign(what, Object.fromEntries(who.map((name) => [name, text(more[name])])));
    });
  }

  #push(body: unknown): Push {
    if (!isObject(body) || typeof body.url_token !== "string" || !URL_TOKEN.test(body.url_token)) {
      throw this.stranger("it did not send a push");
    }
    const urlToken = body.url_token;
    const link = isWebAddress(body.html_url) ? body.html_url : `${this.server}/p/${urlToken}`;
    const push: Push = { ...body, url_token: urlToken, html_url: link, expired: body.expired === true };
    // All of this is shown to the user. A value of the wrong type counts as missing.
    for (const field of SHOWN_NUMBERS) if (!Number.isSafeInteger(body[field])) delete push[field];
    for (const field of SHOWN_TIMES) if (!TIMESTAMP.test(text(body[field]))) delete push[field];
    if (typeof body.e2e !== "boolean") delete push.e2e;
    if (body.expired_on === null) push.expired_on = null;
    if (!isWebAddress(body.receipt_url)) delete push.receipt_url;
    for (const field of SHOWN_TEXTS) if (typeof body[field] !== "string") delete push[field];
    return push;
  }

  // A list of objects. Version 1 of the server sends one object, name → address, or that object as text.
  #files(files: unknown): RemoteFile[] {
    let value = files;
    if (typeof value === "string") {
      try {
        value = JSON.parse(value);
      } catch {
        return [];
      }
    }
    if (isObject(value)) value = Object.entries(value).map(([filename, url]) => ({ filename, url }));
    if (!Array.isArray(value)) return [];
    return value.filter(isObject).map(({ filename, url, byte_size: byteSize }) => ({
      filename: text(filename),
      // Checked only when the file is fetched: a bad address must not cost the text and the other files.
      url: text(url),
      byteSize: Number.isSafeInteger(byteSize) && Number(byteSize) >= 0 ? Number(byteSize) : null,
    }));
  }
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === "string");

const FITS: Readonly<Record<Taken["type"], (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === "boolean",
  texts: (value) => typeof value === "string" || isTexts(value),
};

/** @returns null if a term is not understood: it must not be left out, because it may be what protects the push */
function termsOf(given: Json): Terms | null {
  const terms: Record<string, Terms[keyof Terms]> = {};
  for (const [name, value] of Object.entries(given)) {
    const taken = TAKEN_OF_PUSH.all.find((field) => field.name === name)?.taken;
    if (taken?.preset === undefined || !FITS[taken.type](value)) return null;
    // Lists may also come as one text.
    const isList = taken.type === "texts" && typeof value === "string";
    terms[name] = isList ? value.split(",").filter((one) => one.trim() !== "") : (value as Terms[keyof Terms]);
  }
  return terms;
}

const SHOWN_NUMBERS = [
  "expire_after_days",
  "expire_after_views",
  "days_remaining",
  "views_remaining",
  "holds_waiting",
] as const;
const SHOWN_TIMES = ["created_at", "expires_at", "expired_on"] as const;
const SHOWN_TEXTS = ["kind", "name"] as const;

const isWebAddress = (value: unknown): value is string =>
  typeof value === "string" && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);

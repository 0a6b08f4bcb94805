// The part of the API v2 for requests, which this server and some versions of Password Pusher have.

import { OperationFailed } from "../terminal.ts";
import type { Api } from "./api.ts";
import { bodyOf, type StreamedBody } from "./transport.ts";
import { URL_TOKEN } from "./link.ts";
import { isObject, type Json, text } from "./server_refusals.ts";

export interface SecretRequest {
  url_token: string;
  html_url: string;
  state: string;
  name: string;
  created_at: string;
  close_after_at: string;
  response_file_attachments: boolean;
  /** Whether answers must be sealed to the key in the request's link. */
  e2e: boolean;
  max_responses: number | null;
  responses_count: number | null;
  /** As the server sent it. */
  record: Json;
}

/** A request's question, for anyone with the link. */
export interface AskedRequest extends SecretRequest {
  /** Null if the request is closed, or if its owner retrieves it without the passphrase. */
  request: string | null;
  requestor: string;
  responses_remaining: number | null;
  /** For its owner: the pushes that answer it. */
  responses: Array<{
    url_token: string;
    html_url: string;
    kind: string;
    /** "" if no name was given, or if the server does not know names. */
    sender_name: string;
    /** The address that the sender has proved; "" if none was needed. */
    proved: string;
    created_at: string;
    expired: boolean;
  }>;
}

const REQUESTS = "/api/v2/requests";

export class RequestApi {
  constructor(private readonly api: Api) {}

  /** @param wanted the request to make, if any @throws OperationFailed if the server accepts no requests, or none like this */
  async expectThem(wanted?: { e2e: boolean }): Promise<void> {
    const { requests, endToEnd, endToEndPolicy } = await this.api.abilities();
    const { host } = this.api;
    if (requests !== true) {
      throw new OperationFailed(
        `requests are switched off on ${host}: its administrator can switch them on with enable_requests`,
      );
    }
    if (wanted?.e2e && endToEnd !== true)
      throw new OperationFailed(`${host} accepts nothing that is end-to-end encrypted`);
    if (wanted?.e2e === false && endToEndPolicy === "required") {
      throw new OperationFailed(`${host} accepts only what is end-to-end encrypted: pass --e2e`);
    }
  }

  async create(fields: Json): Promise<SecretRequest> {
    const body = bodyOf({ request: fields });
    return this.#request(await this.api.json("POST", REQUESTS, { body, noun: "request" }));
  }

  /** @throws BadPassphrase */
  async find(urlToken: string, passphrase: string | null): Promise<AskedRequest> {
    const headers = passphrase === null ? null : passphraseHeader(passphrase);
    const query = passphrase === null || headers ? "" : `?passphrase=${encodeURIComponent(passphrase)}`;
    const body = await this.api.json("GET", `${REQUESTS}/${urlToken}${query}`, {
      noun: "request",
      ...(headers && { headers }),
    });
    const found = this.#request(body);
    const { request, requestor, responses } = found.record;
    return {
      ...found,
      request: typeof request === "string" ? request : null,
      requestor: text(requestor),
      responses_remaining: countIn(found.record.responses_remaining),
      responses: (Array.isArray(responses) ? responses : []).filter(isAnswer).map((one) => ({
        url_token: one.url_token,
        html_url: text(one.html_url),
        kind: text(one.kind),
        sender_name: text(one.sender_name),
        proved: text(one.confirmed_address) || text(one.identity),
        created_at: text(one.created_at),
        expired: one.expired === true,
      })),
    };
  }

  async respond(urlToken: string, body: StreamedBody): Promise<SecretRequest> {
    return this.#request(await this.api.json("PATCH", `${REQUESTS}/${urlToken}/respond`, { body, noun: "request" }));
  }

  async list(state: string, page: number): Promise<SecretRequest[]> {
    const body = await this.api.json("GET", `${REQUESTS}/${state}?page=${page}`, { noun: "request" });
    if (!Array.isArray(body)) throw this.api.stranger("it did not send a list of requests");
    return body.map((one: unknown) => this.#request(one));
  }

  async close(urlToken: string): Promise<Json> {
    return this.#request(await this.api.json("DELETE", `${REQUESTS}/${urlToken}`, { noun: "request" })).record;
  }

  #request(body: unknown): SecretRequest {
    if (!isObject(body) || typeof body.url_token !== "string" || !URL_TOKEN.test(body.url_token)) {
      throw this.api.stranger("it did not send a request");
    }
    const link = text(body.html_url);
    return {
      url_token: body.url_token,
      html_url: /^https?:\/\/[^\s\p{Cc}]+$/iu.test(link) ? link : `${this.api.server}/req/${body.url_token}`,
      state: text(body.state),
      name: text(body.name),
      created_at: text(body.created_at),
      close_after_at: text(body.close_after_at),
      response_file_attachments: body.response_file_attachments === true,
      e2e: body.e2e === true,
      max_responses: countIn(body.max_responses),
      responses_count: countIn(body.responses_count),
      record: body,
    };
  }
}

const isAnswer = (value: unknown): value is Json & { url_token: string } =>
  isObject(value) && typeof value.url_token === "string" && URL_TOKEN.test(value.url_token);

const countIn = (value: unknown): number | null => (Number.isSafeInteger(value) ? Number(value) : null);

/** In UTF-8, one character for each byte. Null if no header can carry it: white space at its ends would be lost. */
function passphraseHeader(passphrase: string): Record<string, string> | null {
  if (passphrase === "" || passphrase.trim() !== passphrase || /\p{Cc}/u.test(passphrase)) return null;
  return { "x-passphrase": Buffer.from(passphrase).toString("latin1") };
}

// Obtains one certificate: account, order, proof of control, signature, file. Each step that cannot be repeated for free is
// recorded before the next one, so that the same order continues after a crash.

import { isIP } from "node:net";

import type { Clock } from "../../base/clock.ts";
import { makeSigningRequest, newKeyPem } from "../../base/x509.ts";
import { AcmeClient, type AcmeAnswer, type AcmeAuthority, AcmeRefusal, said } from "./client.ts";
import type { AcmeFiles, KeptOrder } from "./files.ts";
import { obtainedText } from "./obtained.ts";

export interface AcmeOptions extends AcmeAuthority {
  names: readonly string[];
  acceptTerms: boolean;
  contact: string | null;
  binding: { kid: string; hmacKey: Uint8Array } | null;
}

export interface OrderParts {
  files: AcmeFiles;
  /** The proofs that the plain HTTP address serves, by token. */
  challenges: Map<string, string>;
  clock: Clock;
  stopped: AbortSignal;
}

/** How long an authority may take to check the proofs and to sign. */
const ENDS_WITHIN_MS = 180_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const TOKEN = /^[A-Za-z0-9_-]{1,256}$/;

/** Obtains a certificate and stores it. @throws Error with a message for the administrator; AcmeRefusal if the authority is the cause */
export async function obtain(options: AcmeOptions, parts: OrderParts): Promise<void> {
  try {
    await new Order(options, parts, await openAccount(options, parts)).follow();
  } catch (error) {
    // The authority has lost the account, for example because it was set up again.
    if (!(error instanceof AcmeRefusal) || error.type !== "accountDoesNotExist") throw error;
    parts.files.remove("account");
    parts.files.remove("order");
    await new Order(options, parts, await openAccount(options, parts)).follow();
  }
}

/** A client with an account that the authority knows. */
async function openAccount(options: AcmeOptions, { files, stopped }: OrderParts): Promise<AcmeClient> {
  const { directory, contact, binding } = options;
  const kept = files.read("account");
  const known = kept?.directory === directory ? kept : null;
  const account =
    known?.contact === contact ? known : { directory, contact, key: known?.key ?? newKeyPem(), url: null };
  const client = new AcmeClient(options, account, stopped);
  if (account.url !== null) return client;
  const { termsOfService, externalAccountRequired } = await client.meta();
  if (typeof termsOfService === "string" && !options.acceptTerms) {
    const read = `Read its terms of service at ${termsOfService.slice(0, 300)}, and`;
    throw new Error(
      `${client.host} requires acceptance of its terms. ${read} set tls.acme.accept_terms = true if you accept them.`,
    );
  }
  if (externalAccountRequired === true && !binding) {
    throw new Error(`${client.host} binds accounts to customers: set tls.acme.eab_kid and tls.acme.eab_hmac_key_file.`);
  }
  // Written before the key is sent: if only the authority had the key, the account would be lost.
  files.write("account", account);
  const contacts = contact === null ? {} : { contact: [`mailto:${contact}`] };
  const url = await client.register({ ...contacts, termsOfServiceAgreed: options.acceptTerms }, binding);
  files.write("account", { ...account, url });
  return client;
}

class Order {
  readonly #deadlineMs = performance.now() + ENDS_WITHIN_MS;

  constructor(
    private readonly options: AcmeOptions,
    private readonly parts: OrderParts,
    private readonly client: AcmeClient,
  ) {}

  /** Completes an order, continuing where an earlier attempt was interrupted. */
  async follow(): Promise<void> {
    const { files } = this.parts;
    const { directory, names } = this.options;
    const kept = files.read("order");
    const isSame = kept?.directory === directory && kept.names.join() === names.join();
    const earlier = kept && isSame ? await this.#lookAt(kept) : null;
    const order = kept && earlier ? kept : await this.#begin();
    const text = await this.#complete(order, earlier ?? (await this.client.ask(order.url)));
    files.writeCertificate(text);
    files.remove("order");
  }

  /** @returns null if this order can no longer succeed */
  async #lookAt({ url }: KeptOrder): Promise<AcmeAnswer | null> {
    try {
      const order = await this.client.ask(url);
      return order.json?.["status"] === "invalid" ? null : order;
    } catch (error) {
      if (error instanceof AcmeRefusal && error.type !== "" && error.type !== "rateLimited") return null;
      throw error;
    }
  }

  async #begin(): Promise<KeptOrder> {
    const { directory, names } = this.options;
    const identifiers = names.map((value) => ({ type: isIP(value) === 0 ? "dns" : "ip", value }));
    const { location } = await this.client.newOrder({ identifiers });
    if (location === null) throw new AcmeRefusal(`${this.client.host} gives no address for the new order.`);
    const order = { directory, names, url: location, key: newKeyPem() };
    this.parts.files.write("order", order);
    return order;
  }

  /** @returns the content of the certificate file */
  async #complete(order: KeptOrder, first: AcmeAnswer): Promise<string> {
    const { names, directory } = this.options;
    let isFinalized = false;
    for (let answer = first, tried = 0; ; tried += 1) {
      const now = answer.json ?? {};
      if (now["status"] === "valid") {
        const { text: chain } = await this.client.ask(now["certificate"]);
        try {
          return obtainedText({ directory, names, chain, key: order.key, nowMs: this.parts.clock.now() });
        } catch (error) {
          // This order cannot produce another certificate.
          this.parts.files.remove("order");
          throw error;
        }
      }
      // After `finalize`, an order may still be "ready" until the authority processes it.
      if (now["status"] === "ready" && !isFinalized) {
        isFinalized = true;
        const csr = makeSigningRequest(names, order.key).toString("base64url");
        answer = await this.client.ask(now["finalize"], { csr });
      } else if (now["status"] === "pending" && tried === 0) {
        for (const authorization of listIn(now["authorizations"])) await this.#prove(authorization);
        answer = await this.client.ask(order.url);
      } else if (["pending", "ready", "processing"].includes(String(now["status"]))) {
        await this.#pause(tried, answer);
        answer = await this.client.ask(order.url);
      } else {
        this.parts.files.remove("order");
        throw new AcmeRefusal(`${this.client.host} refuses the order: ${said(now["error"]) || "no reason given"}.`);
      }
    }
  }

  /** Proves control of one name over HTTP (HTTP-01). */
  async #prove(url: unknown): Promise<void> {
    const { host } = this.client;
    const { challenges } = this.parts;
    let { json } = await this.client.ask(url);
    if (json?.["status"] === "valid") return;
    const name = String((Object(json?.["identifier"]) as Record<string, unknown>)["value"]).slice(0, 253);
    const offered = listIn(json?.["challenges"]).map((one) => Object(one) as Record<string, unknown>);
    const challenge = offered.find(({ type }) => type === "http-01");
    const token = String(challenge?.["token"]);
    if (!challenge || !TOKEN.test(token)) {
      const types = offered.map(({ type }) => String(type).slice(0, 50)).join(", ");
      throw new AcmeRefusal(`${host} does not accept proofs over HTTP (http-01) for ${name}, only ${types || "none"}.`);
    }
    challenges.set(token, await this.client.keyAuthorization(token));
    try {
      let answer = await this.client.ask(challenge["url"], {});
      for (let tried = 0; ; tried += 1) {
        ({ json } = answer = tried === 0 ? answer : await this.client.ask(url));
        const status = tried === 0 ? "pending" : json?.["status"];
        if (status === "valid") return;
        if (status !== "pending") throw new AcmeRefusal(this.#whyRefused(name, json));
        await this.#pause(tried, answer);
      }
    } finally {
      challenges.delete(token);
    }
  }

  #whyRefused(name: string, authorization: AcmeAnswer["json"]): string {
    this.parts.files.remove("order");
    const failed = listIn(authorization?.["challenges"]).map((one) => Object(one) as Record<string, unknown>);
    const why = failed.map(({ error }) => said(error)).find((words) => words !== "") ?? "no reason given";
    const hint = `The authority connects to http://${isIP(name) === 6 ? `[${name}]` : name}/ on port 80, which must reach tls.redirect_listen`;
    return `${this.client.host} does not accept the proof for ${name}: ${why}. ${hint}.`;
  }

  async #pause(tried: number, { retryAfterMs }: AcmeAnswer): Promise<void> {
    if (performance.now() > this.#deadlineMs) {
      throw new AcmeRefusal(`${this.client.host} has not finished the order within ${ENDS_WITHIN_MS / 1_000} seconds.`);
    }
    const pauseMs = Math.min(Math.max(FIRST_PAUSE_MS * 2 ** tried, retryAfterMs ?? 0), LONGEST_PAUSE_MS);
    const { stopped } = this.parts;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs);
      stopped.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
    });
    stopped.throwIfAborted();
  }
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 100) : []);

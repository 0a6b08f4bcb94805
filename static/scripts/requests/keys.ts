// The key that opens the answers to a sealed request: in this browser, in the address of the page, or in a recovery file.

import type { qrSvg } from "../../modules/qr.ts";
import { any, button, element, input, maybe } from "../shared/elements.ts";
import { busy, complain } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { textsOf } from "../shared/texts.ts";
import { type Keeper, keeperHere, keeperIfUsed } from "../shared/kept_here.ts";
import type { ListedRequest } from "./share.ts";
import { saveAs } from "../shared/save_as.ts";

export interface RequestKeys {
  /** The link to send, "" if it is not known. */
  link: string;
  identity: string;
}

type Keyed = Pick<ListedRequest, "url_token" | "html_url" | "close_after_at">;

const texts = { ...textsOf("requestKeysLive"), ...textsOf("keptPageLive") };

/** Downloads the recovery file. */
export function saveRecovery({ html_url: url, url_token: token }: Keyed, { link, identity }: RequestKeys): void {
  const parts = [
    texts.recoveryText,
    ...(link === "" ? [] : [`${texts.recoveryLink}\n${link}`]),
    `${texts.recoveryKey}\n${url}#${identity}`,
  ];
  saveAs(new Blob([`${parts.join("\n\n")}\n`], { type: "text/plain" }), `recovery-${token}.txt`);
}

/** The keys of this request in a recovery file; null if the file is another one, or another request's. */
function keysIn(file: string, token: string): RequestKeys | null {
  const links = [...file.matchAll(/https?:\/\/\S+\/req\/(\w+)\S*#(age1\w{58}|AGE-SECRET-KEY-1\w{58})(?!\w)/g)];
  const own = links.filter(([, of]) => of === token);
  const identity = own.find(([, , end]) => end?.startsWith("AGE-"))?.[2];
  const link = own.find(([, , end]) => end?.startsWith("age1"))?.[0] ?? "";
  return identity === undefined ? null : { link, identity };
}

/** @returns how the browser keeps the keys now; null if it cannot */
export async function keepKeys(request: Keyed, keys: RequestKeys): Promise<"browser" | "passkey" | null> {
  const keeper = await keeperHere();
  const until = Date.parse(request.close_after_at);
  const isKept = await keeper?.keep(request.url_token, keys, until);
  return isKept ? (keeper?.guard() ?? null) : null;
}

/** The part of a request's page that has its key. */
export class KeyPart {
  readonly #request: Keyed;
  readonly #showLink: (link: string, code: Element) => void;
  #keeper: Keeper | null = null;
  /** The keys, if this page knows them. */
  #keys: RequestKeys | null;
  readonly #begun: Promise<void>;

  /** @param identity from the address of the page, or "" */
  constructor(request: Keyed, identity: string, showLink: (link: string, code: Element) => void) {
    this.#request = request;
    this.#showLink = showLink;
    this.#keys = identity === "" ? null : { link: "", identity };
    const [recovery, load, show] = [button("recovery"), button("load-key"), button("show-kept")];
    show.textContent = texts.keptShowLink;
    recovery.addEventListener("click", () => void busy(recovery, () => this.#save()));
    show.addEventListener("click", () => void busy(show, () => this.#reveal()));
    load.addEventListener("click", () => input("key-file").click());
    input("key-file").addEventListener("change", () => void busy(load, () => this.#load()));
    this.#begun = this.#begin();
  }

  /** The part after # in the link that opens an answer; "" if this browser does not have it. */
  async identity(): Promise<string> {
    await this.#begun;
    const keys = await this.#find();
    complain(any("problem"), keys ? "" : this.#isKept() ? texts.keptNotOpened : texts.keyMissing);
    return keys?.identity ?? "";
  }

  async #begin(): Promise<void> {
    this.#keeper = await keeperIfUsed();
    this.#tell();
    if (this.#keeper?.guard() === "browser" && this.#isKept()) await this.#reveal();
  }

  #isKept = (): boolean => this.#keeper?.has(this.#request.url_token) === true;

  async #find(): Promise<RequestKeys | null> {
    if (this.#keys && (this.#keys.link !== "" || !this.#isKept())) return this.#keys;
    const kept = await this.#keeper?.open(this.#request.url_token);
    if (kept?.identity !== undefined) this.#keys = { link: kept.link, identity: kept.identity };
    return this.#keys;
  }

  #tell(): void {
    const isKept = this.#isKept();
    const hasKeys = isKept || this.#keys !== null;
    const words = this.#keeper?.guard() === "passkey" ? texts.keptKeyByPasskey : texts.keptKeyByBrowser;
    any("key-words").textContent = isKept ? words : hasKeys ? texts.keyInTab : texts.keyMissing;
    maybe("link-once")?.toggleAttribute("hidden", isKept || (this.#keys?.link ?? "") !== "");
    button("recovery").hidden = !hasKeys;
    button("load-key").hidden = isKept;
    button("show-kept").hidden = !isKept || this.#keeper?.guard() !== "passkey" || this.#keys !== null;
  }

  async #reveal(): Promise<void> {
    const keys = await this.#find();
    complain(any("problem"), keys ? "" : texts.keptNotOpened);
    this.#tell();
    // Once all answers are there, the page has no link to send.
    if (!keys || keys.link === "" || !maybe("link")) return;
    const code = element("qr", HTMLImageElement);
    const qr = await loadModule<{ qrSvg: typeof qrSvg }>("qr").catch(() => null);
    if (qr) code.src = `data:image/svg+xml,${encodeURIComponent(qr.qrSvg(keys.link, ""))}`;
    this.#showLink(keys.link, code);
  }

  async #save(): Promise<void> {
    const keys = await this.#find();
    complain(any("problem"), keys ? "" : texts.keptNotOpened);
    if (keys) saveRecovery(this.#request, keys);
  }

  async #load(): Promise<void> {
    const field = input("key-file");
    const text =
      (await field.files?.[0]
        ?.slice(0, 100_000)
        .text()
        .catch(() => "")) ?? "";
    field.value = "";
    const keys = keysIn(text, this.#request.url_token);
    complain(any("problem"), keys ? "" : texts.keyNotInFile);
    if (!keys) return;
    this.#keys = keys;
    await keepKeys(this.#request, keys);
    this.#keeper = await keeperHere();
    await this.#reveal();
    any("status").textContent = texts.keyLoaded;
  }
}

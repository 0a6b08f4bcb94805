// Several links to one secret: a push for each recipient, made one after the other, and the list of the results.

import type { Strings } from "../../strings.ts";
import { BETWEEN_PEOPLE } from "../shared/addressees.ts";
import { askText } from "../shared/ask.ts";
import { copyOn } from "../shared/copy.ts";
import { any, make } from "../shared/elements.ts";
import { complain } from "../shared/forms.ts";
import { type Keeper, keeperHere } from "../shared/kept_here.ts";
import { dropResult, keepResult, type KeptResult } from "../shared/kept_result.ts";
import { request } from "../shared/session.ts";
import { momentWords, say, textsOf } from "../shared/texts.ts";
import type { Made, Own } from "./send.ts";

const texts = {
  ...textsOf("createLive"),
  ...textsOf("shareLive"),
  ...textsOf("filesLive"),
  ...textsOf("addresseesLive"),
};

const typedIn = (id: string): string => (any(id) as HTMLInputElement).value;

const MOST = 50;
const A_SECOND_MS = 1_000;

/** The result for one address: a link, or a problem. */
interface Line {
  address: string;
  token: string;
  /** "" if the link is sealed, and only the keeper in this browser may show it again. */
  link: string;
  sealed: boolean;
  problem: string;
  /** The server refused the address: unchanged, it would again. */
  refused?: boolean;
}

export interface KeptLinks extends KeptResult {
  push: { url_token: string; expires_at: string; views_remaining: number };
  each: Line[];
}

/** The form, as the sender filled it in. */
export interface Filled {
  /** Whether this page has made the passphrase up, so that the sender still has to copy it. */
  isSuggested: boolean;
  send: (own: Own) => Promise<Made>;
  /** Shows the progress of all links together, which the sender can cancel. */
  share: (work: (bars: readonly HTMLProgressElement[], cancelled: AbortSignal) => Promise<void>) => Promise<void>;
  failureText: (made: Made) => string;
  /** Shows at its field what the server refuses. @returns whether it could */
  refused: (body: Record<string, string[]>) => boolean;
  /** Called once every link is made, or the sender gives up the rest: the form forgets what was shared. */
  done: () => void;
}

type Words = Strings["linksLive"] & { email: string };
const NO_WORDS = {} as Words;
let words = NO_WORDS;

/** Fetches the words. @returns whether the page has them */
async function learn(): Promise<boolean> {
  if (words !== NO_WORDS) return true;
  const { ok, body } = await request<Words>("GET", "/account/pushes/words");
  if (ok) words = body;
  return ok;
}

/** The addresses, each once; what is wrong with them, if anything is. */
function addressesIn(typed: string): { addresses: string[]; problem: string } {
  const entries = typed.split(BETWEEN_PEOPLE).map((one) => one.trim().toLowerCase());
  const addresses = [...new Set(entries.filter((one) => one !== ""))];
  const group = addresses.find((one) => /(?:^|:)group:/.test(one));
  const odd = addresses.find((one) => !/^[^\s@]+@[^\s@]+$/.test(one));
  if (group !== undefined) return { addresses, problem: say(words.noGroups, { group }) };
  if (odd !== undefined) return { addresses, problem: say(texts.noAddress, { entry: odd }) };
  return { addresses, problem: addresses.length > MOST ? say(texts.tooMany, { n: MOST }) : "" };
}

/** Makes the links, and shows them in place of the form. If there is none, the form says why. */
export async function makeLinks(filled: Filled): Promise<void> {
  if (!(await learn())) return complain(any("problem"), texts.offline);
  const { addresses, problem } = addressesIn(typedIn("recipients"));
  if (problem !== "") return showWrong(problem);
  const each = addresses.map((address) => ({ address, token: "", link: "", sealed: false, problem: "" }));
  await new Links(each, filled).make();
}

/** @returns whether each field has one address */
function takeCorrections(fields: ReadonlyMap<Line, readonly [field: HTMLInputElement, said: HTMLElement]>): boolean {
  for (const [line, [field, said]] of fields) {
    const { addresses, problem } = addressesIn(field.value);
    if (problem !== "" || addresses.length !== 1) {
      complain(said, problem || (said.textContent ?? ""), field);
      field.focus();
      return false;
    }
    line.address = addresses[0] ?? "";
  }
  return true;
}

/** Shows what is wrong with the recipients at their field. */
function showWrong(problem: string): void {
  const field = any("recipients");
  any("options").setAttribute("open", "");
  complain(any("problem-recipients"), problem, field);
  field.focus();
}

export async function showKeptLinks(kept: KeptLinks): Promise<void> {
  if (await learn()) await new Links(kept.each, null).restore(kept);
}

class Links {
  readonly #each: Line[];
  /** Null once the page has forgotten what was shared. */
  #filled: Filled | null;
  #keeper: Keeper | null = null;
  /** What is lost with this page. */
  readonly #unsaved = new Set<string>();
  #last: KeptLinks["push"] | null = null;
  #passphrase: string;
  #isLeaving = false;

  constructor(each: Line[], filled: Filled | null) {
    this.#each = each;
    this.#filled = filled;
    this.#passphrase = filled ? typedIn("passphrase") : "";
    addEventListener("beforeunload", (event) => {
      if (!this.#isLeaving && this.#atRisk() !== "") event.preventDefault();
    });
  }

  /** Makes the links that are still missing. */
  async make(): Promise<void> {
    const filled = this.#filled;
    if (!filled) return;
    any("made").hidden = true;
    any("making").hidden = false;
    const left = this.#each.filter(({ token }) => token === "");
    const failures: Made[] = [];
    let isCancelled = false;
    await filled.share(async (bars, cancelled) => {
      const said = this.#progressLine();
      let last: Made | null = null;
      for (const [index, line] of left.entries()) {
        // If the server cannot answer for one link, it cannot answer for the others.
        const goesOn = !cancelled.aborted && (last === null || last.status === 201 || last.status === 422);
        if (goesOn) {
          const values = { at: index + 1, of: left.length, address: line.address };
          last = await this.#makeOne(line, { filled, bars, cancelled, said, values });
          if (last.status !== 201) failures.push(last);
        }
        line.refused = last?.status === 422;
        if (line.token === "") line.problem = last?.cancelled || cancelled.aborted ? words.notTried : this.#why(last);
      }
      isCancelled = cancelled.aborted;
      said.remove();
    });
    if (this.#last) return this.#show(this.#last);
    // If no link was made, the form is still there, and says why.
    const [first] = failures;
    if (isCancelled || !first) return complain(any("outcome"), texts.cancelled);
    if (first.status === 422 && filled.refused(first.body as Record<string, string[]>)) return;
    complain(any("problem"), filled.failureText(first));
  }

  readonly #why = (made: Made | null): string => (made && this.#filled?.failureText(made)) ?? "";

  #progressLine(): HTMLElement {
    const line = make("p", { className: "small" });
    any("progress").prepend(line);
    return line;
  }

  async #makeOne(
    line: Line,
    how: {
      filled: Filled;
      bars: readonly HTMLProgressElement[];
      cancelled: AbortSignal;
      said: HTMLElement;
      values: { at: number; of: number; address: string };
    },
  ): Promise<Made> {
    const { filled, bars, cancelled, said, values } = how;
    const typed = typedIn("name").trim();
    const name = typed === "" ? line.address : `${typed} · ${line.address}`;
    const fields = { recipients: line.address, name: [...name].slice(0, 255).join("") };
    for (;;) {
      said.textContent = any("spoken").textContent = say(words.making, values);
      const made = await filled.send({ fields, bars, cancelled });
      if (made.status === 201) await this.#keep(line, made);
      if (made.status !== 429) return made;
      for (let seconds = made.retryAfter; seconds > 0 && !cancelled.aborted; seconds -= 1) {
        said.textContent = say(words.waits, { ...values, n: seconds });
        await new Promise((resolve) => setTimeout(resolve, A_SECOND_MS));
      }
      if (cancelled.aborted) return { ...made, cancelled: true };
    }
  }

  async #keep(line: Line, { body, sealed }: Made): Promise<void> {
    const push = body as unknown as KeptLinks["push"] & { html_url: string };
    Object.assign(line, {
      token: push.url_token,
      link: sealed ? `${push.html_url}#${sealed.fragment}` : push.html_url,
      sealed: sealed !== undefined,
      problem: "",
    });
    this.#last = { url_token: "", expires_at: push.expires_at, views_remaining: push.views_remaining };
    if (sealed) {
      this.#keeper ??= await keeperHere();
      const isKept = await this.#keeper?.keep(line.token, { link: line.link }, Date.parse(push.expires_at));
      if (!isKept) this.#unsaved.add(line.token);
    }
    this.#remember();
  }

  /** Called after each link, so that a tab discarded in the middle loses none. Sealed links are left to the keeper. */
  #remember(): void {
    if (!this.#last) return;
    const each = this.#each.map((line) => (line.sealed ? { ...line, link: "" } : line));
    keepResult({ push: this.#last, passphrase: this.#passphrase, each } as Omit<KeptLinks, "who">);
  }

  async restore({ push, passphrase }: KeptLinks): Promise<void> {
    this.#passphrase = passphrase;
    this.#last = push;
    const sealed = this.#each.filter((line) => line.sealed);
    if (sealed.length > 0) this.#keeper = await keeperHere();
    // A passkey is asked for once someone copies a link.
    const isOpen = this.#keeper?.guard() === "browser";
    for (const line of isOpen ? sealed : []) line.link = await this.#linkOf(line);
    this.#show(push);
  }

  async #linkOf({ token, link }: Line): Promise<string> {
    return link || ((await this.#keeper?.open(token).catch(() => null))?.link ?? "");
  }

  #show(push: KeptLinks["push"]): void {
    const made = this.#each.filter(({ token }) => token !== "");
    const failed = this.#each.filter(({ token }) => token === "");
    if (failed.length === 0) this.#forgetForm();
    this.#remember();
    any("expiry").textContent = say(words.opens, { n: push.views_remaining, ...momentWords(push.expires_at) });
    const place = this.#place();
    const status = make("p", { className: "small" });
    status.setAttribute("role", "status");
    const list = make("ul", { className: "list" });
    list.setAttribute("aria-label", words.links);
    list.append(...made.map((line) => this.#lineOf(line, status)));
    place.replaceChildren(
      ...(failed.length > 0 ? this.#failures(failed) : []),
      this.#copyAll(made, status),
      status,
      list,
    );
    if (made.some(({ sealed }) => sealed)) place.append(this.#sealedHint());
    any("shareable").hidden = true;
    any("guarded").hidden = this.#passphrase === "";
    any("made-passphrase").textContent = this.#passphrase;
    complain(any("problem-end"), "");
    any("making").hidden = true;
    any("made").hidden = false;
    scrollTo(0, 0);
    const heading = any("ready");
    const title = document.title;
    heading.textContent = say(words.ready, { n: made.length });
    document.title = heading.textContent + title.slice(title.lastIndexOf(" · "));
    any("end").hidden = true;
    heading.focus();
  }

  /** The place of the list: it replaces the one link. The passphrase comes below. */
  #place(): HTMLElement {
    const there = document.getElementById("each");
    if (there) return there;
    const place = make("div", { id: "each" });
    any("shareable").before(place, any("guarded"));
    if (this.#filled?.isSuggested) this.#unsaved.add("passphrase");
    any("copy-passphrase").addEventListener("click", () => this.#unsaved.delete("passphrase"));
    // The button's earlier listeners, for a single link, know nothing of these links.
    const another = any("another").cloneNode(true);
    any("another").replaceWith(another);
    another.addEventListener("click", () => void this.#another());
    return place;
  }

  #lineOf(line: Line, status: HTMLElement): HTMLElement {
    const whose = (): HTMLElement => make("span", { className: "unseen" }, `: ${line.address}`);
    const copy = make("button", { type: "button", className: "quiet" }, words.copyOne, whose());
    const shown = make("span", { className: "address" }, line.link || this.#unseen());
    const page = make("a", { href: `/p/${line.token}/preview` }, words.pageOf, whose());
    const text = async (): Promise<string | null> => (line.link ||= await this.#linkOf(line)) || null;
    copyOn(copy, text, texts, status, shown, () => this.#unsaved.delete(line.token));
    shown.addEventListener("copy", () => this.#unsaved.delete(line.token));
    const parts = line.address.split(/(?<=@|\.(?=.*@))/);
    const name = make("bdi", { className: "name" }, ...parts.flatMap((part) => [part, make("wbr", null)]));
    const about = make("div", null, make("div", { className: "head" }, name), shown);
    about.append(make("span", { className: "meta" }, page));
    return make("li", { className: "beside" }, about, copy);
  }

  /** Shown in place of a sealed link that this page does not know. */
  #unseen = (): string => (this.#keeper?.guard() === "passkey" ? words.keptByPasskey : words.gone);

  #copyAll(made: readonly Line[], status: HTMLElement): HTMLElement {
    const all = make("button", { type: "button", className: "wide", id: "copy-each" }, words.copyAll);
    const text = async (): Promise<string | null> => {
      for (const line of made) line.link ||= await this.#linkOf(line);
      if (made.some(({ link }) => link === "")) return null;
      return made.map(({ address, link }) => `${address}\t${link}\n`).join("");
    };
    copyOn(all, text, texts, status, undefined, () => {
      for (const { token } of made) this.#unsaved.delete(token);
    });
    return all;
  }

  #failures(failed: readonly Line[]): HTMLElement[] {
    const fields = new Map<Line, [HTMLInputElement, HTMLElement]>();
    const lines = failed.map((line) => {
      const { address, problem } = line;
      const said = make(
        "p",
        null,
        ...(problem.includes(address) ? [problem] : [make("bdi", null, address), ` · ${problem}`]),
      );
      if (!this.#filled || !line.refused) return make("li", null, said);
      const field = make("input", { type: "text", value: address, spellcheck: false });
      fields.set(line, [field, said]);
      return make("li", null, said, make("label", null, words.email, field));
    });
    const box = make("div", { className: "notice warning", id: "each-failed" });
    box.append(make("p", null, say(words.unmadeCount, { n: failed.length })), make("ul", null, ...lines));
    if (!this.#filled) return [box];
    const again = make("button", { type: "button", className: "quiet", id: "each-again" }, words.again);
    again.addEventListener("click", () => {
      if (takeCorrections(fields)) void this.make();
    });
    box.append(again);
    return [box];
  }

  #sealedHint(): HTMLElement {
    const isLost = this.#each.some(({ token }) => this.#unsaved.has(token));
    return make("p", { className: "notice" }, isLost ? words.onlyHere : words.linksKept);
  }

  #forgetForm(): void {
    if (this.#filled) (any("link-each") as HTMLInputElement).checked = false;
    this.#filled?.done();
    this.#filled = null;
  }

  /** A question that says what the sender would lose by leaving; "" if nothing. */
  #atRisk(): string {
    const isUnmade = this.#filled !== null && this.#last !== null && this.#each.some(({ token }) => token === "");
    if (isUnmade) return words.unmade;
    if (this.#unsaved.size === 0) return "";
    return this.#unsaved.size === 1 && this.#unsaved.has("passphrase") ? texts.passphraseUnsaved : words.unsaved;
  }

  async #another(): Promise<void> {
    const question = this.#atRisk();
    if (question !== "" && !(await askText(question, texts.leaveIt))) return;
    this.#isLeaving = true;
    dropResult();
    location.assign("/");
  }
}

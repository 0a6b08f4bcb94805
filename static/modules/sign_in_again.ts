// The dialog in which someone signs in again whose session ended in the middle of a task: by password, second factor or
// passkey in the dialog itself, at the company's provider in another tab. Only pages that need it load it, and it asks the
// server what it says, in the reader's language.

import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";

import { make } from "../scripts/shared/elements.ts";
import type { Answer, Send } from "../scripts/shared/session.ts";
import { wordsIn } from "../scripts/shared/words.ts";
import type { Standing } from "../standing.ts";
import { provePasskey } from "./passkeys.ts";

interface Asked {
  ticket: string;
  options: PublicKeyCredentialRequestOptionsJSON;
}
type SecondFactor = { second_factor?: { code: boolean; passkey: boolean } };

/** Browsers keep passkeys by name, and only where they trust the connection. */
const HAS_PASSKEYS = isSecureContext && "PublicKeyCredential" in window && !/^[\d.]+$|^\[/.test(location.hostname);

/**
 * @returns "" once the person is signed in, else what to say of the request that was not sent; the server's answer where it lets
 * no one sign in from this page
 */
export async function signInAgain(email: string, send: Send): Promise<string | Answer<object>> {
  const answer = await send<Standing>("POST", "/session/again", {});
  const { ok, body } = answer;
  if (!ok) return answer;
  if (body.state === "in") return "";
  const dialog = new SignInDialog(email, send, body);
  return (await dialog.open()) ? "" : body.texts.declined;
}

class SignInDialog {
  readonly #email: string;
  readonly #send: Send;
  readonly #texts: Standing["texts"];
  readonly #say = wordsIn(document.documentElement.lang).say;
  readonly #shown = make("dialog", { id: "sign-in-again" });
  readonly #problem = make("p", { className: "problem", hidden: true });
  readonly #text = make("p", null);

  constructor(email: string, send: Send, standing: Standing) {
    this.#email = email;
    this.#send = send;
    this.#texts = standing.texts;
    const title = make("h2", { id: "sign-in-again-title" }, this.#texts.title);
    this.#shown.setAttribute("aria-labelledby", title.id);
    this.#problem.setAttribute("role", "alert");
    const cancel = make("button", { type: "button", className: "quiet wide", id: "again-cancel" }, this.#texts.cancel);
    cancel.addEventListener("click", () => this.#shown.close());
    const parts =
      standing.state === "limited" ? this.#elsewhere("/users/factors", this.#texts.setUp) : this.#ways(standing);
    this.#shown.append(title, this.#text, this.#problem, make("div", { className: "ways" }, ...parts), cancel);
    this.#explain(standing);
  }

  /** @returns whether the person is signed in now */
  open(): Promise<boolean> {
    document.body.append(this.#shown);
    return new Promise((resolve) => {
      this.#shown.addEventListener("close", () => {
        this.#shown.remove();
        resolve(this.#shown.returnValue === "in");
      });
      this.#shown.showModal();
    });
  }

  #explain({ state, email }: Pick<Standing, "state" | "email">): void {
    const texts = { in: "", out: this.#texts.text, other: this.#texts.somebodyElse, limited: this.#texts.limited };
    this.#text.textContent = this.#say(texts[state], { email: this.#email, other: email ?? "" });
  }

  /** The first step. */
  #ways({ takesPassword, nameLabel, takesPasskey, company }: Standing): HTMLElement[] {
    return [
      ...(takesPassword ? [this.#passwordForm(nameLabel)] : []),
      ...(takesPasskey && HAS_PASSKEYS ? [this.#passkeyButton("/session/passkey/begin", "/session/passkey")] : []),
      ...(company === null ? [] : this.#elsewhere("/users/sign_in", company)),
    ];
  }

  #passwordForm(nameLabel: string | null): HTMLFormElement {
    const name = make("input", { type: "text", id: "again-name", autocomplete: "username", value: this.#email });
    name.hidden = nameLabel === null;
    const label = nameLabel === null ? [] : [make("label", { htmlFor: name.id }, nameLabel)];
    const password = make("input", { type: "password", id: "again-password", autocomplete: "current-password" });
    return this.#form(this.#texts.password, password, [...label, name], async () => {
      if (name.value.trim() === "") return this.#complain(this.#texts.noName, name);
      if (password.value === "") return this.#complain(this.#texts.noPassword, password);
      const person = { email: name.value, password: password.value };
      const answer = await this.#send<SecondFactor>("POST", "/session", person);
      password.value = "";
      const { second_factor: kinds } = answer.body;
      if (answer.ok && kinds) this.#secondStep(kinds);
      else await this.#settle(answer, { 401: this.#texts.wrong, 403: this.#texts.refused }, password);
    });
  }

  #secondStep({ code: hasCodes, passkey }: { code: boolean; passkey: boolean }): void {
    this.#complain("");
    const code = make("input", { type: "text", id: "again-code", className: "code", autocomplete: "one-time-code" });
    const label = hasCodes ? this.#texts.code : this.#texts.recoveryCode;
    const form = this.#form(label, code, [], async () => {
      if (code.value.trim() === "") return this.#complain(this.#texts.noCode, code);
      const answer = await this.#send("POST", "/session/second_factor", { code: code.value });
      await this.#settle(answer, { 401: this.#texts.begin, 403: this.#texts.wrongCode }, code);
    });
    const path = "/session/second_factor";
    const more = passkey && HAS_PASSKEYS ? [this.#passkeyButton(`${path}/passkey`, path)] : [];
    this.#shown.querySelector(".ways")?.replaceChildren(form, ...more);
    code.focus();
  }

  #form(label: string, field: HTMLInputElement, more: HTMLElement[], run: () => Promise<void>): HTMLFormElement {
    const form = make(
      "form",
      { noValidate: true },
      ...more,
      make("label", { htmlFor: field.id }, label),
      field,
      make("button", { type: "submit", className: "wide" }, this.#texts.submit),
    );
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#busy(form.querySelector("button"), run);
    });
    return form;
  }

  #passkeyButton(from: string, to: string): HTMLButtonElement {
    const button = make(
      "button",
      { type: "button", className: "quiet wide", id: "again-passkey" },
      this.#texts.passkey,
    );
    button.addEventListener("click", () => {
      void this.#busy(button, async () => {
        const asked = await this.#send<Asked>("POST", from, {});
        const words = { 401: this.#texts.begin, 403: this.#texts.passkeyRefused };
        if (!asked.ok) return this.#settle(asked, words);
        const response = await provePasskey(asked.body.options).catch(() => null);
        if (response === null) return this.#complain(this.#texts.passkeyCancelled);
        await this.#settle(await this.#send("POST", to, { ticket: asked.body.ticket, response }), words);
      });
    });
    return button;
  }

  /** A link to a page in another tab, and a button for whoever comes back from there. */
  #elsewhere(href: string, label: string): HTMLElement[] {
    const link = make("a", { href, target: "_blank", className: "button quiet wide" }, label);
    const goOn = make("button", { type: "button", className: "quiet wide", id: "again-go-on" }, this.#texts.goOn);
    goOn.addEventListener("click", () => void this.#busy(goOn, () => this.#look()));
    return [make("p", { className: "small" }, this.#texts.elsewhere), link, goOn];
  }

  async #settle(answer: Answer<unknown>, words: { 401: string; 403: string }, field?: HTMLInputElement): Promise<void> {
    if (answer.ok) return this.#look(field);
    const isOrigin = answer.status === 403 && JSON.stringify(answer.body).includes("own pages");
    const known: Record<number, string> = {
      0: this.#texts.offline,
      ...words,
      ...(isOrigin && { 403: this.#texts.wrongOrigin }),
      429: this.#say(this.#texts.tooMany, { n: answer.retryAfter }),
    };
    this.#complain(known[answer.status] ?? this.#say(this.#texts.failed, { status: answer.status }), field);
  }

  /** Whoever signed in may be someone else, or may have a second factor to set up. */
  async #look(field?: HTMLInputElement): Promise<void> {
    const { ok, body } = await this.#send<Standing>("POST", "/session/again", {});
    if (!ok) return this.#complain(this.#texts.offline, field);
    if (body.state === "in") return this.#shown.close("in");
    this.#explain(body);
    this.#complain(this.#say(this.#texts.notYet, { email: this.#email }), field);
    if (body.state === "limited") {
      this.#shown.querySelector(".ways")?.replaceChildren(...this.#elsewhere("/users/factors", this.#texts.setUp));
    }
  }

  #complain(sentence: string, field?: HTMLInputElement): void {
    this.#problem.textContent = sentence;
    this.#problem.hidden = sentence === "";
    field?.focus();
  }

  async #busy(button: HTMLButtonElement | null, run: () => Promise<void>): Promise<void> {
    if (!button || button.hasAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    try {
      await run();
    } finally {
      button.removeAttribute("aria-busy");
    }
  }
}

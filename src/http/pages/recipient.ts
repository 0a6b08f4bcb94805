// The pages of a push's recipient. Loading a page counts no view. A view is claimed by one POST, which checks the
// passphrase first; the page's script sends it or, without scripts, a plain form. Recipients need no account, even
// if the instance refuses anonymous callers.

import { iso } from "../../base/clock.ts";
import { Elysia } from "elysia";

import { type Language, textsIn } from "../../../static/texts.ts";
import { newToken } from "../../base/crypto.ts";
import { AppError, statusOf } from "../../base/errors.ts";
import { type Caller, NO_HOLD_PROOF } from "../../domain/callers/caller.ts";
import type { Push, Pushes, Retrieved } from "../../domain/pushes/pushes.ts";
import type { SignUps } from "../../domain/sign_in/sign_ups.ts";
import { owns, viewsRemaining } from "../../model/push.ts";
import { type Fields, readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { refuseFile } from "../bodies/form.ts";
import { acceptsHtml } from "../headers.ts";
import { cookieOf } from "../own_cookie.ts";
import { contextOf } from "../request_context.ts";
import { jsonResponse } from "../contract/responses.ts";
import { isNamedScanner, isScanner, type Scans } from "../scanners.ts";
import { closedPage, beforeValues, keptOut, openingOf } from "./caution.ts";
import { type Deleted, deletedPageFor, undoWords } from "./deleted.ts";
import { type RevealFacts, revealPageFor } from "./reveal.ts";
import { fileLinks, fileShown, ticketFields } from "./file_links.ts";
import { findPush, findShown, gonePage } from "./gone.ts";
import type { BrowserHoldProof, Failure, PanelView, PersonCheck, RecipientPanel, RoutesOptions } from "./part.ts";
import { readableAddress, webAddress } from "../../../static/scripts/recipient/address.ts";
import { speakAsAsked } from "../language.ts";
import { languageFor, languageSwitch, textsFor, wordsOf } from "./language.ts";
import type { Layout } from "./layout.ts";
import { qrPath, qrSvg } from "../../../static/modules/qr.ts";
import { toPreviousServer } from "./previous_server.ts";
import { redirect, safePath } from "./redirect.ts";
import { Senders, type SendersOptions } from "./request_sender.ts";
import { senderNote } from "./sender_note.ts";

export interface RecipientPagesOptions extends SendersOptions {
  pushes: Pushes;
  scans: Scans | null;
  signUps: SignUps;
  bodies: Bodies;
  /** Whether readers' devices may remember which links they opened. */
  rememberOpened: boolean;
  /** The address of the server that this one has replaced; null if there is none. */
  previousServer: string | null;
  panels: readonly RecipientPanel[];
  instead: RoutesOptions["instead"];
  personCheck: PersonCheck;
}

const MAX_BODY_BYTES = 16 * 1024;
/** The cookie with the key of a browser that has deleted a push, sent only to the pages of that push. */
const UNDO = "sp_undo";
/** Longer than the time in which a deletion can be undone. */
const UNDO_S = 60;
/** How many sent forms are remembered: a reload that sends one of them again must not open the push again. */
const MAX_SENT_FORMS = 10_000;
/** The forms that were sent, by their random ids. They are kept when new settings replace the pages. */
const SENT_FORMS = new Set<string>();
/** Each form names the process that showed it. For a form of another process, only the push's log shows whether it was sent. */
const PROCESS = newToken(8);
const FORM_OF_ANOTHER = new RegExp(`^\\w{22}_(?!${PROCESS})\\w{8}_([0-9a-z]{1,11})$`);

/** Browsers take a long time to wrap a text of this many characters. */
const LONG_TEXT = 50_000;

const hidden = { detail: { hide: true } };
const posted = { parse: "none", ...hidden } as const;

export const recipientPages = (layout: Layout, options: RecipientPagesOptions) => {
  const pages = new RecipientPages(layout, options);
  const open = ({ request, params }: { request: Request; params: { token: string } }) =>
    languageSwitch(request) ?? pages.open(request, params.token);

  return new Elysia({ name: "pages of recipients" })
    .get("/p/:token", open, hidden)
    .get("/p/:token/r", open, hidden)
    .get("/p/:token/passphrase", open, hidden)
    .post("/p/:token/r", ({ request, params }) => pages.submitForm(request, params.token), posted)
    .post("/p/:token/reveal", ({ request, params }) => pages.reveal(request, params.token), posted)
    .post("/p/:token/delete", ({ request, params }) => pages.remove(request, params.token), posted)
    .post("/p/:token/restore", ({ request, params }) => pages.restore(request, params.token), posted)
    .post("/p/:token/expire", ({ request, params }) => pages.expire(request, params.token), posted);
};

/** What a form or the page's script sends to open a push. */
interface Sent {
  passphrase: string;
  formId: string;
  holdProof: BrowserHoldProof;
  fields: Fields;
}

/** The result of an attempt to open a push. */
type Outcome =
  | { is: "open"; retrieved: Retrieved }
  | { is: "gone" | "wrong" }
  | { is: "limited"; seconds: number | undefined }
  | { is: "closed"; refusal: AppError }
  | { is: "failed"; failure: Failure; cookie: string | null };

class RecipientPages {
  readonly #layout: Layout;
  readonly #options: RecipientPagesOptions;
  readonly #senders: Senders;

  constructor(layout: Layout, options: RecipientPagesOptions) {
    this.#layout = layout;
    this.#options = options;
    this.#senders = new Senders(options);
  }

  async open(request: Request, urlToken: string): Promise<Response> {
    const push = await this.#find(request, urlToken);
    if (!push) return toPreviousServer(request, this.#options.previousServer) ?? this.#gonePage(request);
    if (isScanner(request)) this.#options.scans?.note(push.record.id);
    return this.#revealPage(request, push, isNamedScanner(request) ? textsFor(request).reveal.scanner : "");
  }

  /** Reveals a push to the page's script. A person's mistake is an outcome here, not an error. */
  async reveal(request: Request, urlToken: string): Promise<Record<string, unknown> | Response> {
    if (this.#senders.of(request) === "foreign") throw notFromHere();
    if (isScanner(request)) {
      const push = await this.#find(request, urlToken);
      if (push) this.#options.scans?.note(push.record.id);
      return { outcome: "closed" };
    }
    const sent = await this.#fieldsOf(request);
    const caller = await this.#senders.caller(request);
    const outcome = await this.#attempt(request, urlToken, caller, sent, () => this.#find(request, urlToken));
    switch (outcome.is) {
      case "open": {
        const { record, payload, files } = outcome.retrieved;
        return {
          outcome: "open",
          kind: record.kind,
          payload,
          files: files.map((file) => fileShown(file, this.#base(request))),
          qr: record.kind === "qr" && !this.#needsScript(record) ? qrPath(payload ?? "") : null,
          views: viewsAfter(outcome.retrieved),
          expires: iso(record.expiresAtMs),
          own: owns(caller.userId, record),
          passed: this.#options.personCheck.passed(urlToken),
        };
      }
      case "failed": {
        const { failure, cookie } = outcome;
        return jsonResponse(failure.outcome, 200, contextOf(request), cookie === null ? {} : { "set-cookie": cookie });
      }
      case "limited":
        return { outcome: "limited", seconds: outcome.seconds };
      default:
        return { outcome: outcome.is };
    }
  }

  /** Reveals a push to a browser without scripts: one form, one page. */
  async submitForm(request: Request, urlToken: string): Promise<Response> {
    const push = await this.#find(request, urlToken);
    const texts = textsFor(request).reveal;
    if (!push) return this.#gonePage(request);
    // A foreign form arrives without the browser's cookies: answering with a page would replace the device's key.
    if (this.#senders.of(request) === "foreign") return redirect(`/${safePath(`p/${urlToken}/r`)}`, 303);
    if (isScanner(request)) {
      this.#options.scans?.note(push.record.id);
      return this.#revealPage(request, push, texts.scanner);
    }
    if (this.#needsScript(push.record)) return this.#revealPage(request, push);
    const sent = await this.#fieldsOf(request);
    // Going back and reloading send the same form again; only the form of a newly loaded page reveals the push.
    const caller = await this.#senders.caller(request);
    if (SENT_FORMS.has(sent.formId) || (await this.#wasSentElsewhere(sent.formId, push, caller))) {
      return this.#revealPage(request, push, texts.again);
    }
    const outcome = await this.#attempt(request, urlToken, caller, sent, async () => push);
    if (outcome.is === "open" || outcome.is === "gone") this.#remember(sent.formId);
    switch (outcome.is) {
      case "open":
        return this.#openedPage(request, outcome.retrieved, owns(caller.userId, outcome.retrieved.record));
      case "gone":
        return this.#gonePage(request);
      case "closed":
        return closedPage(this.#layout, request, null, outcome.refusal);
      case "failed": {
        const page = await this.#revealPage(request, push, outcome.failure.message, outcome.failure.view);
        if (outcome.cookie !== null) page.headers.append("set-cookie", outcome.cookie);
        return page;
      }
      default:
        return this.#revealPage(request, push, texts[outcome.is]);
    }
  }

  /**
   * Tries to open a push, for the page's script and for a form alike.
   * @param find finds the push; called only if a panel checks attempts
   * @throws anything that is not a refusal
   */
  async #attempt(
    request: Request,
    urlToken: string,
    caller: Caller,
    { passphrase, holdProof, fields }: Sent,
    find: () => Promise<Push | null>,
  ): Promise<Outcome> {
    const checking = this.#options.panels.find(({ check }) => check);
    const push = checking && (await find());
    const kept = push && (await checking?.check?.({ request, push, caller, fields }));
    if (kept) return { is: "failed", failure: kept, cookie: null };
    try {
      const retrieved = await this.#options.pushes.retrieve(urlToken, caller, passphrase, request.signal, holdProof);
      return retrieved.expired ? { is: "gone" } : { is: "open", retrieved };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      for (const panel of this.#options.panels) {
        const failure = panel.failure?.(request, urlToken, error);
        if (failure) return { is: "failed", failure, cookie: failure.keepsHoldProof ? holdProof.header : null };
      }
      if (error.code === "not-found") return { is: "gone" };
      if (error.code === "bad-passphrase") return { is: "wrong" };
      if (error.code === "rate-limited") return { is: "limited", seconds: error.retryAfterSeconds };
      if (statusOf(error) === 403) return { is: "closed", refusal: error };
      throw error;
    }
  }

  /** Expires a push, for the page's script or for a form. */
  async expire(request: Request, urlToken: string): Promise<Response | Record<string, never>> {
    const caller = await this.#ownCaller(request);
    const kept = await this.#keptOut(request, urlToken, caller);
    if (kept) return kept;
    await this.#options.pushes.deletions.expire(urlToken, caller);
    if (!acceptsHtml(request)) return {};
    return this.#deletedPage(request, {});
  }

  /**
   * Deletes a push. The page's script, or a form, can undo that for `seconds`, which is 0 if the push had already expired.
   * Only this browser can, because it gets a key. `undo` is false if someone else began the deletion.
   */
  async remove(request: Request, urlToken: string): Promise<Response> {
    const caller = await this.#ownCaller(request);
    const kept = await this.#keptOut(request, urlToken, caller);
    if (kept) return kept;
    const given = cookieOf(request, UNDO);
    const { undoMs, mayUndo, key } = await this.#options.pushes.deletions.deleteSoon(urlToken, caller, given);
    const seconds = Math.round(undoMs / 1_000);
    const offered = { said: undoWords(request, seconds), restore: `/p/${urlToken}/restore` };
    const answer = acceptsHtml(request)
      ? await this.#deletedPage(request, seconds >= 1 && mayUndo ? offered : {})
      : jsonResponse(seconds < 1 || mayUndo ? { seconds } : { seconds, undo: false }, 200, contextOf(request), {});
    if (mayUndo && key !== "") answer.headers.append("set-cookie", this.#undoCookie(request, urlToken, key));
    return answer;
  }

  #undoCookie(request: Request, urlToken: string, key: string): string {
    const secure = this.#options.browserSessions.isSecure(request);
    const how = { path: `/p/${urlToken}`, maxAge: UNDO_S, httpOnly: true, sameSite: "strict", secure } as const;
    return new Bun.Cookie(UNDO, key, how).toString();
  }

  async restore(request: Request, urlToken: string): Promise<Record<string, never> | Response> {
    const caller = await this.#ownCaller(request);
    const asked = this.#options.pushes.deletions.restore(urlToken, caller, cookieOf(request, UNDO));
    if (!acceptsHtml(request)) return asked.then(() => ({}));
    const { undoLive } = textsFor(request);
    try {
      await asked;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
      return this.#deletedPage(request, { said: undoLive.tooLate });
    }
    return this.#deletedPage(request, { title: undoLive.undone, said: "", again: `/p/${urlToken}` });
  }

  async #keptOut(request: Request, urlToken: string, caller: Caller): Promise<Response | null> {
    const push = await findPush(this.#options.pushes, urlToken);
    return push && keptOut(request, push, caller, textsFor(request).reveal.removeYes, this.#options);
  }

  #deletedPage(request: Request, shown: Deleted): Promise<Response> {
    return this.#layout.render(request, null, deletedPageFor(request, shown));
  }

  /** @throws AppError `forbidden` if no page of this service sends the request */
  #ownCaller(request: Request): Promise<Caller> {
    if (this.#senders.of(request) !== "own" || isScanner(request)) throw notFromHere();
    return this.#senders.caller(request);
  }

  /** @param begun what a panel shows about the attempt just made, whose cookie the browser does not send yet */
  async #revealPage(request: Request, push: Push, message = "", begun?: PanelView): Promise<Response> {
    const person = await this.#options.browserSessions.signedInUser(request);
    const { record } = push;
    const own = owns(person?.user.id ?? null, record);
    if (own) speakAsAsked(request);
    const caller = await this.#senders.viewer(request, person);
    const { pushes, instead } = this.#options;
    const shown = [...(await this.#views(request, push, caller)), ...(begun ? [begun] : [])];
    const refusal = await pushes.refusalFor(push, caller, request.method !== "HEAD");
    const page = refusal && instead({ request, push, reader: { caller, person }, refusal });
    if (page) return page;
    if (push.expired) return gonePage(this.#layout, request, person);
    if (refusal) {
      const isRefused = shown.some((view) => view.isRefused === true);
      return closedPage(this.#layout, request, person, refusal, isRefused);
    }
    const words = await this.#options.pushes.senderOf(push);
    const views = Math.min(viewsRemaining(record), ...shown.map((view) => view.views ?? Infinity));
    const before = own ? null : openingOf(record);
    const facts: RevealFacts = {
      urlToken: push.urlToken,
      own,
      covered: record.covered,
      remembers: this.#options.rememberOpened,
      guarded: record.guard !== null,
      deletable: record.deletableByViewer || own,
      hasFiles: record.fileCount > 0,
      views,
      expires: iso(record.expiresAtMs),
      panels: shown,
      before,
      beforeValues: beforeValues(request, push, before),
      sender:
        words &&
        senderNote(words, textsFor(request), wordsOf(languageFor(request)), this.#options.signUps.signUpAllowed),
      left: leftWords(languageFor(request), record, views, own),
      formId: `${newToken(22)}_${PROCESS}_${push.atMs.toString(36)}`,
      message: message || shown.map((view) => view.message ?? "").join(""),
      isWrong: message !== "" && message === textsFor(request).reveal.wrong,
    };
    const shownPage = await this.#layout.render(request, person, revealPageFor(request, facts));
    for (const { cookie } of shown) if (cookie !== undefined) shownPage.headers.append("set-cookie", cookie);
    return shownPage;
  }

  #openedPage(request: Request, retrieved: Retrieved, own: boolean): Promise<Response> {
    const { record, payload, urlToken } = retrieved;
    if (own) speakAsAsked(request);
    const language = languageFor(request);
    const { reveal: texts, revealLive } = textsIn(language);
    const { say } = wordsOf(language);
    const address = record.kind === "url" ? webAddress(payload ?? "") : null;
    const files = retrieved.files.map((file) => fileShown(file, this.#base(request)));
    const views = viewsAfter(retrieved);
    const isLast = views === 0 && !own;
    const last = retrieved.viewsLeft === undefined ? revealLive : textsIn(language).sharesLive;
    const lastView = files.length > 0 ? last.lastViewFiles : last.lastView;
    return this.#layout.render(request, null, {
      template: "opened",
      title: texts.title,
      staysOpen: true,
      secret: true,
      form: true,
      forRecipients: true,
      values: {
        payload: payload ?? "",
        // In a long text, browsers take a long time to find the direction of each line.
        length: (payload ?? "").length >= LONG_TEXT ? "long" : "",
        covered: record.covered && payload !== "",
        isText: (record.kind === "text" || record.kind === "file") && payload !== "",
        isAddress: record.kind === "url",
        address: readableAddress(payload ?? ""),
        href: address?.href ?? null,
        goTo: say(texts.goTo, { host: address?.host ?? "" }),
        qr: record.kind === "qr" ? qrSvg(payload ?? "", Bun.escapeHTML(texts.qr)) : null,
        files: fileLinks(files, language),
        tickets: ticketFields(files),
        leftClass: isLast ? "notice warning" : "small",
        left: isLast ? lastView : leftWords(language, record, views, own),
        deletable: (record.deletableByViewer || own) && !(isLast && files.length === 0),
        delete: `/p/${urlToken}/delete`,
        passed: this.#options.personCheck.passed(urlToken),
      },
    });
  }

  async #gonePage(request: Request): Promise<Response> {
    return gonePage(this.#layout, request, await this.#options.browserSessions.signedInUser(request));
  }

  /** Finds the push. From then on, the response is in the language that the push's sender chose. */
  #find(request: Request, urlToken: string): Promise<Push | null> {
    return findShown(this.#options.pushes, urlToken, request);
  }

  async #views(request: Request, push: Push, caller: Caller): Promise<PanelView[]> {
    const panels = this.#options.panels.filter((panel) => isFor(panel, push.record));
    const views = await Promise.all(panels.map((panel) => panel.view?.(request, push, caller)));
    return views.filter((view) => view != null);
  }

  #needsScript(record: Push["record"]): boolean {
    return this.#options.panels.some((panel) => panel.needsScript && isFor(panel, record));
  }

  #holdProof(request: Request, fields: Fields): BrowserHoldProof {
    for (const panel of this.#options.panels) if (panel.holdProof) return panel.holdProof(request, fields);
    return { ...NO_HOLD_PROOF, header: null };
  }

  async #fieldsOf(request: Request): Promise<Sent> {
    const fields = await readFields(this.#options.bodies.open(request), MAX_BODY_BYTES, refuseFile);
    const { passphrase, form_id: formId } = fields;
    return {
      fields,
      holdProof: this.#holdProof(request, fields),
      passphrase: typeof passphrase === "string" ? passphrase : "",
      formId: typeof formId === "string" ? formId.slice(0, 64) : "",
    };
  }

  /**
   * Whether a form from before a restart, or from another node, was already sent: if so, its client has opened the push
   * since the form was shown.
   */
  async #wasSentElsewhere(formId: string, push: Push, caller: Caller): Promise<boolean> {
    const [, shownAt] = FORM_OF_ANOTHER.exec(formId) ?? [];
    return shownAt !== undefined && this.#options.pushes.openedSince(push, caller, parseInt(shownAt, 36));
  }

  #remember(formId: string): void {
    if (formId === "") return;
    if (SENT_FORMS.size >= MAX_SENT_FORMS) SENT_FORMS.delete(SENT_FORMS.values().next().value ?? "");
    SENT_FORMS.add(formId);
  }

  #base(request: Request): string {
    return this.#options.baseUrl ?? contextOf(request).origin;
  }
}

const isFor = ({ traits }: RecipientPanel, record: Push["record"]): boolean =>
  traits?.some((trait) => record.traits[trait] !== undefined) !== false;

/** How many views the recipient has left. */
const viewsAfter = ({ record, viewsLeft = Infinity }: Retrieved): number => Math.min(viewsRemaining(record), viewsLeft);

/** How many views are left and until when. In UTC: the server does not know the reader's time zone. */
function leftWords(language: Language, record: Push["record"], n: number, own: boolean): string {
  const { ownView, viewsLeft } = textsIn(language).revealLive;
  const { say, shortDate, relative } = wordsOf(language);
  const expires = iso(record.expiresAtMs);
  const values = { n, date: shortDate(expires, "UTC"), relative: relative(expires) };
  return own ? ownView : say(viewsLeft, values);
}

const notFromHere = (): AppError => new AppError("forbidden", "Open the link itself.");

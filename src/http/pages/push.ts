// The page of one push, apart from its secret. Anyone with the link sees link, QR code and terms while it can
// be opened. Its owner, signed in, also sees name, files and log, even after it has expired.

import { Elysia } from "elysia";

import { agentWordsIn } from "../../../static/scripts/shared/agent_words.ts";
import { languageName } from "../../../static/scripts/shared/language_name.ts";
import {
  cautionWords,
  codesWords,
  endedWords,
  lineOf,
  openedWords,
  termsOf,
} from "../../../static/scripts/push/terms.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import type { Scans } from "../scanners.ts";
import { owns } from "../../model/push.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import { contentPolicy, PAGE_HEADERS } from "../headers.ts";
import type { AuditEntry } from "../../model/audit.ts";
import { returnReason } from "../../model/mailing.ts";
import { toOwnPush } from "../contract/own_push_json.ts";
import type { Takes } from "../link_check.ts";
import { contextOf } from "../request_context.ts";
import { htmlUrl, toPush } from "../contract/schemas.ts";
import { findShown, findPush, gonePage } from "./gone.ts";
import { languageFor, languageSwitch, textsFor, wordsOf } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import { codeAt, LETTER_PATH } from "./letter.ts";
import { qrSvg } from "../../../static/modules/qr.ts";
import { extensionOf } from "./push_change.ts";
import { redirect } from "./redirect.ts";
import { Senders, type SendersOptions } from "./request_sender.ts";

export interface PushPagesOptions extends SendersOptions {
  pushes: Pushes;
  scans: Scans | null;
}

export const pushPages = (layout: Layout, options: PushPagesOptions) => {
  const pages = new PushPages(layout, options);
  return new Elysia({ name: "pages of a push" })
    .guard({ detail: { hide: true } })
    .get("/p/:token/preview", ({ request, params }) => languageSwitch(request) ?? pages.page(request, params.token))
    .get("/p/:token/qr.svg", ({ request, params }) => pages.qrImage(request, params.token));
};

const COMMON = {
  template: "push",
  script: "push",
  modules: ["qr_files", "letter"],
} as const;

/** Facts that the page's script does not read. */
const UNREAD: ReadonlySet<string> = new Set([
  "json_url",
  "retrieval_step",
  "expire_after_days",
  "days_remaining",
  "passphrase",
  "first_view_at",
]);

const hiddenIf = (isHidden: boolean): string => (isHidden ? "hidden" : "");
const isSealed = ({ record }: Push): boolean => record.traits.e2e === true;
const takenBy = (push: Push): Takes => (isSealed(push) ? ["push", "answers"] : []);

class PushPages {
  readonly #layout: Layout;
  readonly #options: PushPagesOptions;
  readonly #senders: Senders;

  constructor(layout: Layout, options: PushPagesOptions) {
    this.#layout = layout;
    this.#options = options;
    this.#senders = new Senders(options);
  }

  async page(request: Request, urlToken: string): Promise<Response> {
    const push = await findPush(this.#options.pushes, urlToken);
    const person = await this.#options.browserSessions.signedInUser(request);
    if (push && person && this.#isOwners(request, person, push)) {
      return this.#layout.render(request, person, await this.#ownPage(request, person, push));
    }
    // Its terms, and whether it has expired, are only for its recipients.
    if (push?.record.traits.recipients) return redirect(`/p/${push.urlToken}`);
    if (!push || push.expired) return gonePage(this.#layout, request, person);
    const { title } = textsFor(request).preview;
    const shown = {
      ...toPush(push, this.#base(request)),
      guarded: push.record.guard !== null,
      covered: push.record.covered,
    };
    return this.#layout.render(request, person, {
      ...COMMON,
      settings: shown,
      title,
      takes: takenBy(push),
      values: {
        ...this.#values(request, push, shown, false),
        heading: title,
        held: false,
        cameBack: null,
        changed: null,
        ended: "",
        endedHidden: "hidden",
        changeable: false,
      },
    });
  }

  async qrImage(request: Request, urlToken: string): Promise<Response> {
    const push = await findShown(this.#options.pushes, urlToken, request);
    if (!push) return gonePage(this.#layout, request, await this.#options.browserSessions.signedInUser(request));
    return new Response(qrSvg(this.#link(request, push), "QR"), {
      headers: { ...PAGE_HEADERS, "content-type": "image/svg+xml", "content-security-policy": contentPolicy() },
    });
  }

  // Another site may link here, but its link must not act in the name of the signed-in user.
  #isOwners(request: Request, { user }: SignedInUser, push: Push): boolean {
    return owns(user.id, push.record) && this.#senders.of(request) !== "foreign";
  }

  async #ownPage(request: Request, person: SignedInUser, push: Push): Promise<Page> {
    const { user } = person;
    const described = await this.#options.pushes.own.describe(push.urlToken, user.id);
    const own = toOwnPush(described, (await this.#options.scans?.of(push.record.id)) ?? 0, this.#base(request));
    const { pushLive, ownLogLive, cautionOwnLive, resultLive, agentLive } = textsFor(request);
    const texts = { ...pushLive, ...ownLogLive };
    const words = wordsOf(languageFor(request));
    const agentWords = (agent: string): string => agentWordsIn(agent, agentLive, words.say);
    const caution = cautionWords(own, cautionOwnLive, words, agentWords, "UTC");
    const isFrozen = caution.frozen !== "";
    const codes = codesWords(own.codes, texts, words, "UTC");
    const { say, beside, duration } = words;
    const { changed, extend } = textsFor(request).pushChange;
    const extension = push.expired ? 0 : await extensionOf(this.#options.pushes, push, person);
    const kind = texts[push.record.kind];
    const heading = own.name || beside(kind, words.shortDate(own.created_at, "UTC"));
    const isHeld = own.hold === true && !own.expired;
    return {
      ...COMMON,
      modules: [
        ...COMMON.modules,
        "undo",
        ...(isSealed(push) ? (["kept_link", "kept", "qr"] as const) : []),
        ...(isHeld ? (["waits"] as const) : []),
      ],
      preload: [...(isSealed(push) ? (["kept_link"] as const) : []), ...(isHeld ? (["waits"] as const) : [])],
      settings: Object.fromEntries(Object.entries(own).filter(([name]) => !UNREAD.has(name))),
      title: heading,
      takes: takenBy(push),
      // Anyone with the link can write to its log.
      secret: true,
      form: true,
      values: {
        ...this.#values(request, push, own, true),
        changeable: !push.expired,
        change: `/p/${push.urlToken}/change`,
        extend: extension === 0 ? null : say(extend, { duration: duration(extension) }),
        cameBack: this.#cameBack(request, described.returned),
        changed: new URL(request.url).searchParams.has("changed") ? changed : null,
        heading,
        held: isHeld,
        awaited: described.waiting > 1 ? "awaited twice" : described.waiting === 1 ? "awaited" : "",
        ended: own.expired ? endedWords(own, texts, words, agentWords, "UTC") : "",
        endedHidden: hiddenIf(!own.expired),
        alarmed: caution.alarm,
        alarmHidden: hiddenIf(caution.alarm === ""),
        frozen: caution.frozen,
        frozenHidden: hiddenIf(!isFrozen),
        cautionHidden: hiddenIf(caution.alarm === "" && !isFrozen),
        thaw: isFrozen ? textsFor(request).caution.thaw : cautionOwnLive.settle,
        thawHidden: hiddenIf(own.expired),
        freezeHidden: hiddenIf(isFrozen),
        codes,
        codesHidden: hiddenIf(codes === ""),
        opened: openedWords(own, { ...texts, ...cautionOwnLive, ...resultLive }, words, "UTC"),
        kind,
        section: own.expired ? "/expired" : "",
        state: isFrozen ? cautionOwnLive.frozen : own.expired ? texts.expired : texts.active,
        stateClass: isFrozen ? "warning" : own.expired ? "over" : "on",
      },
    };
  }

  #cameBack(request: Request, entries: readonly AuditEntry[]): string | null {
    const { returned: texts } = textsFor(request);
    const { say, date } = wordsOf(languageFor(request));
    const sentences = entries.flatMap(({ returned, atMs }) => {
      if (!returned) return [];
      const reason = texts[returnReason(returned.status)];
      return say(texts.one, { ...returned, reason, when: date(new Date(atMs).toISOString(), "UTC") });
    });
    return sentences.map((sentence) => `<p>${Bun.escapeHTML(sentence)}</p>`).join("") || null;
  }

  #values(request: Request, push: Push, shown: Parameters<typeof termsOf>[0], own: boolean): Page["values"] {
    const language = languageFor(request);
    const { pushLive, ownLogLive, cautionOwnLive, holdOwnLive, languagesLive } = textsFor(request);
    const link = this.#link(request, push);
    // The server does not know the end of a sealed push's link, without which it opens nothing.
    const sealed = isSealed(push);
    const keepable = own && sealed;
    const shareable = !push.expired && (!sealed || keepable);
    // In UTC: the server does not know the reader's time zone.
    const texts = { ...pushLive, ...ownLogLive, ...cautionOwnLive, ...holdOwnLive, ...languagesLive };
    const chosen = shown.language && languageName(shown.language, language);
    const words = wordsOf(language);
    const terms = termsOf({ ...shown, language: chosen }, texts, words, own, "UTC");
    return {
      own,
      // The tab in which it was made shows its passphrase.
      passed: !push.expired && push.record.guard !== null,
      sealed,
      shareable,
      shownOnce: !push.expired && sealed,
      keptHidden: keepable ? "hidden" : "",
      link: sealed ? "" : link,
      letter: LETTER_PATH,
      ...codeAt(shareable && !sealed ? `/p/${push.urlToken}/qr.svg` : null),
      termsLine: lineOf(shown, texts, words, "UTC"),
      terms: terms.map(([name, term]) => `<dt>${Bun.escapeHTML(name)}</dt><dd>${Bun.escapeHTML(term)}</dd>`).join(""),
    };
  }

  #link(request: Request, push: Push): string {
    return htmlUrl(this.#base(request), push);
  }

  #base(request: Request): string {
    return this.#options.baseUrl ?? contextOf(request).origin;
  }
}

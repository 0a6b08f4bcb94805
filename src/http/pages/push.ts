// The page of one push, apart from its secret. Anyone with the link sees the link, the QR code and the terms while the
// push can be opened. Its owner, once signed in, also sees the name, the files and the log, even after it has expired.

import { Elysia } from "elysia";

import type { Words } from "../../../static/scripts/shared/words.ts";
import type { Push, Pushes } from "../../domain/pushes/pushes.ts";
import type { Scans } from "../scanners.ts";
import { owns } from "../../model/push.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import { contentPolicy, PAGE_HEADERS } from "../headers.ts";
import { iso } from "../../base/clock.ts";
import type { AuditEntry } from "../../model/audit.ts";
import { returnReason } from "../../model/mailing.ts";
import { forScript, toOwnPush } from "../contract/own_push_json.ts";
import type { Takes } from "../link_check.ts";
import { contextOf, queryOf } from "../request_context.ts";
import { htmlUrl, toPush } from "../contract/schemas.ts";
import { findShown, findPush, gonePage } from "./gone.ts";
import { languageSwitch, textsFor, wordsOf } from "./language.ts";
import type { Reader } from "./list.ts";
import { dotted, markup } from "./markup.ts";
import { logValues, rowsOf } from "./push_log.ts";
import {
  cautionWords,
  codesWords,
  endedWords,
  filesWords,
  lineOf,
  openedWords,
  type Terms,
  termsOf,
} from "./push_terms.ts";
import { type Facts, factsHtml, saying, timedHtml, timedReaderOf } from "./times.ts";
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

const COMMON = { template: "push", script: "push", modules: ["qr_files", "letter"] } as const;

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
      settings: forScript(shown),
      title,
      takes: takenBy(push),
      values: {
        ...this.#values(request, push, shown, null, ""),
        own: false,
        ...saying({ heading: title, ended: "" }),
        held: false,
        cameBack: null,
        changed: null,
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
    const { pushes, scans } = this.#options;
    const described = await pushes.own.describe(push.urlToken, person.user.id);
    const own = toOwnPush(described, (await scans?.of(push.record.id)) ?? 0, this.#base(request));
    const reader = timedReaderOf(request);
    const { pushLive: texts, cautionOwnLive } = reader.texts;
    const caution = cautionWords(own, reader);
    const isFrozen = caution.frozen !== "";
    const words = wordsOf(reader.language);
    const { changed, extend } = reader.texts.pushChange;
    const extension = push.expired ? 0 : await extensionOf(pushes, push, person);
    const kind = texts[push.record.kind];
    const over = own.deleted ? reader.texts.reveal.deletedTitle : texts.expired;
    const heading = (by: Words): string => own.name || by.beside(kind, by.shortDate(own.created_at, "UTC"));
    const query = queryOf(request);
    const total = Object.values(own.totals).reduce((sum, count) => sum + count, 0);
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
      settings: forScript(own),
      title: heading(words),
      takes: takenBy(push),
      // Its log contains text that anyone with the link can choose.
      secret: true,
      form: true,
      values: {
        ...this.#values(request, push, own, detailsOf(own, reader), filesWords(own, reader)),
        ...(await logValues(reader, query, total, (page) => pushes.own.auditLog(push.record.id, page))),
        own: true,
        changeable: !push.expired,
        change: `/p/${push.urlToken}/change`,
        extend: extension === 0 ? null : words.say(extend, { duration: words.duration(extension) }),
        cameBack: this.#cameBack(described.returned, reader),
        changed: query.has("changed") ? changed : null,
        held: isHeld,
        awaited: described.waiting > 1 ? "awaited twice" : described.waiting === 1 ? "awaited" : "",
        heading: String(dotted(timedHtml(heading(reader.words)))),
        ...saying({
          opened: openedWords(own, reader),
          ended: endedWords(own, reader),
          caution: caution.alarm + caution.frozen,
          alarm: caution.alarm,
          frozen: caution.frozen,
          codes: codesWords(own, reader),
        }),
        // What its notice says to compare follows the notice.
        alarmed: caution.alarm !== "",
        thawHidden: own.expired ? "hidden" : "",
        thawClass: caution.alarm === "" ? "" : "quiet",
        dropHidden: own.expired || caution.alarm === "" ? "hidden" : "",
        freezeHidden: isFrozen ? "hidden" : "",
        views: rowsOf(described.views, reader),
        viewsHidden: own.views.length === 0 ? "hidden" : "",
        thaw: isFrozen ? reader.texts.caution.thaw : cautionOwnLive.settle,
        // Without a name, the heading says the kind.
        kind: String(
          markup`${[own.name !== "" && kind, isSealed(push) && reader.texts.adminLive.sealed].map((word) => word && markup`<span class="badge">${word}</span> `)}`,
        ),
        section: own.expired ? "/expired" : "",
        sectionName: own.expired ? reader.texts.admin.titleExpired : reader.texts.layout.pushes,
        state: isFrozen ? cautionOwnLive.frozen : own.expired ? over : texts.active,
        stateClass: isFrozen ? "warning" : own.expired ? "over" : "on",
      },
    };
  }

  #cameBack(entries: readonly AuditEntry[], { texts: { returned: texts }, words }: Reader): string {
    const sentences = entries.flatMap(({ returned, atMs }) => {
      if (!returned) return [];
      const reason = texts[returnReason(returned.status)];
      return words.say(texts.one, { ...returned, reason, when: words.date(iso(atMs)) });
    });
    return sentences.map((sentence) => `<p>${timedHtml(sentence)}</p>`).join("");
  }

  /**
   * @param details what only its owner sees, besides its terms; null for anyone else
   * @param files what only its owner sees of its files, in a few words
   */
  #values(request: Request, push: Push, shown: Terms, details: Facts | null, files: string): Page["values"] {
    const reader = timedReaderOf(request);
    const link = this.#link(request, push);
    // The server does not know the end of a sealed push's link, without which the link opens nothing.
    const sealed = isSealed(push);
    const keepable = details !== null && sealed;
    const shareable = !push.expired && (!sealed || keepable);
    return {
      // The tab in which the push was made shows the passphrase.
      passed: !push.expired && push.record.guard !== null,
      sealed,
      shareable,
      shownOnce: !push.expired && sealed,
      keptHidden: keepable ? "hidden" : "",
      link: sealed ? "" : link,
      letter: LETTER_PATH,
      ...codeAt(shareable && !sealed ? `/p/${push.urlToken}/qr.svg` : null),
      termsLine: String(dotted(timedHtml(lineOf(shown, files, reader)))),
      terms: factsHtml([...termsOf(shown, reader, details !== null), ...(details ?? [])]),
    };
  }

  #link(request: Request, push: Push): string {
    return htmlUrl(this.#base(request), push);
  }

  #base(request: Request): string {
    return this.#options.baseUrl ?? contextOf(request).origin;
  }
}

/** What only the owner of a push sees, besides its terms. */
function detailsOf(push: ReturnType<typeof toOwnPush>, { texts: all, words }: Reader): Facts {
  const { pushLive: texts, ownLogLive: log } = all;
  const { say, size, date, relative } = words;
  const { files, file_count: n, created_at: at, note } = push;
  const bytes = files.reduce((sum, file) => sum + file.byte_size, 0);
  const listed = files.map(({ filename, byte_size: length }) => {
    const name = filename === null ? markup`<em>${texts.fileGuarded}</em>` : markup`<bdi>${filename}</bdi>`;
    return markup`<li>${name}<span class="size">${size(length)}</span></li>`;
  });
  const held = push.e2e
    ? say(texts.filesSealed, { n: files.length, size: size(bytes) })
    : markup`<ul class="files">${listed}</ul>`;
  return [
    [texts.files, n > 0 && (files.length > 0 ? held : say(texts.filesErased, { n }))],
    [texts.created, say(log.when, { date: date(at), relative: relative(at) })],
    [log.note, note !== "" && markup`<span class="note" dir="auto">${note}</span>`],
  ];
}

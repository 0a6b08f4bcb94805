// The pages for requesters: the form of a new request, and the page of one request with its link, answers and log.

import { Elysia } from "elysia";

import type { Words } from "../../../static/scripts/shared/words.ts";
import { qrSvg } from "../../../static/modules/qr.ts";
import { contentPolicy, PAGE_HEADERS } from "../../http/headers.ts";
import { whoIs } from "../../domain/callers/caller.ts";
import { addresseesWords, fileLimitsUnder, groupLimitsIn, mayAddress } from "../../http/pages/create.ts";
import { gonePage, unlessMissing } from "../../http/pages/gone.ts";
import { languageFor, languageSwitch, shown, textsFor, wordsOf } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import { codeAt, LETTER_OF_REQUEST } from "../../http/pages/letter.ts";
import { dotted } from "../../http/pages/markup.ts";
import { logValues } from "../../http/pages/push_log.ts";
import { redirect } from "../../http/pages/redirect.ts";
import { Senders } from "../../http/pages/request_sender.ts";
import { factsHtml, saying, timedHtml, timedReaderOf } from "../../http/pages/times.ts";
import { contextOf, queryOf } from "../../http/request_context.ts";
import { forScript } from "../../http/contract/own_push_json.ts";
import { clientInfoOf } from "../../http/sessions/identity.ts";
import { roleOf } from "../../model/account.ts";
import { requestLinkOf } from "../../model/push.ts";
import { DURATIONS_MS, MAX_NOTE_BYTES } from "../../model/push_fields.ts";
import { isSealed, MAX_ANSWERS } from "../../model/request.ts";
import { MAX_REQUEST_BYTES } from "./fields.ts";
import { toOwnRequest } from "./json.ts";
import type { RequestsOptions } from "./options.ts";
import { answersHtml, requestLine, requestTerms, requestWords } from "./own_words.ts";
import { firstLine } from "./requests.ts";

export const ownPages = (layout: Layout, options: RequestsOptions) => {
  const { requests, own, pushes, browserSessions } = options;
  const senders = new Senders(options);
  const base = (request: Request): string => options.baseUrl ?? contextOf(request).origin;
  async function newRequest(request: Request): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    if (!person) return redirect("/users/sign_in");
    const texts = textsFor(request);
    const rules = await pushes.rules.of(whoIs(person.user));
    const { expireAfterDaysDefault, expireAfterDaysMax } = rules.kinds.text;
    const { maxFiles, maxFileBytes, maxPushBytes } = fileLimitsUnder(rules.policy, options.fileLimits);
    const addressable = mayAddress(rules);
    return layout.render(request, person, {
      template: "request_new",
      title: texts.newRequest.title,
      script: "request_new",
      live: [
        "shareLive",
        "requestShareLive",
        "newRequestLive",
        ...(rules.enabled.file ? (["filesLive"] as const) : []),
        ...(rules.e2e === "off" ? [] : (["requestKeysLive", "keptPageLive"] as const)),
        ...(addressable ? (["addresseesLive"] as const) : []),
      ],
      settings: {
        ...(addressable && { termAddressees: texts.cautionCreateLive.termAddressees }),
        durations: DURATIONS_MS,
        daysDefault: expireAfterDaysDefault,
        daysMax: expireAfterDaysMax,
        maxRequestBytes: MAX_REQUEST_BYTES,
        maxNoteBytes: MAX_NOTE_BYTES,
        maxAnswers: MAX_ANSWERS,
        maxFiles,
        maxFileBytes,
        maxPushBytes,
        e2e: rules.e2e,
      },
      modules: [
        "qr_files",
        "letter",
        ...(rules.enabled.file ? (["sending", "zipping"] as const) : []),
        ...(rules.e2e === "off" ? [] : (["seal", "qr", "kept"] as const)),
      ],
      values: {
        ...addresseesWords(request, rules),
        addressable,
        withFiles: rules.enabled.file,
        groupLimits: groupLimitsIn(request, rules),
        // The script sends the files, and says how many are allowed.
        filesField: "",
        fileLimits: "",
        withSeal: rules.e2e !== "off",
        withMail: options.mailings !== null,
        sealRequired: rules.e2e === "required",
        maxAnswers: MAX_ANSWERS,
        showsEmail: wordsOf(languageFor(request)).say(texts.newRequest.showsEmail, { email: person.user.email }),
        // The script fills these in when there is a link.
        link: "",
        ...codeAt(null),
        letter: LETTER_OF_REQUEST,
      },
    });
  }

  /** The page of a request, for its owner alone. For anyone else, the request seems not to exist. */
  async function page(request: Request, urlToken: string): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    if (!person) return redirect("/users/sign_in");
    const asked = await unlessMissing(requests.find(urlToken));
    // Another site may link here, but its link must not act in the name of the signed-in user.
    const isOwners = asked && requests.owns(asked, person.user.id) && senders.of(request) !== "foreign";
    if (!isOwners) return gonePage(layout, request, person);
    const owner = { userId: person.user.id, role: roleOf(person.user), client: clientInfoOf(request) };
    const details = await own.details(urlToken, owner);
    const facts = toOwnRequest(details, base(request));
    const reader = timedReaderOf(request);
    const { requestWordsLive, requestLive } = reader.texts;
    const said = requestWords(details, facts, reader);
    const readLog = (page: number) => own.auditLog(urlToken, person.user.id, page);
    const heading = ({ say, shortDate }: Words): string =>
      facts.name ||
      firstLine(details.text ?? "") ||
      say(requestWordsLive.unnamedRequest, { date: shortDate(facts.created_at, "UTC") });
    // Without the end of its link, no one can answer a sealed request. The browser may know this end, but the server does not.
    const takesMore = facts.responses_remaining > 0;
    const sealed = isSealed(asked);
    return layout.render(request, person, {
      template: "request",
      title: heading(wordsOf(reader.language)),
      script: "request",
      live: [
        "shareLive",
        "requestShareLive",
        "requestWordsLive",
        "listLive",
        ...(sealed ? (["requestKeysLive", "keptPageLive"] as const) : []),
      ],
      settings: forScript(facts),
      modules: ["qr_files", "letter", ...(sealed ? (["kept", "qr"] as const) : [])],
      ...(sealed && { takes: ["request", "answers"] as const }),
      // Anyone with the link can write to the log, which the page shows.
      secret: true,
      values: {
        ...saying({ ...said, heading: heading(reader.words) }),
        termsLine: String(dotted(timedHtml(requestLine(facts, reader)))),
        terms: factsHtml(requestTerms(facts, reader)),
        answers: answersHtml(details, reader),
        ...(await logValues(reader, queryOf(request), details.entries, readLog, { expire: requestLive.logClosed })),
        active: details.state !== "closed",
        shareable: takesMore,
        sealed,
        sharedHidden: sealed ? "hidden" : "",
        link: sealed ? "" : facts.html_url,
        ...codeAt(takesMore && !sealed ? `/requests/${urlToken}/qr.svg` : null),
        letter: LETTER_OF_REQUEST,
      },
    });
  }

  async function qrImage(request: Request, urlToken: string): Promise<Response> {
    const asked = await unlessMissing(requests.find(urlToken));
    const person = await browserSessions.signedInUser(request);
    // If a request has recipients, only they may know whether it is still open.
    const isHidden = asked?.request.push.traits.recipients && !requests.owns(asked, person?.user.id ?? null);
    if (!asked || asked.left === 0 || isHidden) return gonePage(layout, request, person);
    return new Response(qrSvg(requestLinkOf(base(request), asked.urlToken), "QR"), {
      headers: { ...PAGE_HEADERS, "content-type": "image/svg+xml", "content-security-policy": contentPolicy() },
    });
  }

  return new Elysia({ name: "pages of requests" })
    .guard({ detail: { hide: true } })
    .get("/requests", () => redirect("/admin/requests"))
    .get("/requests/new", shown(newRequest))
    .get("/requests/:token", ({ request, params }) => languageSwitch(request) ?? page(request, params.token))
    .get("/requests/:token/qr.svg", ({ request, params }) => qrImage(request, params.token));
};

// The page on which an owner changes when a push expires, its name and note, and whether they are notified. Its plain form works
// without scripts; with scripts, times are in the reader's zone.

import { Elysia } from "elysia";

import { AppError, Problems } from "../../base/errors.ts";
import { DAY_MS, MINUTE_MS, parseMoment, iso } from "../../base/clock.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import { whoIs } from "../../domain/callers/caller.ts";
import { owns, type Push } from "../../model/push.ts";
import { type ChangeDraft, changeLimits, type ChangeLimits } from "../../model/push_changes.ts";
import { type Fields, readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { refuseFile } from "../bodies/form.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import { findPush } from "./gone.ts";
import { languageFor, languageSwitch } from "./language.ts";
import type { Layout } from "./layout.ts";
import { redirect } from "./redirect.ts";
import { Senders, type SendersOptions } from "./request_sender.ts";
import { timedHtml, timedReaderOf } from "./times.ts";

export interface ChangePagesOptions extends SendersOptions {
  pushes: Pushes;
  bodies: Bodies;
}

const MAX_BODY_BYTES = 512 * 1024;
/** How much one press extends a push, if the limits allow it. */
const EXTENSION_MS = 7 * DAY_MS;

export const changePages = (layout: Layout, options: ChangePagesOptions) => {
  const { pushes, bodies, browserSessions } = options;
  const senders = new Senders(options);

  /** @throws AppError `forbidden` if no page of this service sends the request */
  async function change(request: Request, token: string): Promise<Response> {
    if (senders.of(request) !== "own") throw new AppError("forbidden", "Open the page of the link itself.");
    const person = await browserSessions.signedInUser(request);
    const push = await ownPush(pushes, token, person);
    if (!person || !push) return redirect(person ? `/p/${token}/preview` : "/users/sign_in", 303);
    const fields = await readFields(bodies.open(request), MAX_BODY_BYTES, refuseFile);
    const limits = await limitsFor(pushes, push, person);
    const how = { problems: new Problems(), language: () => languageFor(request) };
    try {
      await pushes.changes.apply(token, draftIn(fields, push, limits), await senders.caller(request), how);
    } catch (error) {
      if (error instanceof AppError && error.code === "invalid") return show(request, token, fields, error);
      // It has expired in the meantime, and its page says so.
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    }
    return redirect(`/p/${push.urlToken}/preview?changed=1`, 303);
  }

  /** @param given what was sent and refused */
  async function show(request: Request, token: string, given?: Fields, refusal?: AppError): Promise<Response> {
    const person = await browserSessions.signedInUser(request);
    if (!person) return redirect("/users/sign_in", 303);
    const push = await ownPush(pushes, token, person);
    if (!push) return redirect(`/p/${token}/preview`, 303);
    const own = await pushes.own.describe(push.urlToken, person.user.id);
    const limits = await limitsFor(pushes, push, person);
    const { texts, words } = timedReaderOf(request);
    const { say, shortDate: date } = words;
    const { record } = push;
    const asText = (name: string, value: string): string => (typeof given?.[name] === "string" ? given[name] : value);
    const times = { from: date(iso(limits.earliestMs)), to: date(iso(limits.latestMs)) };
    const range = { min: limits.viewsMin, max: limits.viewsMax };
    const problems = refusal?.fields ?? {};
    const problem = (name: string, sentence: string): string | null => (problems[name] ? sentence : null);
    const rest = Object.keys(problems).some((name) => !KNOWN.has(name));
    return layout.render(request, person, {
      template: "push_change",
      title: texts.pushChange.title,
      script: "push_change",
      form: true,
      secret: true,
      values: {
        page: `/p/${push.urlToken}/preview`,
        action: `/p/${push.urlToken}/change`,
        expiresAt: asText("expires_at", iso(record.expiresAtMs)).slice(0, 16),
        expiresHint: String(timedHtml(say(texts.pushChange.latest, { date: times.to }))),
        earliest: iso(limits.earliestMs).slice(0, 16),
        latest: iso(limits.latestMs).slice(0, 16),
        views: asText("expire_after_views", String(record.expireAfterViews)),
        viewsHint: say(texts.pushChange.viewsBetween, { ...range, used: record.viewsCounted }),
        viewsMin: range.min,
        viewsMax: range.max,
        name: asText("name", own.name),
        note: asText("note", own.note),
        notifyMe: given ? given.notify_me === "on" : record.traits.notifyMe !== undefined,
        badExpiry: problem("expires_at", String(timedHtml(say(texts.pushChangeLive.badExpiry, times)))),
        badViews: problem("expire_after_views", say(texts.createLive.outOfRange, range)),
        badName: problem("name", say(texts.createLive.tooManyCharacters, { n: 255 })),
        badNote: problem("note", say(texts.createLive.tooLong, { limit: words.size(65_536) })),
        refused: rest ? texts.createLive.refused : null,
      },
    });
  }

  return new Elysia({ name: "page that changes a push" })
    .guard({ detail: { hide: true } })
    .get("/p/:token/change", ({ request, params }) => languageSwitch(request) ?? show(request, params.token))
    .post("/p/:token/change", ({ request, params }) => change(request, params.token), { parse: "none" });
};

const KNOWN = new Set(["expires_at", "expire_after_views", "name", "note"]);

/** An active push of this person; null if there is none. */
async function ownPush(pushes: Pushes, token: string, person: SignedInUser | null): Promise<Push | null> {
  const push = person && (await findPush(pushes, token));
  return push && owns(person.user.id, push.record) && !push.expired ? push : null;
}

const limitsFor = async (pushes: Pushes, push: Push, { user }: SignedInUser): Promise<ChangeLimits> =>
  changeLimits(push.record, push.atMs, await pushes.rules.of(whoIs(user)));

/** By how much one press extends a push; 0 if the limits leave less than an hour. */
export async function extensionOf(pushes: Pushes, push: Push, person: SignedInUser): Promise<number> {
  const { latestMs } = await limitsFor(pushes, push, person);
  const ms = Math.min(EXTENSION_MS, latestMs - push.record.expiresAtMs);
  return ms >= 60 * MINUTE_MS ? ms : 0;
}

function draftIn(fields: Fields, { record }: Push, { latestMs }: ChangeLimits): ChangeDraft {
  const text = (name: string): string | undefined => (typeof fields[name] === "string" ? fields[name] : undefined);
  if (text("extend") !== undefined) {
    return { expiresAt: iso(Math.min(record.expiresAtMs + EXTENSION_MS, latestMs)) };
  }
  return {
    expiresAt: momentIn(text("expires_at") ?? "", record.expiresAtMs),
    expireAfterViews: Number(text("expire_after_views")?.trim() || Number.NaN),
    name: text("name")?.trim() ?? "",
    // Forms send line ends as CR and LF.
    note: text("note")?.replaceAll("\r\n", "\n") ?? "",
    notifyMe: fields.notify_me === "on",
  };
}

/** The field contains whole minutes, in UTC if scripts do not run. If the reader did not change the field, nothing changes. */
function momentIn(typed: string, expiresAtMs: number): string {
  const moment = parseMoment(typed.endsWith("Z") ? typed : `${typed}Z`);
  const isSame = moment !== null && Math.floor(moment / MINUTE_MS) === Math.floor(expiresAtMs / MINUTE_MS);
  return isSame ? iso(expiresAtMs) : moment === null ? typed : iso(moment);
}

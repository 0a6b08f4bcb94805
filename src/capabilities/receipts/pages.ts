// The pages of receipts. Reading a receipt counts no view and needs no account. The buttons are forms that need no script and
// that only this server's own pages can send.

import { Elysia } from "elysia";

import type { Strings } from "../../../static/texts.ts";
import { AppError } from "../../base/errors.ts";
import { iso } from "../../base/clock.ts";
import { readFields } from "../../http/bodies/body.ts";
import { refuseFile } from "../../http/bodies/form.ts";
import { clientInfoOf } from "../../http/request_context.ts";
import { deletedPageFor, undoWords } from "../../http/pages/deleted.ts";
import { unlessMissing } from "../../http/pages/gone.ts";
import { languageSwitch, shown, textsFor } from "../../http/pages/language.ts";
import { timedHtml, timedReaderOf } from "../../http/pages/times.ts";
import type { Layout, Page } from "../../http/pages/layout.ts";
import type { PanelView, PartOptions } from "../../http/pages/part.ts";
import { redirect } from "../../http/pages/redirect.ts";
import { Senders } from "../../http/pages/request_sender.ts";
import { isScanner } from "../../http/scanners.ts";
import { viewsRemaining } from "../../model/push.ts";
import { listPageFor } from "./list_page.ts";
import { MAX_OPENINGS, type Receipts, type Seen } from "./receipts.ts";

const MAX_BODY_BYTES = 16 * 1024;

const hidden = { detail: { hide: true } };
const posted = { parse: "none", ...hidden } as const;

export const receiptPages = (receipts: Receipts, layout: Layout, options: PartOptions) => {
  const senders = new Senders(options);
  const { browserSessions, bodies, personCheck } = options;

  async function open(request: Request, receipt: string): Promise<Response> {
    const seen = await unlessMissing(receipts.look(receipt));
    const asked = seen && (await personCheck.asks(receipt, seen.record));
    const page = seen ? receiptPageFor(request, receipt, seen, asked) : unknownPageFor(request);
    return layout.render(request, await browserSessions.signedInUser(request), page);
  }

  /** Does what a form asks for, then shows the receipt again, or offers to undo a deletion. */
  async function act(request: Request, receipt: string, by: keyof typeof LABELS): Promise<Response> {
    if (senders.of(request) !== "own" || isScanner(request))
      throw new AppError("forbidden", "Open the receipt itself.");
    const found = await unlessMissing(receipts.look(receipt));
    if (!found) return open(request, receipt);
    const label = LABELS[by](textsFor(request));
    const fields = await readFields(bodies.open(request), MAX_BODY_BYTES, refuseFile);
    const kept = await personCheck.keepsOut({ request, link: receipt, push: found.record, fields, label });
    if (kept) return kept;
    const page = `/receipts/${receipt}`;
    const client = clientInfoOf(request);
    if (by === "expire") {
      const undoMs = (await unlessMissing(receipts.expireSoon(receipt, client)))?.undoMs ?? 0;
      const seconds = Math.round(undoMs / 1_000);
      if (seconds < 1) return redirect(page, 303);
      const passed = personCheck.passed(receipt);
      const shown = { said: undoWords(request, seconds), restore: `${page}/restore`, passed };
      return layout.render(request, null, deletedPageFor(request, shown));
    }
    try {
      await unlessMissing(receipts[by](receipt, client));
    } catch (error) {
      // The push was erased in the meantime, and the receipt says so.
      if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    }
    return redirect(page, 303);
  }

  return new Elysia({ name: "pages of receipts" })
    .get(
      "/receipts",
      shown(async (request) =>
        layout.render(request, await browserSessions.signedInUser(request), listPageFor(request)),
      ),
      hidden,
    )
    .get(
      "/receipts/:receipt",
      ({ request, params }) => languageSwitch(request) ?? open(request, params.receipt),
      hidden,
    )
    .post("/receipts/:receipt/expire", ({ request, params }) => act(request, params.receipt, "expire"), posted)
    .post("/receipts/:receipt/thaw", ({ request, params }) => act(request, params.receipt, "thaw"), posted)
    .post("/receipts/:receipt/restore", ({ request, params }) => act(request, params.receipt, "restore"), posted);
};

/** The label of each act's button. */
const LABELS = {
  expire: ({ create }: Strings) => create.end,
  thaw: ({ caution }: Strings) => caution.thaw,
  restore: ({ reveal }: Strings) => reveal.undo,
};

/** Whether the push was deleted so recently that this can be undone. */
const canRestore = ({ record }: Seen): boolean => record.traits.deletion !== undefined && record.expiredAtMs === null;

function receiptPageFor(request: Request, receipt: string, seen: Seen, asked: PanelView | null): Page {
  const { receipt: texts } = textsFor(request);
  const { record, endedBy, expiredAtMs, frozen, openedAtMs } = seen;
  const { words } = timedReaderOf(request);
  const { say, date } = words;
  const time = (ms: number): string => String(timedHtml(date(iso(ms))));
  const none = endedBy ? texts.neverOpened : texts.notOpened;
  const opened = record.viewsCounted === 0 ? none : say(texts.opened, { n: record.viewsCounted });
  const over = { views: texts.overViews, time: texts.overTime, hand: texts.overHand };
  const left = { n: viewsRemaining(record), date: time(record.expiresAtMs) };
  const sentences = endedBy
    ? [texts.over, say(over[endedBy], { date: time(expiredAtMs ?? 0) })]
    : [...(record.viewsCounted === 0 ? [texts.notOpenedText] : []), say(texts.left, left)];
  const isAlarmed = record.traits.alarmed === true;
  const page = `/receipts/${receipt}`;
  const active = endedBy === null;
  return {
    template: "receipt",
    title: opened,
    script: "receipt",
    form: true,
    settings: { receipt, made: iso(record.createdAtMs), ...asked?.settings },
    values: {
      page,
      state: words.sentences(...sentences),
      caution: isAlarmed || (active && frozen),
      alarmed: isAlarmed,
      frozen: active && frozen,
      thaw: `${page}/thaw`,
      active,
      expire: `${page}/expire`,
      restore: canRestore(seen) ? `${page}/restore` : null,
      timesTitle: record.viewsCounted > MAX_OPENINGS ? texts.timesSome : texts.times,
      times: openedAtMs
        .toReversed()
        .map((ms) => `<li>${time(ms)}</li>`)
        .join(""),
    },
  };
}

/** A receipt that never existed looks like one whose push is purged. */
function unknownPageFor(request: Request): Page {
  const { receipt: texts } = textsFor(request);
  return {
    template: "closed",
    title: texts.unknown,
    status: 404,
    values: { text: Bun.escapeHTML(texts.unknownText), hint: texts.unknownHint, back: null },
  };
}

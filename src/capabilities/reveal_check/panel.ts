// The panel on the page of a push that opens for people only, the check of each attempt to open the push there, and the check of
// everything else that anyone with the link of a page can do there.

import type { Push } from "../../domain/pushes/pushes.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import { mayAlarm } from "../../domain/pushes/freezes.ts";
import type { Fields } from "../../http/bodies/body.ts";
import { jsonResponse } from "../../http/contract/responses.ts";
import { acceptsHtml } from "../../http/headers.ts";
import { ANY_END } from "../../http/link_check.ts";
import { textsFor } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import {
  type ActByLink,
  type Failure,
  type PanelView,
  type PersonCheck,
  type RecipientPanel,
} from "../../http/pages/part.ts";
import { jsonIn } from "../../http/pages/page_reading.ts";
import { contextOf } from "../../http/request_context.ts";
import { owns, type PushRecord } from "../../model/push.ts";
import type { RevealCheck } from "../../model/rules.ts";
import type { Programs } from "./programs.ts";
import type { Asked, Proofs } from "./proofs.ts";

export interface CheckOptions {
  /** What pages require by default. */
  usual: Exclude<RevealCheck, "off">;
  proofs: Proofs;
  programs: Programs;
  /** Whether this server has mailed the link of this push; for null, whether it sends mail at all. */
  isMailed(pushId: number | null): Promise<boolean>;
}

type How = CheckOptions["usual"];

export class CheckPanel implements RecipientPanel, PersonCheck {
  constructor(
    private readonly layout: Layout,
    private readonly options: CheckOptions,
  ) {}

  async view(_request: Request, push: Push, { userId }: Caller): Promise<PanelView | null> {
    const { record, urlToken, expired } = push;
    if (expired || record.traits.recipients !== undefined || owns(userId, record)) return null;
    // A passphrase is a stronger proof, but only attempts to open the push contain one.
    const opensByPress = record.guard === null;
    if (!opensByPress && !mayAlarm(record)) return null;
    const asked = this.options.proofs.newFor(urlToken);
    return pushViewOf(asked, await this.#howFor(record), { isSealed: record.traits.e2e === true, opensByPress });
  }

  async check({ request, push, caller, fields }: Parameters<NonNullable<RecipientPanel["check"]>>[0]) {
    const { urlToken, record, expired } = push;
    // Nothing is required if there is a stronger proof: a passphrase, or the person's identity.
    const provesMore = record.guard !== null || record.traits.recipients !== undefined || owns(caller.userId, record);
    if (expired || provesMore) return null;
    const missing = await this.#missing(request, urlToken, record, fields);
    if (!missing) return null;
    this.options.programs.note(record.id, caller.client);
    const { asked, message } = missing;
    return {
      outcome: { outcome: "letters", of: asked.of, letters: spaced(asked.letters), message },
      message,
      view: pushViewOf(asked, "letters", { isSealed: record.traits.e2e === true, opensByPress: true }),
      keepsHoldProof: false,
    } satisfies Failure;
  }

  async asks(link: string, push: PushRecord | null): Promise<PanelView> {
    return viewOf(this.options.proofs.newFor(link), await this.#howFor(push));
  }

  passed(link: string): string {
    return this.options.proofs.passed(link);
  }

  async keepsOut({ request, link, push, fields, label, handsOn = [] }: ActByLink): Promise<Response | null> {
    const missing = await this.#missing(request, link, push, fields);
    if (!missing) return null;
    const { asked, how } = missing;
    const { of, letters } = asked;
    // A person who was not asked before has not made a mistake: the label and the hint are enough.
    const message = missing.isWrong ? missing.message : "";
    if (handsOn === null || !acceptsHtml(request)) {
      const press = how === "press" && !missing.isWrong ? { press: asked.press } : {};
      const body = { outcome: "letters", of, letters: spaced(letters), message, ...press };
      return jsonResponse(body, 200, contextOf(request));
    }
    return this.layout.render(request, null, {
      template: "letters_page",
      title: label,
      script: "letters",
      status: 403,
      takes: ANY_END,
      forRecipients: true,
      form: true,
      values: {
        action: new URL(request.url).pathname,
        given: Object.entries(textsIn(fields))
          .filter(([name]) => handsOn.includes(name))
          .map(([name, value = ""]) => hiddenField(name, value))
          .join(""),
        letters: spaced(letters),
        checkOf: of,
        message,
      },
    });
  }

  /** @returns null if the fields prove that a person is on the page of this link */
  async #missing(request: Request, link: string, push: PushRecord | null, fields: Fields) {
    const { proofs } = this.options;
    const how = await this.#howFor(push);
    const { check_of: of = "", letters = "", press = "", passed = "" } = textsIn(fields);
    const isPerson =
      proofs.isTyped(link, of, letters) ||
      (how === "press" && proofs.isPressed(link, of, press)) ||
      proofs.hasPassed(link, passed);
    if (isPerson) return null;
    const { lettersNeeded, lettersOther } = textsFor(request).reveal;
    const isWrong = letters !== "";
    return { asked: proofs.newFor(link), how, isWrong, message: isWrong ? lettersOther : lettersNeeded };
  }

  /** A link that this server has mailed is certain to meet scanners. Only users can order mail. */
  async #howFor(push: PushRecord | null): Promise<How> {
    if (this.options.usual === "letters" || push?.traits.revealCheck === "letters") return "letters";
    if (push?.ownerId === null) return "press";
    return (await this.options.isMailed(push && push.id)) ? "letters" : "press";
  }
}

const hiddenField = (name: string, value: string): string =>
  `<input type="hidden" name="${Bun.escapeHTML(name)}" value="${Bun.escapeHTML(value)}" />`;

const textsIn = (fields: Readonly<Record<string, unknown>>): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** With spaces, screen readers spell the letters out. */
const spaced = (letters: string): string => [...letters].join(" ");

function viewOf({ of, letters, press }: Asked, how: How): Required<Pick<PanelView, "settings" | "values">> {
  const isPress = how === "press";
  return {
    settings: { check: { of, ...(isPress && { press }) } },
    values: { checkOf: of, letters: spaced(letters), lettersShown: !isPress, lettersPlain: isPress },
  };
}

interface CheckedPush {
  isSealed: boolean;
  /** Whether pressing the page's button opens the push. Otherwise the check is for other forms of the page. */
  opensByPress: boolean;
}

function pushViewOf(asked: Asked, how: How, { isSealed, opensByPress }: CheckedPush): PanelView {
  const { settings, values } = viewOf(asked, how);
  const isPress = how === "press";
  // Without scripts, a sealed push cannot be opened anyway.
  const shown = { ...values, lettersLater: isPress, lettersPlain: isPress && !isSealed };
  return { script: isSealed ? "checked_sealed" : "checked", settings, ...(opensByPress && { values: shown }) };
}

/** Reads the view back from the page of a push, for `secretpush watch`. */
export function readView(html: string): PanelView[] {
  const asked = askedIn(html);
  if (!asked) return [];
  const isSealed = jsonIn(html).sealed !== undefined;
  return [pushViewOf(asked, asked.how, { isSealed, opensByPress: html.includes('id="three-letters"') })];
}

/** Reads the check of any other page that acts on its link alone; null if the page requires nothing. */
export function readAsked(html: string): (PanelView & { proof: Record<string, string> }) | null {
  const asked = askedIn(html);
  if (!asked) return null;
  const { of, letters, press } = asked;
  // In the order in which a browser sends them.
  return { ...viewOf(asked, asked.how), proof: press === "" ? { letters, check_of: of } : { check_of: of, press } };
}

function askedIn(html: string): (Asked & { how: How }) | null {
  const { check } = jsonIn(html);
  if (check === undefined) return null;
  const { of, press } = Object(check) as Record<string, unknown>;
  const letters = /id="three-letters"[^>]*>([A-Z ]{5})</.exec(html)?.[1]?.replaceAll(" ", "") ?? "";
  return {
    of: plain(of),
    letters,
    press: press === undefined ? "" : plain(press),
    how: press === undefined ? "letters" : "press",
  };
}

const plain = (value: unknown): string => (/^[\w.-]{1,60}$/.test(String(value)) ? String(value) : "");

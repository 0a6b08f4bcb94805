// The panel on the page of a push that opens for people only, and what looks at each attempt to open it from there.

import type { Push } from "../../domain/pushes.ts";
import type { Caller } from "../../domain/caller.ts";
import { textsFor } from "../../http/pages/language.ts";
import type { Failure, PanelView, RecipientPanel } from "../../http/pages/part.ts";
import { jsonIn } from "../../http/pages/public_settings.ts";
import { owns } from "../../model/push.ts";
import type { RevealCheck } from "../../model/rules.ts";
import type { Programs } from "./programs.ts";
import type { Asked, Proofs } from "./proofs.ts";

export interface CheckOptions {
  /** What pages ask for, if nothing asks for more. */
  usual: Exclude<RevealCheck, "off">;
  proofs: Proofs;
  programs: Programs;
  /** Whether this server has mailed the link of a push. */
  isMailed(pushId: number): Promise<boolean>;
}

type How = CheckOptions["usual"];

export class CheckPanel implements RecipientPanel {
  readonly #options: CheckOptions;

  constructor(options: CheckOptions) {
    this.#options = options;
  }

  async view(_request: Request, push: Push, caller: Caller): Promise<PanelView | null> {
    const how = await this.#howFor(push, caller);
    return how && viewOf(this.#options.proofs.newFor(push.urlToken), how, push.record.traits.e2e === true);
  }

  async check({ request, push, caller, fields }: Parameters<NonNullable<RecipientPanel["check"]>>[0]) {
    const how = await this.#howFor(push, caller);
    const { urlToken, record } = push;
    const { proofs, programs } = this.#options;
    const { check_of: of, letters = "", press = "" } = textsIn(fields);
    if (how === null || (of !== undefined && proofs.isTyped(urlToken, of, letters))) return null;
    if (how === "press" && of !== undefined && proofs.isPressed(urlToken, of, press)) return null;
    programs.note(record.id, caller.client);
    const asked = proofs.newFor(urlToken);
    const { lettersNeeded, lettersOther } = textsFor(request).reveal;
    const message = letters === "" ? lettersNeeded : lettersOther;
    return {
      outcome: { outcome: "letters", of: asked.of, letters: spaced(asked.letters), message },
      message,
      view: viewOf(asked, "letters", record.traits.e2e === true),
      keepsHoldProof: false,
    } satisfies Failure;
  }

  /** Null if the push asks for nothing, or for what proves more: a passphrase, or who somebody is. */
  async #howFor({ record, expired }: Push, { userId }: Caller): Promise<How | null> {
    const { guard, traits, id, ownerId } = record;
    if (expired || guard !== null || traits.recipients !== undefined || owns(userId, record)) return null;
    if (this.#options.usual === "letters" || traits.revealCheck === "letters") return "letters";
    // Only users order mail.
    return ownerId !== null && (await this.#options.isMailed(id)) ? "letters" : "press";
  }
}

const textsIn = (fields: Readonly<Record<string, unknown>>): Partial<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

/** A screen reader says each by itself. */
const spaced = (letters: string): string => [...letters].join(" ");

function viewOf({ of, letters, press }: Asked, how: How, isSealed: boolean): PanelView {
  const isPress = how === "press";
  return {
    script: isSealed ? "checked_sealed" : "checked",
    settings: { check: { of, ...(isPress && { press }) } },
    values: {
      checkOf: of,
      letters: spaced(letters),
      lettersShown: !isPress,
      lettersLater: isPress,
      // Without scripts, a sealed push cannot be opened anyway.
      lettersPlain: isPress && !isSealed,
    },
  };
}

/** The view of a page that some server has sent, for `secretpush watch`. */
export function readView(html: string): PanelView[] {
  const { check, sealed } = jsonIn(html);
  if (check === undefined) return [];
  const { of, press } = Object(check) as Record<string, unknown>;
  const letters = /id="three-letters"[^>]*>([A-Z ]{5})</.exec(html)?.[1]?.replaceAll(" ", "") ?? "";
  const how = press === undefined ? "letters" : "press";
  return [viewOf({ of: plain(of), letters, press: plain(press) }, how, sealed !== undefined)];
}

const plain = (value: unknown): string => (/^[\w.-]{1,60}$/.test(String(value)) ? String(value) : "");

// The panel on the page of an addressed push: it shows recipients who they are, and others how to sign in.

import type { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { Push } from "../../domain/pushes/pushes.ts";
import type { Layout } from "../../http/pages/layout.ts";
import type { Failure, PanelView, Reader, RecipientPanel } from "../../http/pages/part.ts";
import { nounOf, owns } from "../../model/push.ts";
import type { CodePages } from "./code_pages.ts";
import { NotAddressed } from "./gate.ts";
import { addressedPage, knownWords, type WaysToProve } from "./page.ts";

export class AddressedPanel implements RecipientPanel {
  readonly traits = ["recipients"] as const;
  readonly #layout: Layout;
  readonly #ways: WaysToProve;
  readonly #codes: CodePages;

  constructor(layout: Layout, ways: WaysToProve, codes: CodePages) {
    this.#layout = layout;
    this.#ways = ways;
    this.#codes = codes;
  }

  async view(request: Request, { record }: Push, { userId, recognised = null }: Caller): Promise<PanelView | null> {
    if (owns(userId, record)) return null;
    return { values: { known: knownWords(request, recognised) } };
  }

  instead({ request, push, reader, refusal }: Parameters<NonNullable<RecipientPanel["instead"]>>[0]) {
    if (!(refusal instanceof NotAddressed)) return null;
    if (refusal.byCode.length > 0) return this.#codes.page(request, push, reader, refusal);
    const linked = { noun: nounOf(push.record), urlToken: push.urlToken };
    const { person, caller }: Reader = reader;
    const about = { linked, ...this.#ways, refusal, recognised: caller.recognised ?? null };
    return addressedPage(this.#layout, request, person, about);
  }

  // "closed" makes the script load the page again, which then says how to sign in.
  failure(_request: Request, _urlToken: string, error: AppError): Failure | null {
    if (!(error instanceof NotAddressed)) return null;
    return { outcome: { outcome: "closed" }, message: "", keepsHoldProof: false };
  }
}

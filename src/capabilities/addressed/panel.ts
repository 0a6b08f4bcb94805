// The panel on the page of an addressed push: it shows recipients who they are, and others how to sign in.

import type { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/caller.ts";
import type { Push } from "../../domain/pushes.ts";
import type { Layout } from "../../http/pages/layout.ts";
import type { Failure, PanelView, Reader, RecipientPanel } from "../../http/pages/part.ts";
import { owns } from "../../model/push.ts";
import { NotAddressed } from "./gate.ts";
import { addressedPage, knownWords } from "./page.ts";

export interface WaysToProve {
  /** The provider's name, as people know it; null if none is configured. */
  label: string | null;
  /** Whether people sign in with passwords of the company's directory. */
  directory: boolean;
}

export class AddressedPanel implements RecipientPanel {
  readonly #layout: Layout;
  readonly #ways: WaysToProve;

  constructor(layout: Layout, ways: WaysToProve) {
    this.#layout = layout;
    this.#ways = ways;
  }

  async view(request: Request, { record }: Push, { userId, recognised = null }: Caller): Promise<PanelView | null> {
    if (!record.traits.recipients || owns(userId, record)) return null;
    return { values: { known: knownWords(request, recognised) } };
  }

  instead({ request, push, reader, refusal }: Parameters<NonNullable<RecipientPanel["instead"]>>[0]) {
    if (!(refusal instanceof NotAddressed)) return null;
    const { urlToken } = push;
    const { person, caller }: Reader = reader;
    const about = { urlToken, ...this.#ways, refusal, recognised: caller.recognised ?? null };
    return addressedPage(this.#layout, request, person, about);
  }

  // "closed" makes the script load the page again, which then says how to sign in.
  failure(_request: Request, _urlToken: string, error: AppError): Failure | null {
    if (!(error instanceof NotAddressed)) return null;
    return { outcome: { outcome: "closed" }, message: "", keepsHoldProof: false };
  }
}

// The pages of an addressed push for readers who have not yet proved that they are recipients.

import type { Layout } from "../../http/pages/layout.ts";
import type { PagesPart, PartOptions, Failure, PanelView, Reader, RecipientPanel } from "../../http/pages/part.ts";
import { CodePages, type CodePagesParts } from "./code_pages.ts";
import { type WaysToProve, addressedPage, knownWords } from "./page.ts";
import { codeRoutes } from "./routes.ts";
import type { AppError } from "../../base/errors.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { Push } from "../../domain/pushes/pushes.ts";
import { nounOf, owns } from "../../model/push.ts";
import { NotAddressed } from "./gate.ts";

export function addressedPages(parts: CodePagesParts): PagesPart {
  // If links for recipients have a separate base URL, people cannot sign in there, and `sources` is empty.
  const ways = ({ provider, directory, rules: { addressable } }: PartOptions): WaysToProve => ({
    label: addressable.sources.includes("oidc") ? (provider?.label ?? null) : null,
    directory: addressable.sources.includes("ldap") && directory !== null,
  });
  const codes = (layout: Layout, options: PartOptions) => new CodePages(layout, parts, options, ways(options));
  return {
    routes: (layout, options) => {
      const routes = codes(layout, options).routes();
      return options.requestsEnabled
        ? routes.use(codeRoutes("request", parts.codes, { ...options, allowAnonymous: true }))
        : routes;
    },
    panel: (layout, options) => new AddressedPanel(layout, ways(options), codes(layout, options)),
  };
}

class AddressedPanel implements RecipientPanel {
  readonly traits = ["recipients"] as const;

  constructor(
    private readonly layout: Layout,
    private readonly ways: WaysToProve,
    private readonly codes: CodePages,
  ) {}

  async view(request: Request, { record }: Push, { userId, recognised = null }: Caller): Promise<PanelView | null> {
    if (owns(userId, record)) return null;
    return { values: { known: knownWords(request, recognised) } };
  }

  instead({ request, push, reader, refusal }: Parameters<NonNullable<RecipientPanel["instead"]>>[0]) {
    if (!(refusal instanceof NotAddressed)) return null;
    if (refusal.byCode.length > 0) return this.codes.page(request, push, reader, refusal);
    const linked = { noun: nounOf(push.record), urlToken: push.urlToken };
    const { person, caller }: Reader = reader;
    const about = { linked, ...this.ways, refusal, recognised: caller.recognised ?? null };
    return addressedPage(this.layout, request, person, about);
  }

  // On "closed", the script reloads the page, which then says how to sign in.
  failure(_request: Request, _urlToken: string, error: AppError): Failure | null {
    if (!(error instanceof NotAddressed)) return null;
    return { outcome: { outcome: "closed" }, message: "", keepsHoldProof: false };
  }
}

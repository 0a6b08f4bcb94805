// The pages of an addressed push for those who have not proved yet that they are one of its recipients.

import type { Layout } from "../../http/pages/layout.ts";
import type { PagesPart, PartOptions } from "../../http/pages/part.ts";
import { CodePages, type CodePagesParts } from "./code_pages.ts";
import type { WaysToProve } from "./page.ts";
import { AddressedPanel } from "./panel.ts";
import { codeRoutes } from "./routes.ts";

export function addressedPages(parts: CodePagesParts): PagesPart {
  // If recipients have an address of their own, they cannot sign in there.
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

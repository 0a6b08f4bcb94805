// The addresses of the API reference for programs, and /api, which redirects people to its page (src/http/pages/reference.ts).

import { Elysia } from "elysia";

import { acceptsHtml } from "../headers.ts";
import { contextOf } from "../request_context.ts";

export const REFERENCE_PATH = "/help/api";
export const DOCUMENT_PATH = "/help/api/openapi.json";

export interface DocsRoutesOptions {
  document: () => Promise<object>;
  baseUrl: string | null;
}

const hidden = { detail: { hide: true } };

export const docsRoutes = ({ document, baseUrl }: DocsRoutesOptions) =>
  new Elysia({ name: "docs" })
    // People who type the beginning of the API's address arrive at its reference.
    .get(
      "/api",
      ({ request }) => {
        if (acceptsHtml(request)) {
          return new Response(null, {
            status: 302,
            headers: { location: REFERENCE_PATH, "cache-control": "no-store", vary: "Accept" },
          });
        }
        const base = baseUrl ?? contextOf(request).origin;
        return {
          message: `The API is described at ${base}${REFERENCE_PATH}, for programs at ${base}${DOCUMENT_PATH}.`,
        };
      },
      hidden,
    )
    .get(DOCUMENT_PATH, async () => document(), hidden);

// What a page asks for before it acts, as the people of tests show it.

import { jsonIn } from "../src/http/pages/page_reading.ts";
import type { TestServer } from "./harness.ts";

/** What the script of a page sends once it has seen a hand, from the settings of the page; nothing if it asks for nothing. */
export function shownIn(html: string): Record<string, string> {
  const { of, press } = Object(jsonIn(html)["check"]) as Partial<Record<"of" | "press", string>>;
  return of === undefined || press === undefined ? {} : { check_of: of, press };
}

/** The letters that a page asks for, typed by somebody who reads them. */
export const typedIn = (html: string): Record<string, string> => ({
  check_of: /name="check_of" value="([\w.]+)"/.exec(html)?.[1] ?? "",
  letters: /id="three-letters"[^>]*>([A-Z ]+)</.exec(html)?.[1] ?? "",
});

/** Says "That wasn't me" on the page of a push. */
export async function alarm(server: TestServer, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const page = await (await server.fetch(path, { headers: { accept: "text/html", ...headers } })).text();
  return server.fetch(`${path}/alarm`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", ...headers },
    body: new URLSearchParams(shownIn(page)),
  });
}

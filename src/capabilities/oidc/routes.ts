// Leads browsers from the sign-in page to the company's OpenID provider, and back. Both answers are pages that continue by
// themselves, not redirects. For a redirect from a form, the policy of pages would have to name the provider, and every address
// to which the provider redirects. After a redirect from another site, browsers send no session cookie.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { SignInRefused } from "../../domain/sign_in/refusals.ts";
import { readFields } from "../../http/bodies/body.ts";
import { Form, refuseFile } from "../../http/bodies/form.ts";
import { jsonResponse } from "../../http/contract/responses.ts";
import { JSON_HEADERS } from "../../http/headers.ts";
import { OwnCookie } from "../../http/own_cookie.ts";
import { textsFor } from "../../http/pages/language.ts";
import type { Layout } from "../../http/pages/layout.ts";
import type { PartOptions } from "../../http/pages/part.ts";
import { redirect } from "../../http/pages/redirect.ts";
import { contextOf } from "../../http/request_context.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { type Linked, linkedIn, pathOf } from "../../model/push.ts";
import { OIDC_PATHS } from "./provider.ts";
import { IDENTITY_LIFETIME_MS, type ProviderSignIns, SIGN_IN_LIFETIME_MS } from "./sign_ins.ts";

const MAX_NOTICE_BYTES = 64 * 1024;
/** Where the person goes afterwards, by a word in the form: a form cannot name any other address. */
const DESTINATIONS: Record<string, string> = { file: "/#file", "": "/admin" };

const unparsed = { parse: "none" } as const;

export const providerSignInRoutes = (layout: Layout, options: PartOptions, signIns: ProviderSignIns) => {
  const { browserSessions, bodies, groupsAddressed } = options;
  const sameOrigin = new SameOriginRequests(options);
  const isSecure = (request: Request): boolean => browserSessions.isSecure(request);
  const begun = new OwnCookie({ cookie: "oidc", isSecure });

  const goOn = (request: Request, to: string, cookies: string[]): Promise<Response> =>
    layout
      .render(request, null, {
        template: "onward",
        title: textsFor(request).company.goingOn,
        values: { to },
        goesOnTo: to,
        forRecipients: true,
      })
      .then((page) => withCookies(page, cookies));

  async function begin(request: Request): Promise<Response> {
    const form = await sameOrigin.readForm(request);
    const wanted = form.optionalText("goal") ?? "";
    const isKnown = Object.hasOwn(DESTINATIONS, wanted) || linkedIn(wanted) !== null;
    try {
      const { url, sealed } = await signIns.begin(isKnown ? wanted : "", browserSessions.sessionIdOf(request));
      return await goOn(request, url, [begun.header(request, sealed, SIGN_IN_LIFETIME_MS / 1_000)]);
    } catch (error) {
      return refused(error, []);
    }
  }

  async function finish(request: Request): Promise<Response> {
    // A HEAD request must not use up the provider's answer.
    if (request.method === "HEAD") return new Response(null, { headers: JSON_HEADERS });
    const used = begun.header(request, "", 0);
    try {
      const { search } = new URL(request.url);
      const sealed = begun.of(request);
      if (linkedIn(signIns.destinationOf(sealed) ?? "") !== null) {
        return await identify(request, { search, sealed }, used);
      }
      const attempt = browserSessions.attemptOf(request);
      const { signedIn, destination } = await signIns.finish({ search, sealed }, attempt);
      return await goOn(request, DESTINATIONS[destination] ?? "/admin", [
        used,
        ...browserSessions.cookiesFor(request, signedIn),
      ]);
    } catch (error) {
      return refused(error, [used]);
    }
  }

  /** Leads back to the push or request. From then on, the browser proves who the person is. */
  async function identify(
    request: Request,
    answer: { search: string; sealed: string | null },
    used: string,
  ): Promise<Response> {
    const groupsOf = async (destination: string) => {
      const linked = linkedIn(destination);
      return linked ? groupsAddressed(linked) : [];
    };
    const { sealed, destination } = await signIns.identify(answer, groupsOf);
    const shown = browserSessions.recognised.header(request, sealed, IDENTITY_LIFETIME_MS / 1_000);
    return goOn(request, placeOf(linkedIn(destination)), [used, shown]);
  }

  /** The reader says that they are not the person whom the provider has recognised in this browser. */
  async function forget(request: Request): Promise<Response> {
    const linked = linkedIn((await sameOrigin.readForm(request)).optionalText("goal") ?? "");
    return withCookies(redirect(placeOf(linked), 303), browserSessions.recognised.ended(request));
  }

  /** Answers as OpenID Connect Back-Channel Logout §2.8 specifies. */
  async function endByNotice(request: Request): Promise<Response> {
    const context = contextOf(request);
    try {
      const form = new Form(await readFields(bodies.open(request), MAX_NOTICE_BYTES, refuseFile));
      await signIns.endByNotice(form.texts("logout_token").logout_token);
      return jsonResponse({}, 200, context);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "malformed") throw error;
      return jsonResponse({ error: "invalid_request", error_description: error.message }, 400, context);
    }
  }

  return new Elysia({ name: "signing in at the provider" })
    .guard({ detail: { hide: true } })
    .post(OIDC_PATHS.begin, ({ request }) => begin(request), unparsed)
    .get(OIDC_PATHS.callback, ({ request }) => finish(request))
    .post(OIDC_PATHS.forget, ({ request }) => forget(request), unparsed)
    .post(OIDC_PATHS.logout, ({ request }) => endByNotice(request), unparsed);
};

/** Redirects to the sign-in page, which has a sentence for each reason. @throws the error itself if it is not a refusal */
function refused(error: unknown, cookies: string[]): Response {
  const why = error instanceof SignInRefused ? error.why : isDisabled(error) ? "disabled" : null;
  if (why === null) throw error;
  return withCookies(redirect(`/users/sign_in?refused=${why}`, 303), cookies);
}

const placeOf = (linked: Linked | null): string => (linked ? pathOf(linked) : "/");

const isDisabled = (error: unknown): boolean => error instanceof AppError && error.code === "unauthorized";

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const one of cookies) response.headers.append("set-cookie", one);
  return response;
}

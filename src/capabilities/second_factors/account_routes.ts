// /account/factors: a signed-in user's own second factors. A session that may do nothing else, because a second factor is missing,
// can set one up here. Every change requires the password or a factor again.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { sha256 } from "../../base/crypto.ts";
import { toFactors } from "../../http/contract/account_json.ts";
import type { SignedInUser, Site } from "../../http/sessions/browser_sessions.ts";
import type { Form } from "../../http/bodies/form.ts";
import { actorOf } from "../../http/sessions/identity.ts";
import type { PartOptions } from "../../http/pages/part.ts";
import { SameOriginRequests } from "../../http/sessions/same_origin.ts";
import { contextOf } from "../../http/request_context.ts";
import { jsonWithCookies } from "../../http/sessions/session_answer.ts";
import type { Parts } from "./parts.ts";

const unparsed = { parse: "none" } as const;

export const accountRoutes = ({ factors, steps, passkeys }: Parts, options: PartOptions) => {
  const { browserSessions, branding } = options;
  const sameOrigin = new SameOriginRequests(options);

  const isConfirmed = async (request: Request, { user, sessionId }: SignedInUser): Promise<boolean> => {
    if (steps.isConfirmed(sessionId, browserSessions.noteOf(request, "confirmed"))) return true;
    const by = await steps.canConfirm(user);
    // A user who signs in elsewhere and has no factor yet has nothing to confirm with.
    return !by.password && !by.code && !by.passkey;
  };
  const expectConfirmed = async (request: Request, person: SignedInUser): Promise<void> => {
    if (await isConfirmed(request, person)) return;
    throw new AppError("forbidden", "First confirm that it is you: with your password or a second factor.");
  };
  const enrolling = (request: Request, person: SignedInUser) => ({
    user: person.user,
    session: sha256(person.sessionId),
    by: actorOf(request, person),
  });
  const made = (recoveryCodes: string[] | null, request: Request) => {
    contextOf(request).status = 201;
    return { recovery_codes: recoveryCodes };
  };

  return new Elysia({ name: "second factors" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({
      signedIn: await sameOrigin.admitLimited(request),
      site: browserSessions.siteOf(request, branding.title),
    }))
    .get("/account/factors", async ({ request, signedIn }) => {
      return {
        ...toFactors(await factors.of(signedIn.user.id)),
        confirmed: await isConfirmed(request, signedIn),
        confirm_by: await steps.canConfirm(signedIn.user),
        limited: signedIn.limited,
      };
    })
    .post(
      "/account/factors/confirm",
      async ({ request, signedIn, site }) => {
        const { form, ...person } = await signedIn.readForm();
        const note = await steps.confirm(person, proofIn(form, site), browserSessions.attemptOf(request));
        return jsonWithCookies({}, [browserSessions.noteCookie(request, "confirmed", note)]);
      },
      unparsed,
    )
    .post(
      "/account/factors/confirm/passkey",
      async ({ signedIn, site }) => passkeys.ask((await signedIn.readForm()).user.id, site),
      unparsed,
    )
    .post(
      "/account/factors/app/begin",
      async ({ request, signedIn, site }) => {
        const person = await signedIn.readForm();
        await expectConfirmed(request, person);
        return factors.beginTotp(person.user, site.name);
      },
      unparsed,
    )
    .post(
      "/account/factors/app",
      async ({ request, signedIn }) => {
        const { form, ...person } = await signedIn.readForm();
        await expectConfirmed(request, person);
        const codes = await factors.addTotp(enrolling(request, person), form.texts("ticket", "code"));
        return made(codes, request);
      },
      unparsed,
    )
    .delete("/account/factors/app", async ({ request, signedIn }) => {
      await expectConfirmed(request, signedIn);
      await factors.removeTotp(signedIn.user, actorOf(request, signedIn), signedIn.mustBeStrong);
      return {};
    })
    .post(
      "/account/factors/passkeys/begin",
      async ({ request, signedIn, site }) => {
        const person = await signedIn.readForm();
        await expectConfirmed(request, person);
        return passkeys.beginRegistration(person.user, site);
      },
      unparsed,
    )
    .post(
      "/account/factors/passkeys",
      async ({ request, signedIn, site }) => {
        const { form, ...person } = await signedIn.readForm();
        await expectConfirmed(request, person);
        const answered = form.texts("ticket", "response", "name");
        return made(await passkeys.register(enrolling(request, person), site, answered), request);
      },
      unparsed,
    )
    .delete("/account/factors/passkeys/:id", async ({ request, signedIn, params }) => {
      await expectConfirmed(request, signedIn);
      const id = Buffer.from(params.id, "base64url");
      await factors.removePasskey(signedIn.user, id, actorOf(request, signedIn), signedIn.mustBeStrong);
      return {};
    })
    .post(
      "/account/factors/recovery_codes",
      async ({ request, signedIn }) => {
        const person = await signedIn.readForm();
        await expectConfirmed(request, person);
        return made(await factors.renewRecoveryCodes(person.user, actorOf(request, person)), request);
      },
      unparsed,
    );
};

function proofIn(form: Form, site: Site) {
  if (form.has("response")) return { answered: form.texts("ticket", "response"), site };
  return form.has("code") ? form.texts("code") : form.texts("password");
}

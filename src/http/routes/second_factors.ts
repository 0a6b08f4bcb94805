// /account/factors: a signed-in user's own second factors. A session that may do nothing else, because a second factor
// is missing, may set one up here. Every change asks for the password or a factor again.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { sha256 } from "../../base/crypto.ts";
import type { Passkeys } from "../../domain/second_factors/passkeys.ts";
import type { SecondFactors } from "../../domain/second_factors/factors.ts";
import type { SecondSteps } from "../../domain/second_factors/steps.ts";
import type { Passkey } from "../../model/second_factor.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import type { Form } from "../bodies/form.ts";
import { actorOf } from "../sessions/identity.ts";
import { PageRequests } from "../sessions/page_requests.ts";
import { contextOf } from "../request_context.ts";
import { jsonWithCookies } from "../sessions/session_answer.ts";

export interface SecondFactorRoutesOptions {
  secondFactors: SecondFactors;
  secondSteps: SecondSteps;
  passkeys: Passkeys;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  branding: { title: string };
}

const unparsed = { parse: "none" } as const;

export const secondFactorRoutes = (options: SecondFactorRoutesOptions) => {
  const { secondFactors, secondSteps, passkeys, browserSessions, branding } = options;
  const requests = new PageRequests(options);

  const isConfirmed = async (request: Request, { user, sessionId }: SignedInUser): Promise<boolean> => {
    if (secondSteps.isConfirmed(sessionId, browserSessions.noteOf(request, "confirmed"))) return true;
    const by = await secondSteps.canConfirm(user);
    // A user who signs in elsewhere and has no factor yet has nothing to confirm with.
    return !by.password && !by.code && !by.passkey;
  };
  const expectConfirmed = async (request: Request, person: SignedInUser): Promise<void> => {
    if (await isConfirmed(request, person)) return;
    throw new AppError("forbidden", "Confirm first that it is you: with your password or a second factor.");
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
      signedIn: await requests.admitLimited(request),
      site: browserSessions.siteOf(request, branding.title),
    }))
    .get("/account/factors", async ({ request, signedIn }) => {
      const { totp, passkeys: own, recoveryCodes } = await secondFactors.of(signedIn.user.id);
      return {
        app: totp && { created_at: new Date(totp.createdAtMs).toISOString() },
        passkeys: own.map(toListed),
        recovery_codes: recoveryCodes,
        confirmed: await isConfirmed(request, signedIn),
        confirm_by: await secondSteps.canConfirm(signedIn.user),
        limited: signedIn.limited,
      };
    })
    .post(
      "/account/factors/confirm",
      async ({ request, signedIn, site }) => {
        const { form, ...person } = await signedIn.readForm();
        const note = await secondSteps.confirm(person, proofIn(form, site), browserSessions.attemptOf(request));
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
        return secondFactors.beginTotp(person.user, site.name);
      },
      unparsed,
    )
    .post(
      "/account/factors/app",
      async ({ request, signedIn }) => {
        const { form, ...person } = await signedIn.readForm();
        await expectConfirmed(request, person);
        const codes = await secondFactors.addTotp(enrolling(request, person), form.texts("ticket", "code"));
        return made(codes, request);
      },
      unparsed,
    )
    .delete("/account/factors/app", async ({ request, signedIn }) => {
      await expectConfirmed(request, signedIn);
      await secondFactors.removeTotp(signedIn.user, actorOf(request, signedIn), signedIn.mustBeStrong);
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
      await secondFactors.removePasskey(signedIn.user, id, actorOf(request, signedIn), signedIn.mustBeStrong);
      return {};
    })
    .post(
      "/account/factors/recovery_codes",
      async ({ request, signedIn }) => {
        const person = await signedIn.readForm();
        await expectConfirmed(request, person);
        return made(await secondFactors.renewRecoveryCodes(person.user, actorOf(request, person)), request);
      },
      unparsed,
    );
};

function proofIn(form: Form, site: ReturnType<BrowserSessions["siteOf"]>) {
  if (form.has("response")) return { answered: form.texts("ticket", "response"), site };
  return form.has("code") ? form.texts("code") : form.texts("password");
}

const toListed = ({ credentialId, name, createdAtMs, lastUsedAtMs }: Passkey) => ({
  id: Buffer.from(credentialId).toString("base64url"),
  name,
  created_at: new Date(createdAtMs).toISOString(),
  last_used_at: lastUsedAtMs === null ? null : new Date(lastUsedAtMs).toISOString(),
});

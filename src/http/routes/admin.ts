// /admin/data, for the administrators' pages: actions on users, the list of users as CSV, expiring a push, and recording
// whether a copy of the key exists. The pages render everything else. The whole group admits administrators only.

import { Elysia } from "elysia";

import { AppError } from "../../base/errors.ts";
import { iso } from "../../base/clock.ts";
import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { Administration } from "../../domain/pushes/administration.ts";
import type { FirstStepsList } from "../../domain/upkeep/first_steps.ts";
import type { Invitations } from "../../domain/sign_in/invitations.ts";
import type { FactorsOfUsers } from "../../domain/sign_in/pending.ts";
import type { PasswordLinks } from "../../domain/sign_in/password_links.ts";
import { type ListedUser, ROLES, rightsOf, roleOf, type User } from "../../model/account.ts";
import { toUser } from "../contract/account_json.ts";
import { csvResponse } from "../contract/csv.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { BrowserSessions } from "../sessions/browser_sessions.ts";
import { type Form, idOf, UNPARSED } from "../bodies/form.ts";
import { actorOf, clientInfoOf } from "../sessions/identity.ts";
import { SameOriginRequests } from "../sessions/same_origin.ts";
import { acceptsHtml } from "../headers.ts";
import { languageFor } from "../language.ts";
import { contextOf } from "../request_context.ts";
import { ALL_PATH } from "../pages/all_pushes_list.ts";
import { readerOf } from "../pages/list.ts";
import type { Acts } from "../pages/acts.ts";
import { KEY_COPY_ACT } from "../pages/first_steps.ts";
import { askedUsers, userPage, USERS_PATH } from "../pages/users_list.ts";

export interface AdminRoutesOptions {
  accounts: Accounts;
  invitations: Invitations;
  passwordLinks: PasswordLinks;
  /** Null if users have no second factors here. */
  factors: Pick<FactorsOfUsers, "of" | "reset"> | null;
  browserSessions: BrowserSessions;
  acts: Acts;
  administration: Administration;
  firstSteps: FirstStepsList;
  bodies: Bodies;
  /** Sends a person the link for setting their password; null if this server sends no mail. */
  invite: Invite | null;
}

/** @returns why it was not sent, as a sentence; null if it was */
export type Invite = (
  kind: "invited" | "reset",
  language: string,
  invitation: { email: string; link: string; expiresAtMs: number },
) => Promise<string | null>;

export const adminRoutes = (options: AdminRoutesOptions) => {
  const { accounts, invitations, passwordLinks, factors, administration, firstSteps, browserSessions } = options;
  const sameOrigin = new SameOriginRequests(options);
  const { invite } = options;
  const linkOf = (request: Request, code: string): string => `${browserSessions.base(request)}/users/reset#${code}`;

  /** Delivers a link: it is either mailed and not shown to anyone, or returned to the administrator. */
  async function handOver(
    request: Request,
    kind: "invited" | "reset",
    { email, code, expiresAtMs, byMail }: { email: string; code: string; expiresAtMs: number; byMail: boolean },
  ): Promise<object> {
    const link = linkOf(request, code);
    if (!byMail) return { link, email };
    if (!invite) throw new AppError("conflict", "This server sends no mail.");
    const failure = await invite(kind, languageFor(request), { email, link, expiresAtMs });
    const { texts, words } = readerOf(request);
    if (failure === null) return { mailed: true, said: words.say(texts.adminLive.mailed, { email }) };
    const problem = words.say(texts.adminLive.notMailed, { email, reason: failure });
    // Without scripts, a page cannot make a second request for the link, so the administrator gets it at once.
    return { mailed: false, failure, problem, ...(acceptsHtml(request) && { link, email }) };
  }

  return new Elysia({ name: "admin" })
    .guard({ detail: { hide: true } })
    .resolve(async ({ request }) => ({ administrator: await sameOrigin.admitAdministrator(request) }))
    .post(
      "/admin/data/all/:id/end",
      ({ request, administrator, params }) =>
        options.acts.answer(request, administrator, `${ALL_PATH}/${idOf(params.id)}`, async (_given, { texts }) => {
          await administration.expire({ id: idOf(params.id) }, clientInfoOf(request));
          return { said: texts.adminLive.ended };
        }),
      UNPARSED,
    )
    .get("/admin/data/users.csv", ({ request }) =>
      csvResponse("users", CSV_HEAD, accounts.eachUser(askedUsers(request)), csvRow),
    )
    .post(
      "/admin/data/users",
      ({ request, administrator }) =>
        options.acts.answer(request, administrator, USERS_PATH, async ({ form }) => {
          const byMail = form.flag("mail") ?? false;
          if (byMail && !invite) throw new AppError("conflict", "This server sends no mail.");
          const rights = form.has("role") ? rightsIn(form) : { admin: form.flag("admin") ?? false };
          const person = { ...form.texts("email"), ...rights };
          const { user, ...invited } = await invitations.invite(person, actorOf(request, administrator));
          contextOf(request).status = 201;
          const { email } = user;
          return {
            user: toUser(user),
            ...(await handOver(request, "invited", { email, ...invited, byMail })),
            expires_at: iso(invited.expiresAtMs),
          };
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id",
      ({ request, administrator, params }) =>
        options.acts.answer(request, administrator, userPage(idOf(params.id)), async ({ user, form }) => {
          const id = idOf(params.id);
          const given = form.has("role") ? rightsIn(form) : null;
          const [admin, disabled] = [given?.admin ?? form.flag("admin"), form.flag("disabled")];
          if (id === user.id && (disabled === true || admin === false)) {
            throw new AppError("conflict", "You cannot take away your own rights. Ask another administrator.");
          }
          const rights = { ...given, ...(admin === null ? {} : { admin }), ...(disabled === null ? {} : { disabled }) };
          return toUser(await accounts.changeRights(id, rights, actorOf(request, administrator)));
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id/reset",
      ({ request, administrator, params }) =>
        options.acts.answer(request, administrator, userPage(idOf(params.id)), async ({ form }) => {
          const byMail = form.flag("mail") ?? false;
          if (byMail && !invite) throw new AppError("conflict", "This server sends no mail.");
          const { user, ...made } = await passwordLinks.create(idOf(params.id), actorOf(request, administrator));
          const { email } = user;
          return {
            ...(await handOver(request, "reset", { email, ...made, byMail })),
            expires_at: iso(made.expiresAtMs),
          };
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id/second_factors/reset",
      ({ request, administrator, params }) =>
        options.acts.answer(request, administrator, userPage(idOf(params.id)), async (_given, { texts, words }) => {
          const id = idOf(params.id);
          if (id === administrator.user.id) {
            throw new AppError("conflict", "You cannot reset your own second factors. Remove them in your account.");
          }
          const removed = (await factors?.reset({ id }, actorOf(request, administrator))) ?? false;
          const { email } = await accounts.userById(id);
          return { removed, said: words.say(texts.adminLive.factorsReset, { email }) };
        }),
      UNPARSED,
    )
    .post(
      "/admin/data/users/:id/tokens/:tokenId/revoke",
      ({ request, administrator, params }) =>
        options.acts.answer(request, administrator, userPage(idOf(params.id)), async (_given, { texts }) => {
          await accounts.revokeTokenOf(idOf(params.id), idOf(params.tokenId), actorOf(request, administrator));
          return { said: texts.accountLive.revoked };
        }),
      UNPARSED,
    )
    .post(
      KEY_COPY_ACT,
      ({ request, administrator }) =>
        options.acts.answer(request, administrator, "/admin/health", async ({ form }) => {
          const { exists } = form.texts("exists");
          if (exists !== "yes" && exists !== "no")
            throw new AppError("malformed", "The field exists must be yes or no.");
          await firstSteps.tickKeyCopy(exists === "yes");
          return {};
        }),
      UNPARSED,
    );
};

/** @throws AppError `malformed` */
function rightsIn(form: Form): Pick<User, "admin" | "auditor"> {
  const { role: text } = form.texts("role");
  const role = ROLES.find((one) => one === text);
  if (!role) throw new AppError("malformed", `The field role must be one of ${ROLES.join(", ")}.`);
  return rightsOf(role);
}

const CSV_HEAD = ["email", "role", "state", "second_factor", "created_at", "invitation_expires_at"];
const csvRow = (user: ListedUser): string[] => [
  user.email,
  roleOf(user),
  user.state,
  user.hasFactor ? "yes" : "no",
  iso(user.createdAtMs),
  user.invitedUntilMs === null ? "" : iso(user.invitedUntilMs),
];

// The pages of people who create pushes: the form of a new push, signing in, and the account.

import { Elysia } from "elysia";

import type { Strings } from "../../../static/texts.ts";
import { type Accounts, MIN_PASSWORD_CHARACTERS } from "../../domain/accounts/accounts.ts";
import type { AdminLog } from "../../domain/accounts/admin_log.ts";
import { whoIs } from "../../domain/callers/caller.ts";
import type { FactorsOfUsers } from "../../domain/sign_in/pending.ts";
import { publicIdFor, type SessionList } from "../../domain/sign_in/session_list.ts";
import type { PasswordSignIns } from "../../domain/sign_in/passwords.ts";
import { roleOf, seesAll } from "../../model/account.ts";
import { KINDS, type Linked, linkedIn, NOUNS, pathOf } from "../../model/push.ts";
import { mayComeFrom } from "../../model/policy.ts";
import type { PushRules } from "../../model/rules.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { refuseFile } from "../bodies/form.ts";
import { factorLines, presetLines, sessionLines, shortTokenLines, tokenLines } from "./account_lines.ts";
import { actHtml } from "./acts.ts";
import { logLines } from "./admin_log_lines.ts";
import { SHARE_PATH } from "./app.ts";
import { errorPageFor } from "./errors.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { clientInfoOf } from "../request_context.ts";
import { createClosedPageFor, createPageFor, fileLimitsUnder } from "./create.ts";
import { companyValues, reasonIn } from "./company.ts";
import { nothingHtml, readerOf } from "./list.ts";
import { languageFor, shown, textsFor, wordsOf } from "./language.ts";
import { takesPassword, type WaysIn, waysInValues } from "./ways_in.ts";
import type { Layout, Page } from "./layout.ts";
import { NO_LETTERS, type PagesPart } from "./part.ts";
import { type PublicSettingsOptions, publicSettingsFor, SETTINGS_PATH } from "./public_settings.ts";
import { redirect } from "./redirect.ts";
import type { Provider } from "./request_sender.ts";
import { filled } from "./sender_note.ts";

export interface UserPagesOptions extends PublicSettingsOptions {
  accounts: Accounts;
  adminLog: AdminLog;
  sessionList: SessionList;
  passwordSignIns: PasswordSignIns;
  /** Null if users cannot have webhooks. */
  hooksPage: PagesPart["hooksPage"] | null;
  browserSessions: BrowserSessions;
  bodies: Bodies;
  rules: PushRules;
  /** Null if users have no second factors here. */
  factors: Pick<FactorsOfUsers, "of"> | null;
  /** Null if no provider is configured. */
  provider: Pick<Provider, "label"> | null;
  /** Null if this server sends no mail. */
  mailings: object | null;
  /** The company's directory; null if there is none. */
  directory: object | null;
}

export const ACCOUNT_PATH = "/users/token";

/** Room for a URL-encoded text of the default size limit. */
const MAX_SHARED_BYTES = 3 * 1024 * 1024;

export const userPages = (layout: Layout, options: UserPagesOptions) => {
  const { browserSessions, passwordSignIns, signUps, accounts, adminLog, pushes, requestsEnabled } = options;
  const sendsMail = options.mailings !== null;
  const waysIn: WaysIn = {
    signUp: signUps.signUpAllowed,
    local: passwordSignIns.localSignIn,
    directory: options.directory !== null,
    provider: options.provider?.label ?? null,
  };

  /** @param share reads what another app sends; called only if the reader may create something */
  async function showCreate(request: Request, share?: () => Promise<string>): Promise<Response> {
    const person = await browserSessions.signedInOrLimited(request);
    if (person?.limited) return redirect("/users/factors");
    if (!person && !options.allowAnonymous) return redirect("/users/sign_in");
    const kept = person && (await accounts.preferences(person.user.id));
    const role = person && roleOf(person.user);
    const rules = await pushes.rules.of(whoIs(person && person.user));
    if (!mayComeFrom(rules.policy, clientInfoOf(request).ip)) {
      return layout.render(request, person, createClosedPageFor(request));
    }
    if (rules.groups && !KINDS.some((kind) => rules.enabled[kind])) {
      return layout.render(request, person, createClosedPageFor(request, rules.groups));
    }
    const fileLimits = fileLimitsUnder(rules.policy, options.fileLimits);
    const offers = {
      asks: requestsEnabled && person !== null,
      sendsMail,
      notifyMe: kept?.notifyMe === true,
      presets: options.presetsFor?.(role, kept && kept.presets, languageFor(request), rules) ?? [],
      ...(share && { shared: await share() }),
    };
    return layout.render(request, person, createPageFor(request, person, { ...options, rules, fileLimits }, offers));
  }

  // Any site can send something here. That only fills in a field, and the page says that it comes from elsewhere.
  const showShared = ({ request }: { request: Request }): Promise<Response> =>
    showCreate(request, async () => {
      const fields = await readFields(options.bodies.open(request), MAX_SHARED_BYTES, refuseFile);
      const parts = [fields["title"], fields["text"], fields["url"]].filter((part) => typeof part === "string");
      // Many apps send an address twice.
      return parts
        .filter(
          (part, index) =>
            part !== "" &&
            !parts.some(
              (other, at) => at !== index && (other.length > part.length || at < index) && other.includes(part),
            ),
        )
        .join("\n");
    });

  async function showSignIn(request: Request, mode: SignInMode): Promise<Response> {
    const person = await browserSessions.signedInOrLimited(request);
    if (person?.limited && mode !== "reset") return redirect("/users/factors");
    const goal = goalIn(request);
    if (person && mode !== "reset") return redirect(goal === null ? "/admin" : pathOf(goal));
    // After #, the destination stays in the browser until the person has signed in.
    if (goal !== null) return redirect(`/users/sign_in#${goal.noun}=${goal.urlToken}`);
    const needsSetup = await signUps.needsSetup();
    const refused = new URL(request.url).searchParams.get("refused");
    if (needsSetup && mode !== "setUp")
      return redirect(`/users/setup${refused ? `?refused=${reasonIn(refused)}` : ""}`);
    if (!needsSetup && mode === "setUp") return redirect("/users/sign_in");
    if (mode === "signUp" && !signUps.signUpAllowed) return redirect("/users/sign_in");
    return layout.render(request, person, signInPageFor(request, mode, waysIn, refused));
  }

  /** A page that only signed-in people see; everyone else is redirected to the sign-in page. */
  const forSignedIn = (describe: (request: Request, person: SignedInUser, texts: Strings) => Page | Promise<Page>) =>
    shown(async (request) => {
      const person = await browserSessions.signedInUser(request);
      if (!person) return redirect("/users/sign_in");
      return layout.render(request, person, await describe(request, person, textsFor(request)));
    });

  const accountPage = forSignedIn(async (request, { user, sessionId }, texts) => {
    const kept = await accounts.preferences(user.id);
    const offered = options.presetsFor?.(roleOf(user), kept.presets, "", options.rules) ?? [];
    const presets = offered.filter(({ own }) => own);
    const reader = readerOf(request);
    const sessions = await options.sessionList.of(user.id);
    const tokens = await accounts.tokensOf(user.id);
    const hasPassword = await passwordSignIns.has(user);
    const factors = (await options.factors?.of(user.id)) ?? null;
    const hasFactor = factors !== null && (factors.totp !== null || factors.passkeys.length > 0);
    // A company's own sign-in decides for itself whether to ask for a second factor.
    const isExposed = !hasFactor && (hasPassword || options.directory !== null);
    const endOthers = actHtml({
      path: "/account/sessions/end_others",
      word: texts.account.endOthers,
      ask: texts.sessionsLive.othersQuestion,
      yes: texts.sessionsLive.endOthers,
      id: "end-others",
    });
    const seals = options.rules.e2e !== "off";
    return {
      template: "account",
      modules: seals ? ["kept"] : [],
      title: texts.account.title,
      script: "account",
      live: ["accountLive", ...(seals ? (["keptAccountLive"] as const) : []), "listLive", "tokensLive"],
      settings: { min: MIN_PASSWORD_CHARACTERS, base: browserSessions.base(request), notifyMe: kept.notifyMe },
      form: true,
      values: {
        seals,
        sessions: sessionLines(sessions, "/account/sessions", publicIdFor(sessionId), reader).join(""),
        endOthers: sessions.length > 1 ? String(endOthers) : "",
        tokens: tokenLines(tokens, "/account/tokens", null, reader).join(""),
        alsoTokens: shortTokenLines(tokens, reader).join(""),
        email: user.email,
        signInLines: logLines(await adminLog.historyOf(user.id), reader, { known: user.email }).join(""),
        signedInAs: filled(texts.account.signedInAs, "email", user.email),
        passwordHint: passwordHint(request),
        hasHooks: options.hooksPage !== null,
        presetLines: presetLines(presets, reader).join(""),
        seesLog: seesAll(user),
        notifyHint: sendsMail ? texts.create.notifyByMail : texts.create.notifyInList,
        hasPassword,
        protected: hasFactor ? factorLines(factors, reader).join("") : String(nothingHtml(texts.factors.openText)),
        exposed: isExposed && reader.words.sentences(texts.adminLive.noFactors, texts.factors.lead),
      },
    };
  });

  const hooksPage = forSignedIn((request, person) =>
    options.hooksPage ? options.hooksPage(request, person) : errorPageFor(request, "missing", 404),
  );

  const signIn = (mode: SignInMode) => shown((request) => showSignIn(request, mode));

  return (
    new Elysia({ name: "pages of the application" })
      .guard({ detail: { hide: true } })
      .get(
        "/",
        shown((request) => showCreate(request)),
      )
      .post(SHARE_PATH, showShared, { parse: "none" })
      // After a change of language, or a reload.
      .get(
        SHARE_PATH,
        shown(async () => redirect("/")),
      )
      .get(SETTINGS_PATH, ({ request }) => publicSettingsFor(request, waysIn, options))
      .get("/users/sign_in", signIn("signIn"))
      .get("/users/setup", signIn("setUp"))
      .get("/users/sign_up", signIn("signUp"))
      .get("/users/reset", signIn("reset"))
      .get(ACCOUNT_PATH, accountPage)
      .get("/users/hooks", hooksPage)
  );
};

/** What a person wants to open after signing in: ?push=TOKEN or ?request=TOKEN. */
const goalIn = (request: Request): Linked | null =>
  NOUNS.map((noun) => linkedIn(`${noun} ${new URL(request.url).searchParams.get(noun)}`)).find((one) => one) ?? null;

export type SignInMode = "signIn" | "signUp" | "setUp" | "reset";

/** One of the pages with a form for signing in, signing up, or choosing a password. */
export function signInPageFor(request: Request, mode: SignInMode, ways: WaysIn, refused: string | null = null): Page {
  const texts = textsFor(request).signIn;
  const title = { signIn: texts.title, signUp: texts.signUp, setUp: texts.setUpTitle, reset: texts.resetTitle };
  // A passkey replaces a password of this server.
  const byPasskey = mode === "signIn" && ways.local !== "off";
  return {
    template: "sign_in",
    title: title[mode],
    ...(takesPassword(mode, ways) && { script: "sign_in" }),
    live: "accountLive",
    // To collect the answers to a request, people may have to sign in first. The code for a new password also follows #,
    // and is sent as soon as the page has loaded: it may begin like the end of a request's link, but never like the end of
    // a push's link.
    takes: mode === "reset" ? ["request"] : ["answers"],
    settings: { mode, min: MIN_PASSWORD_CHARACTERS, local: ways.local, directory: ways.directory },
    form: ways.provider !== null,
    modules: byPasskey ? ["passkeys"] : [],
    values: {
      ...waysInValues(request, mode, ways),
      ...NO_LETTERS,
      mode,
      ...companyValues(request, mode, { label: ways.provider, refused }),
      byPasskey,
      isSignIn: mode === "signIn",
      isSignUp: mode === "signUp",
      isSetUp: mode === "setUp",
      isReset: mode === "reset",
      hasEmail: mode !== "reset",
      passwordHint: passwordHint(request),
      // The script fills it in.
      account: filled(texts.resetAccount, "email", "").replace("<bdi>", '<bdi id="account">'),
    },
  };
}

const passwordHint = (request: Request): string =>
  wordsOf(languageFor(request)).say(textsFor(request).signIn.passwordHint, { n: MIN_PASSWORD_CHARACTERS });

// The lists of links and requests, and the administration. Each section is a separate page, in a frame that all of them
// share: `static/pages/sections.html`.

import { Elysia } from "elysia";

import type { Strings } from "../../../static/texts.ts";
import { AppError, notFound } from "../../base/errors.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { idOf, refuseFile } from "../bodies/form.ts";
import { ALL_PATH, allPushesValues, anyPushValues, pushLinesOf } from "./all_pushes_list.ts";
import { factorLines, sessionLines, tokenLines } from "./account_lines.ts";
import { logLines, LOG_PATH, logValues } from "./admin_log_lines.ts";
import { eventsValues } from "./events_list.ts";
import { firstStepsValues } from "./first_steps.ts";
import { attentionIn, type Examined, type HealthOptions, healthValues } from "./health.ts";
import type { Accounts } from "../../domain/accounts/accounts.ts";
import type { AdminLog } from "../../domain/accounts/admin_log.ts";
import type { DeadLetters } from "../../domain/events/dead_letters.ts";
import type { Administration } from "../../domain/pushes/administration.ts";
import type { Pushes } from "../../domain/pushes/pushes.ts";
import type { FirstStepsList } from "../../domain/upkeep/first_steps.ts";
import type { FactorsOfUsers } from "../../domain/sign_in/pending.ts";
import { publicIdFor, type SessionList } from "../../domain/sign_in/session_list.ts";
import { type ListedUser, roleOf, seesAll, type User } from "../../model/account.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import { contextOf, queryOf } from "../request_context.ts";
import type { BrowserSessions, SignedInUser } from "../sessions/browser_sessions.ts";
import { isLink, withoutKey } from "../../../static/scripts/shared/typed_link.ts";
import { addressOf, type Reader, readerOf } from "./list.ts";
import { addressHtml } from "./markup.ts";
import { languageFor, shown, textsFor, wordsOf } from "./language.ts";
import type { Layout, Page } from "./layout.ts";
import type { NewAnswers, PagesPart } from "./part.ts";
import { type Provider, Senders } from "./request_sender.ts";
import type { Values } from "./template.ts";
import { redirect } from "./redirect.ts";
import { type SettingShown, serverValues } from "./server_facts.ts";
import { OWN_PATHS, ownPushesValues, type State } from "./own_pushes_list.ts";
import { aboutUser, groupValues } from "./user_acts.ts";
import { USERS_PATH, usersValues } from "./users_list.ts";

export interface AdminPagesOptions {
  accounts: Accounts;
  administration: Administration;
  pushes: Pick<Pushes, "own" | "rules">;
  company: CompanyIdentities;
  /** Null if users have no second factors here. */
  factors: Pick<FactorsOfUsers, "of"> | null;
  sessionList: SessionList;
  adminLog: AdminLog;
  browserSessions: BrowserSessions;
  deadLetters: DeadLetters;
  firstSteps: FirstStepsList;
  /** Version and commit. */
  build: string;
  /** With secrets already hidden. */
  settings: () => readonly SettingShown[];
  health: HealthOptions;
  bodies: Bodies;
  /** The start of links; null: the origin of the request. */
  baseUrl: string | null;
  provider: Provider | null;
  /** Null if this server sends no mail. */
  mailings: object | null;
  newAnswers: NewAnswers | null;
  ownRequests: NonNullable<PagesPart["ownList"]> | null;
  /** Whether the server offers secret requests. */
  requestsEnabled: boolean;
}

/** One section, as its row in `SECTIONS` describes it. */
interface Section {
  path: string;
  title(texts: Strings): string;
  /** Who sees it; if absent, everyone who is signed in. */
  for?(user: User): boolean;
  template: string;
  script: string;
  /** Whether it has forms that do something. */
  acts?: boolean;
  live?: ReadonlyArray<keyof Strings>;
  modules?: NonNullable<Page["modules"]>;
}

type SectionPage = Page & Pick<Section, "live">;

/** Enough entries of the log to show what recently happened to a user. */
const LATEST = 10;
/** How long the navigation may show a number that is no longer so: counting takes a dozen queries. */
const ATTENTION_MS = 60_000;
const NO_BACKLOG = { waiting: 0, oldestMs: null, receivers: [] };
/** For a form without fields. */
const MAX_FORM_BYTES = 1024;
const MAX_SEARCH_BYTES = 16 * 1024;

const isAdmin = (user: User): boolean => user.admin;

const OWN_PUSHES = {
  modules: ["kept"],
  template: "own_pushes",
  script: "own_pushes",
  acts: true,
  live: ["ownListLive", "undoLive"],
} as const;

export type SectionName = "active" | "expired" | "requests" | "all" | "users" | "server" | "health" | "log";

const SECTIONS: Record<SectionName, Section> = {
  active: { path: OWN_PATHS.active, title: ({ admin }) => admin.title, ...OWN_PUSHES },
  expired: { path: OWN_PATHS.expired, title: ({ admin }) => admin.titleExpired, ...OWN_PUSHES },
  requests: {
    path: "/admin/requests",
    title: ({ ownRequests }) => ownRequests.tab,
    template: "own_requests",
    script: "list",
    acts: true,
  },
  all: {
    path: ALL_PATH,
    title: ({ admin }) => admin.all,
    for: seesAll,
    template: "all_pushes",
    script: "list",
    acts: true,
  },
  users: {
    path: USERS_PATH,
    title: ({ admin }) => admin.users,
    for: isAdmin,
    template: "users",
    script: "users",
    acts: true,
    live: ["adminLive", "oversightLive"],
  },
  server: {
    path: "/admin/server",
    title: ({ admin }) => admin.server,
    for: isAdmin,
    template: "server",
    script: "server",
    live: ["settingsLive"],
  },
  health: {
    path: "/admin/health",
    title: ({ health }) => health.title,
    for: seesAll,
    template: "health",
    script: "health",
    acts: true,
  },
  log: {
    path: LOG_PATH,
    title: ({ adminLog }) => adminLog.title,
    for: seesAll,
    template: "admin_log",
    script: "list",
  },
};

/** The sections about what someone has made; the others administer the server. */
const OWN: ReadonlySet<SectionName> = new Set(["active", "expired", "requests"]);

export const SECTION_PATHS: readonly string[] = Object.values(SECTIONS).map(({ path }) => path);

export const adminPages = (layout: Layout, options: AdminPagesOptions) => {
  const { accounts, adminLog, browserSessions, deadLetters, firstSteps, pushes, requestsEnabled: asks } = options;
  const sendsMail = options.mailings !== null;
  const senders = new Senders(options);
  /** One examination at a time: requests that arrive during it get its result. */
  let examining: Promise<readonly Examined[]> | null = null;
  const never = { count: 0, atMs: -Infinity };
  const attention = { admin: never, auditor: never, user: never };

  /** How many answers no one has opened yet; null if the user has made no request, or the store is damaged. */
  const newAnswersOf = async (userId: number): Promise<number | null> =>
    (await options.newAnswers?.(userId).catch(() => null)) ?? null;

  /**
   * The frame around a section: the title, the navigation, and the line for messages.
   * @param name the section that is marked as current
   */
  async function inSections(request: Request, user: User, name: SectionName, page: SectionPage): Promise<Page> {
    const newAnswers = asks ? await newAnswersOf(user.id) : null;
    const { say } = wordsOf(languageFor(request));
    const { template, path, title } = SECTIONS[name];
    return {
      ...page,
      live: ["listLive", ...(page.live ?? [])],
      frame: "sections",
      values: {
        ...Object.fromEntries(Object.keys(SECTIONS).map((each) => [`is_${each}`, each === name ? "page" : "false"])),
        isOwn: OWN.has(name),
        attention: OWN.has(name) || name === "health" ? null : (await attentionOf(request, user)) || null,
        isAdmin: user.admin,
        asks,
        back: page.template === template ? null : path,
        backTo: title(textsFor(request)),
        titleHtml: page.title.includes("@") ? String(addressHtml(page.title)) : Bun.escapeHTML(page.title),
        newAnswers: newAnswers || null,
        newAnswersTitle: say(textsFor(request).requestsLive.newAnswers, { n: newAnswers ?? 0 }),
        ...page.values,
      },
    };
  }

  /** The conditions of this server and its first steps, which are null if the store cannot be read. */
  async function openPoints(request: Request, user: User) {
    const reader = readerOf(request);
    const { origin } = contextOf(request);
    const steps = await firstSteps.read().then(
      (facts) => firstStepsValues(facts, origin, options.health.configFile, user.admin, reader),
      () => null,
    );
    return { state: await options.health.state(), steps };
  }

  /** The number of points that need attention, for the navigation. Health itself counts anew. */
  async function attentionOf(request: Request, user: User): Promise<number> {
    const { count, atMs } = attention[roleOf(user)];
    return performance.now() - atMs < ATTENTION_MS ? count : remembered(user, await openPoints(request, user));
  }

  function remembered(user: User, points: Parameters<typeof attentionIn>[0]): number {
    const count = attentionIn(points);
    attention[roleOf(user)] = { count, atMs: performance.now() };
    return count;
  }

  const ownPushes =
    (state: State) =>
    async (request: Request, user: User, query: URLSearchParams): Promise<Values> => {
      // A page that stays open keeps its marks for new items.
      const lookedAtMs = Number(request.headers.get("x-looked-at")) || (await accounts.preferences(user.id)).lookedAtMs;
      const base = options.baseUrl ?? contextOf(request).origin;
      return ownPushesValues(query, user, state, { own: pushes.own, base, asks, lookedAtMs }, readerOf(request));
    };

  /** @param examined the findings of an examination */
  async function healthOf(
    request: Request,
    user: User,
    _query: URLSearchParams,
    examined: readonly Examined[],
  ): Promise<Values> {
    const { complaints, examine, configFile } = options.health;
    const reader = readerOf(request);
    // Even if the store cannot be read, the page says what is wrong with it.
    const waiting = async () => ({ ...(await deadLetters.backlog()), receivers: await deadLetters.mostWaiting() });
    const backlog = user.admin ? await waiting().catch(() => NO_BACKLOG) : null;
    const points = await openPoints(request, user);
    remembered(user, points);
    const found = { ...points, backlog, complaints: user.admin ? complaints() : [], examined, configFile };
    const values = healthValues(found, reader);
    return {
      examines: user.admin && examine !== null,
      ...values,
      ...(user.admin && values.abandoned !== "" && (await eventsValues(request, deadLetters, reader))),
    };
  }

  /** The values for the templates of sections. */
  const valuesOf: Partial<
    Record<
      SectionName,
      (request: Request, user: User, query: URLSearchParams, examined: readonly Examined[]) => Promise<Values>
    >
  > = {
    active: ownPushes("active"),
    expired: ownPushes("expired"),
    health: healthOf,
    requests: async (request, user) =>
      (await options.ownRequests?.(request, user, options.baseUrl ?? contextOf(request).origin)) ?? {},
    all: (request, user, query) => allPushesValues(query, options, user.admin, readerOf(request)),
    users: (request, user) => usersValues(request, options, user, readerOf(request)),
    server: async (request) =>
      serverValues(
        {
          build: options.build,
          storage: await options.administration.storage(),
          settings: options.settings(),
          configFile: options.health.configFile,
        },
        readerOf(request),
      ),
    log: (request, user) => logValues(request, adminLog, user.admin, readerOf(request)),
  };

  /**
   * @throws AppError `forbidden` if no page of this service sends the request, `not-found` for signed-in users who are
   * not administrators
   */
  async function examineNow(request: Request): Promise<Response> {
    if (senders.of(request) !== "own") throw new AppError("forbidden", "Open the page of the administration itself.");
    const person = await browserSessions.signedInUser(request);
    if (!person) return redirect("/users/sign_in", 303);
    if (!person.user.admin || !options.health.examine) throw notFound();
    await readFields(options.bodies.open(request), MAX_FORM_BYTES, refuseFile);
    examining ??= options.health.examine().finally(() => (examining = null));
    return showSection("health", { examined: await examining })({ request });
  }

  /**
   * Answers a search. If the text is a link, it stays out of addresses.
   * @throws AppError `forbidden` if no page of this service sends the request
   */
  async function search(name: SectionName, request: Request): Promise<Response> {
    if (senders.of(request) !== "own") throw new AppError("forbidden", "Search on the page of the list itself.");
    if (!(await browserSessions.signedInUser(request))) return redirect("/users/sign_in", 303);
    const fields = await readFields(options.bodies.open(request), MAX_SEARCH_BYTES, refuseFile);
    const asked = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, String(value)]));
    const q = withoutKey(asked.q ?? "");
    if (isLink(q)) return showSection(name, { query: new URLSearchParams(asked) })({ request });
    return redirect(addressOf(SECTIONS[name].path, { ...asked, q }), 303);
  }

  const showSection = (
    name: SectionName,
    { query, examined = [] }: { query?: URLSearchParams; examined?: readonly Examined[] } = {},
  ) => {
    const { title, for: isFor, template, script, acts, live = [], modules = [] } = SECTIONS[name];
    return shown(async (request) => {
      const person = await browserSessions.signedInUser(request);
      if (!person) return redirect("/users/sign_in");
      if (isFor?.(person.user) === false || (name === "requests" && !asks)) throw notFound();
      const page: SectionPage = {
        template,
        title: title(textsFor(request)),
        script,
        live,
        modules,
        form: acts === true,
        values: {
          sendsMail,
          ...(await valuesOf[name]?.(request, person.user, query ?? queryOf(request), examined)),
        },
      };
      return layout.render(request, person, await inSections(request, person.user, name, page));
    });
  };

  /** Any push with its log, without anything that gives access to its content. */
  const showAnyPush = (id: string) =>
    shown(async (request) => {
      const person = await browserSessions.signedInUser(request);
      if (!person) return redirect("/users/sign_in");
      if (!seesAll(person.user)) throw notFound();
      const given = { administration: options.administration, own: pushes.own };
      const values = await anyPushValues(idOf(id), queryOf(request), given, person.user.admin, readerOf(request));
      if (!values) throw notFound();
      const page = { template: "any_push", title: values.heading, script: "list", form: true, values };
      return layout.render(request, person, await inSections(request, person.user, "all", page));
    });

  /** What administrators, but not auditors, see of a user. */
  async function ofUser(user: ListedUser, { user: me, sessionId }: SignedInUser, reader: Reader): Promise<Values> {
    const { id, email } = user;
    const path = `/admin/data/users/${id}`;
    const [sessions, tokens] = [await options.sessionList.of(id), await accounts.tokensOf(id)];
    const [lastSignIn] = (await adminLog.page({ person: email, kind: "signin" }, null)).entries;
    return {
      about: aboutUser(user, lastSignIn?.atMs ?? null, id === me.id, sendsMail, reader),
      ...(await groupValues(user, options, reader)),
      join: `${path}/groups`,
      sessions: sessionLines(sessions, `${path}/sessions`, publicIdFor(sessionId), reader).join(""),
      tokens: tokenLines(tokens, `${path}/tokens`, email, reader).join(""),
      factors: factorLines(options.factors && (await options.factors.of(id)), reader).join(""),
    };
  }

  /** The page of a user. Auditors see only what they also see elsewhere: links and the log. */
  const showUser = (id: string) =>
    shown(async (request) => {
      const person = await browserSessions.signedInUser(request);
      if (!person) return redirect("/users/sign_in");
      if (!seesAll(person.user)) throw notFound();
      const user = await accounts.listedUser(idOf(id));
      const { email } = user;
      const latest = (await adminLog.page({ person: email }, null)).entries.slice(0, LATEST);
      const page: SectionPage = {
        template: "user",
        title: email,
        script: "user",
        live: ["adminLive", "oversightLive"],
        form: true,
        values: {
          who: encodeURIComponent(email),
          links: (await pushLinesOf(user.id, LATEST, options, person.user.admin, readerOf(request))).join(""),
          ...(person.user.admin && (await ofUser(user, person, readerOf(request)))),
          entries: logLines(latest, readerOf(request), { known: email, isAdmin: person.user.admin }).join(""),
        },
      };
      const section = person.user.admin ? "users" : "all";
      return layout.render(request, person, await inSections(request, person.user, section, page));
    });

  const routes = new Elysia({ name: "sections of the administration" }).guard({ detail: { hide: true } });
  for (const name of Object.keys(SECTIONS) as SectionName[]) routes.get(SECTIONS[name].path, showSection(name));
  // Older bookmarks lead here.
  routes.get("/admin/events", () => redirect("/admin/health#events"));
  for (const name of ["active", "expired", "all"] as const) {
    routes.post(SECTIONS[name].path, ({ request }) => search(name, request), { parse: "none" });
  }
  routes.post("/admin/health", ({ request }) => examineNow(request), { parse: "none" });
  routes.get(`${ALL_PATH}/:id`, ({ request, params }) => showAnyPush(params.id)({ request }));
  return routes.get("/admin/users/:id", ({ request, params }) => showUser(params.id)({ request }));
};

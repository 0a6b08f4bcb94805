// Every page in every state that people meet, as one table: a path, who looks at it, and what they did there. Tests of
// all pages and the screenshots walk through it, so a new state is a few lines here and nowhere else.

import { rmSync } from "node:fs";
import { join } from "node:path";

import { newToken } from "../src/base/crypto.ts";
import { Links } from "../src/domain/pushes/links.ts";
import {
  addressDigest,
  CODE_LASTS_MS,
  codeDigest,
  deviceDigest,
  mailboxDigest,
  networkDigest,
  newCode,
} from "../src/model/recipient_code.ts";
import { openPage, type Page, type PageOptions } from "./browser.ts";
import { until } from "./flooding.ts";
import { makeTempDir, openBeside, openStoreOf, type ServerSettings, startServer, type TestServer } from "./harness.ts";
import { Browser, resetLink } from "./browser_sessions.ts";
import {
  addTerms,
  afterUndo,
  cookiesOf,
  fill,
  go,
  openTerms,
  PASSWORD,
  press,
  reload,
  openPart,
  openPrograms,
} from "./page_actions.ts";
import { alarm as sayNotMe } from "./people.ts";
import { addApp } from "./second_factors.ts";
import { pushSealed, type SealedWish } from "./sealed_pushes.ts";

/** Servers with people and pushes on them. */
export interface World {
  server: TestServer;
  /** Without any account yet. */
  fresh: TestServer;
  /** With policies. */
  strict: TestServer;
  /** Where people sign in at a provider. */
  company: TestServer;
  /** The path of a new push's page for its recipient. */
  link(fields: Record<string, unknown>): Promise<string>;
  /** The paths of ANN's pages of two of her pushes. */
  viewed: string;
  expired: string;
  /** The path of a new push of ANN with two files. */
  filesLink(): Promise<string>;
  /** The path of a new push of ANN with her name and a message. */
  signedLink(): Promise<string>;
  /** The path of a new push of ANN that is sealed end to end, with its fragment. */
  sealedLink(wish: SealedWish): Promise<string>;
  /** The path of a new push whose recipients can have a code mailed. */
  codeLink(recipients: string): Promise<string>;
  /** The same of a request; and the path of its owner's page, with an answer of somebody who has typed the code. */
  codeRequest(recipients: string): Promise<string>;
  confirmedPage(): Promise<string>;
  /** The path of a new held push of ANN; with somebody who waits, of her page of it. */
  heldLink(fields?: Record<string, unknown>): Promise<string>;
  awaitedPage(): Promise<string>;
  /** The path of a new push of ANN that somebody has opened; then one that she has frozen, and one with an alarm. */
  openedLink(fields: Record<string, unknown>): Promise<string>;
  frozenLink(): Promise<string>;
  alarmedLink(): Promise<string>;
  /** ANN decides about the one who waits for the push of this page. */
  decide(page: Page, decision: "release" | "refuse"): Promise<void>;
  /** The path of the receipt of a new push, once this has happened to it. */
  receipt(fields: Record<string, unknown>, then?: ReadonlyArray<"view" | "alarm">): Promise<string>;
  /** The path and the end of a link for a new password of DEE. */
  passwordLink(): Promise<string>;
  /** The path where others answer a new request of ANN, or the path of its page for her. */
  requestLink(fields?: Record<string, unknown>): Promise<string>;
  requestPage(fields?: Record<string, unknown>): Promise<string>;
  /** The path of ANN's page of a new request with two answers; one of them is opened. */
  answeredPage(): Promise<string>;
  open(state: PageState, options?: PageOptions): Promise<Page>;
  stop(): Promise<void>;
}

export interface PageState {
  name: string;
  path: string | ((world: World) => Promise<string> | string);
  /** Signed in; nobody where it is absent. */
  as?: typeof ADMIN | typeof ANN | typeof BEN | typeof EVE;
  fresh?: true;
  strict?: true;
  company?: true;
  /** What a recipient sees, on a slow phone at times: less than half of the budget. */
  recipient?: true;
  /** It may load modules, such as those that seal and open end to end. */
  /** false: in a browser without scripts. */
  scripts?: false;
  act?: (page: Page, world: World) => Promise<unknown>;
}

export const ADMIN = "admin@example.org";
export const ANN = "ann@example.org";
export const BEN = "ben@example.org";
/** Has a second factor. */
const CAI = "cai@example.org";
/** Has a link for a new password. */
const DEE = "dee@example.org";
/** An auditor. */
export const EVE = "eve@example.org";

/** More than fit beside each other on a phone. */
const PRESETS = ["Пароль для клиента", "Договор", "Коллеге в отделе", "Только сегодня"] as const;
const GROUP = "Externe <Zürich>";
const STRICT = {
  preset: JSON.stringify(Object.fromEntries(PRESETS.map((label, index) => [`p${index}`, { label, views: 1 }]))),
  "policy-passphrase-required": "true",
  "policy-passphrase-min-length": "12",
  "policy-cover-required": "true",
  "policy-anonymous-networks": "192.0.2.0/24",
  "policy-user-kinds": "text,url",
  "policy-group": JSON.stringify({
    [GROUP]: { expire_after_days_max: 3 },
    links: { kinds: ["url"] },
    texts: { kinds: ["text"] },
  }),
};

/** All that the page about a server can say. */
const OPERATOR = "Acme & Sons <IT>";
const OPERATOR_TEXT = "<b>Our</b> notes on “privacy”.";
const TOLD = {
  "about-operator": OPERATOR,
  "about-contact": "it@example.org",
  "about-text": OPERATOR_TEXT,
  "purge-after": "30d",
  "purge-anonymous-after": "off",
  "download-link-life": "5m",
  e2e: "off",
};

const SECRET = "correct horse battery staple";
const NAMES = ["Wi-Fi of the office", "Database of staging", "VPN for Ben", "Old key"];
const NOTE = "For the guests of next week";
const FILES = { "manual.pdf": 340_000, "Übersicht 2026 – Entwurf.xlsx": 18_000 };
const MESSAGE = "The plans, as agreed.";
const SENDER = "Ann Baker";
const GREETING = "The new Wi-Fi password, as promised on the phone.";
const NO_NETWORK = "home";
const QUESTION = "The password of the old router, please.\nAnd how do I reset it?";
const REQUEST = "Router";
const PROVIDER = "Example ID";
const TOKEN = "backup script";
const OWN_TOKEN = "test"; // the harness makes one for each user
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const AGENT = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const HOOKS = ["Team chat", "Tickets"];
/** What stands beside a hook: products, and the names of events and answers for administrators. */
const HOOK_WORDS = ["ntfy", "Mattermost", "Slack", "Microsoft Teams", "push.created", "410 Gone"];

/** What these people wrote themselves, and so is in no language of the pages. */
export const WRITTEN = [
  SECRET,
  ...NAMES,
  NOTE,
  ...Object.keys(FILES),
  MESSAGE,
  SENDER,
  GREETING,
  NO_NETWORK,
  QUESTION,
  REQUEST,
  TOKEN,
  OWN_TOKEN,
  AGENT,
  ...HOOKS,
  ...HOOK_WORDS,
  ...PRESETS,
  PROVIDER,
  GROUP,
  "links, texts",
  OPERATOR,
  OPERATOR_TEXT,
  TOLD["about-contact"],
  ADMIN,
  ANN,
  BEN,
  CAI,
  DEE,
  EVE,
];

const opened = (page: Page): Promise<void> => page.until("document.querySelector('#opened:not([hidden])')");
const reveal = async (page: Page): Promise<void> => {
  await press(page, "#submit");
  await opened(page);
};
const shows =
  (selector: string) =>
  (page: Page): Promise<void> =>
    page.until(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`);
const wait = async (page: Page): Promise<void> => {
  await press(page, "#submit");
  await shows("#room")(page);
};
const alarm = async (page: Page): Promise<void> => {
  await press(page, "#not-me summary");
  await press(page, "#tell");
  await shows(".emblem.faded")(page);
};
const tab =
  (name: string) =>
  (page: Page): Promise<void> =>
    press(page, `#tab-${name}`);
const choose = (page: Page, selector: string, value: string): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    field.value = ${JSON.stringify(value)};
    field.dispatchEvent(new Event("change", { bubbles: true }));
  })()`);
const create = async (page: Page, then = "#made"): Promise<void> => {
  await fill(page, "#text", SECRET);
  await press(page, "#submit");
  await shows(then)(page);
};

const ask = async (page: Page, then = "#made"): Promise<void> => {
  await fill(page, "#text", QUESTION);
  await press(page, "#submit");
  await shows(then)(page);
};
/** From the gate of a request to the form of its answer. */
const read = async (page: Page): Promise<void> => {
  await press(page, "#submit");
  await page.until("document.querySelector('#answer') && document.readyState === 'complete'");
};
const sendAnswer = async (page: Page): Promise<void> => {
  await read(page);
  await fill(page, "#text", SECRET);
  await press(page, "#submit");
  await shows(".success")(page);
};
const chooseFiles = (page: Page): Promise<unknown> =>
  page.view.evaluate(`(() => {
    const files = new DataTransfer();
    for (const [name, size] of Object.entries(${JSON.stringify(FILES)})) {
      files.items.add(new File(["x".repeat(size)], name));
    }
    const input = document.getElementById("files");
    input.files = files.files;
    input.dispatchEvent(new Event("change"));
  })()`);

/** The gate knows whether it can open a sealed link. */
const known = (page: Page): Promise<void> =>
  page.until("document.querySelector('#submit') && !document.querySelector('#submit').hasAttribute('aria-busy')");
const revealSealed = async (page: Page): Promise<void> => {
  await known(page);
  await reveal(page);
};
/** Without its fragment. */
const withoutEnd = (link: string): string => link.replace(/#.*/, "");
const plans = (): File[] => Object.entries(FILES).map(([name, size]) => new File(["x".repeat(size)], name));

const haveFactors = new WeakMap<World, Promise<unknown>>();
function giveFactor(world: World): Promise<unknown> {
  const given = world.server.user(CAI).then(async () => {
    const browser = new Browser(world.server);
    await browser.signIn(CAI);
    return addApp(browser, Date.now());
  });
  haveFactors.set(world, given);
  return given;
}

async function putInto(server: TestServer, email: string, group: string): Promise<void> {
  const { accounts, groups, close } = await openBeside(server);
  await groups.join(await accounts.userByEmail(email), group);
  await close();
}

export const STATES: readonly PageState[] = [
  { name: "create", path: "/" },
  { name: "create-no-scripts", path: "/", scripts: false },
  { name: "create-signed-in", path: "/", as: ANN },
  {
    name: "create-options",
    path: "/",
    as: ANN,
    async act(page) {
      await press(page, "#generate");
      await addTerms(page, "covered", "hold", "networks", "not-before", "after-first-view", "sender-name", "note");
      await press(page, "#more > summary");
      await page.until("document.querySelector('[data-adds=tongue]')");
    },
  },
  {
    name: "create-recipients",
    path: "/",
    company: true,
    as: ADMIN,
    async act(page) {
      await addTerms(page, "lock", "recipients");
      await fill(page, "#recipients", "ann@example.org, ben@example.org");
      await fill(page, "#views-each", "2");
    },
  },
  {
    name: "made-each",
    path: "/",
    company: true,
    as: ADMIN,
    async act(page) {
      await addTerms(page, "recipients");
      await fill(
        page,
        "#recipients",
        "ann@example.org, bernadette.von.langenhagen@vertrieb.example.org, ben@exa..mple",
      );
      await press(page, "#link-each");
      await create(page, "#each");
    },
  },
  { name: "create-closed", path: "/", strict: true },
  { name: "create-nothing", path: "/", as: BEN, strict: true },
  {
    name: "create-required",
    path: "/",
    as: ANN,
    strict: true,
    async act(page) {
      await create(page, "#problem-passphrase");
    },
  },
  {
    name: "create-presets",
    path: "/",
    as: ANN,
    strict: true,
    async act(page) {
      await press(page, "#presets > :last-child");
      await page.until("document.querySelector('#presets > :last-child').ariaPressed === 'true'");
    },
  },
  {
    name: "create-keep-terms",
    path: "/",
    as: ANN,
    async act(page) {
      await openTerms(page);
      await press(page, "#keep-terms");
      await shows("#preset-dialog")(page);
    },
  },
  { name: "create-problem", path: "/", act: (page) => press(page, "#submit") },
  {
    name: "create-networks-problem",
    path: "/",
    async act(page) {
      await addTerms(page, "networks");
      await fill(page, "#networks", `${NO_NETWORK}, 192.0.2.0/24`);
      await create(page, "#problem-networks");
    },
  },
  { name: "create-files-closed", path: "/", act: tab("file") },
  {
    name: "create-files",
    path: "/",
    as: ANN,
    async act(page) {
      await press(page, "#tab-file");
      await chooseFiles(page);
    },
  },
  { name: "create-url", path: "/", act: tab("url") },
  { name: "create-qr", path: "/", act: tab("qr") },
  { name: "made", path: "/", act: (page) => create(page) },
  { name: "receipt", path: (world) => world.receipt({ expire_after_views: 5 }), act: shows("#remember") },
  {
    name: "receipt-opened",
    path: (world) => world.receipt({ expire_after_views: 5 }, ["view", "view", "alarm"]),
    act: shows("form[action$='/expire'] button"),
  },
  {
    name: "receipt-over",
    path: (world) => world.receipt({ expire_after_views: 1 }, ["view"]),
    act: shows("#remember"),
  },
  { name: "receipt-unknown", path: "/receipts/unknown" },
  {
    name: "receipts",
    path: (world) => world.receipt({ expire_after_views: 5 }, ["view"]),
    async act(page) {
      await press(page, "#remember");
      await press(page, "#recent a");
      await page.until("/\\S{2}/.test(document.querySelector('#links .meta')?.textContent ?? '')");
    },
  },
  { name: "receipts-none", path: "/receipts", act: shows("#none") },
  {
    name: "made-passphrase",
    path: "/",
    async act(page) {
      await openTerms(page);
      await fill(page, "#passphrase", SECRET);
      await create(page);
    },
  },
  {
    name: "made-expiring",
    path: "/",
    async act(page) {
      await create(page);
      await press(page, "#end");
      await shows("#undo")(page);
    },
  },
  {
    name: "made-waited",
    path: "/",
    as: ANN,
    async act(page, { server }) {
      await addTerms(page, "hold");
      await create(page);
      const link = String(await page.view.evaluate("document.querySelector('#link').value"));
      await server.fetch(`/api/v2/pushes/${new URL(link).pathname.split("/")[2]}`);
      await page.view.evaluate("document.dispatchEvent(new Event('visibilitychange'))");
      await shows("#waits button")(page);
    },
  },
  {
    name: "made-kept",
    path: "/",
    async act(page) {
      await create(page);
      await reload(page);
      await shows("#made")(page);
    },
  },
  {
    name: "create-sealed",
    path: "/",
    as: ANN,
    async act(page) {
      await fill(page, "#text", SECRET);
      await press(page, "#sealed");
      await openTerms(page);
    },
  },
  {
    name: "made-sealed",
    path: "/",
    async act(page) {
      await press(page, "#sealed");
      await create(page);
      await press(page, "#show-code");
    },
  },
  { name: "gate", path: ({ link }) => link({ payload: SECRET }), recipient: true },
  { name: "gate-passphrase", path: ({ link }) => link({ payload: SECRET, passphrase: SECRET }), recipient: true },
  {
    name: "gate-wrong",
    path: ({ link }) => link({ payload: SECRET, passphrase: SECRET }),
    recipient: true,
    async act(page) {
      await fill(page, "#passphrase", "guess");
      await press(page, "#submit");
      await shows("#problem")(page);
    },
  },
  {
    name: "gate-letters",
    path: ({ link }) => link({ payload: SECRET, reveal_check: "letters" }),
    recipient: true,
  },
  { name: "gate-letters-no-scripts", path: ({ link }) => link({ payload: SECRET }), recipient: true, scripts: false },
  {
    name: "gate-letters-after-press",
    path: ({ link }) => link({ payload: SECRET }),
    recipient: true,
    async act(page) {
      await page.view.evaluate("document.querySelector('#submit').click()");
      await shows("#typed")(page);
    },
  },
  { name: "gate-sender", path: ({ signedLink }) => signedLink(), recipient: true },
  {
    name: "gate-sealed",
    path: ({ sealedLink }) => sealedLink({ payload: SECRET, passphrase: SECRET }),
    recipient: true,
    act: known,
  },
  {
    name: "gate-sealed-cut",
    path: async ({ sealedLink }) => withoutEnd(await sealedLink({ payload: SECRET })),
    recipient: true,
    act: shows("#unopenable"),
  },
  {
    name: "gate-sealed-large",
    path: ({ sealedLink }) => sealedLink({ payload: SECRET }),
    recipient: true,
    async act(page) {
      await known(page);
      // A push of that size takes long to make. The page shows these parts in place of its form.
      await page.view.evaluate(`(() => {
        document.querySelector("#open").hidden = document.querySelector("#remaining").hidden = true;
        document.querySelector("#large").hidden = false;
        document.querySelector("#command").textContent = "secretpush open '" + location.href + "'";
      })()`);
    },
  },
  {
    name: "gate-sealed-no-scripts",
    path: ({ sealedLink }) => sealedLink({ payload: SECRET }),
    recipient: true,
    scripts: false,
  },
  {
    name: "opened-sealed-text",
    path: ({ sealedLink }) => sealedLink({ payload: SECRET }),
    recipient: true,
    act: revealSealed,
  },
  {
    name: "opened-sealed-qr",
    path: ({ sealedLink }) => sealedLink({ payload: SECRET, kind: "qr" }),
    recipient: true,
    act: revealSealed,
  },
  {
    name: "opened-sealed-files",
    path: ({ sealedLink }) => sealedLink({ payload: MESSAGE, kind: "file", files: plans() }),
    recipient: true,
    async act(page) {
      await revealSealed(page);
      await page.view.evaluate("void delete window.showSaveFilePicker");
      await press(page, "#files li button");
      await page.until("document.querySelector('#status').textContent !== ''");
    },
  },
  { name: "gate-opened-before", path: ({ openedLink }) => openedLink({}), recipient: true },
  {
    name: "gate-not-me",
    path: ({ openedLink }) => openedLink({}),
    recipient: true,
    async act(page) {
      await press(page, "#not-me summary");
      await shows("#tell")(page);
    },
  },
  { name: "gate-alarm-freezes", path: ({ openedLink }) => openedLink({}), recipient: true, act: alarm },
  {
    name: "gate-alarm-letters",
    path: ({ openedLink }) => openedLink({}),
    recipient: true,
    async act(page) {
      // As a screen reader presses it.
      await page.view.evaluate("document.querySelector('#tell').click()");
      await shows("#act")(page);
    },
  },
  {
    name: "gate-alarm-open",
    path: ({ openedLink }) => openedLink({ deletable_by_viewer: false, expire_after_views: 5 }),
    recipient: true,
    act: alarm,
  },
  {
    name: "gate-told",
    path: ({ openedLink }) => openedLink({ deletable_by_viewer: false, expire_after_views: 5 }),
    recipient: true,
    async act(page) {
      await alarm(page);
      await press(page, ".card a.button");
      await shows("#gate")(page);
    },
  },
  { name: "gate-held", path: ({ heldLink }) => heldLink(), recipient: true },
  { name: "gate-waiting", path: ({ heldLink }) => heldLink(), recipient: true, act: wait },
  {
    name: "gate-waiting-again",
    path: ({ heldLink }) => heldLink({ sender_name: SENDER, sender_message: GREETING }),
    recipient: true,
    async act(page) {
      await wait(page);
      await reload(page);
      await shows("#room")(page);
    },
  },
  {
    name: "gate-released",
    path: ({ heldLink }) => heldLink({ passphrase: SECRET }),
    recipient: true,
    async act(page, world) {
      await fill(page, "#passphrase", SECRET);
      await wait(page);
      await reload(page);
      await shows("#room")(page);
      await world.decide(page, "release");
      await shows("#released")(page);
    },
  },
  {
    name: "gate-refused",
    path: ({ heldLink }) => heldLink(),
    recipient: true,
    async act(page, world) {
      await wait(page);
      await world.decide(page, "refuse");
      await shows(".emblem.faded")(page);
    },
  },
  { name: "gate-locked", path: ({ link }) => link({ payload: SECRET, lock: true }), recipient: true },
  {
    name: "gate-locked-here",
    path: ({ link }) => link({ payload: SECRET, lock: true, expire_after_views: 5 }),
    recipient: true,
    async act(page) {
      await reveal(page);
      await reload(page);
      await shows("#lock-own")(page);
    },
  },
  {
    name: "other-device",
    path: ({ openedLink }) => openedLink({ lock: true, expire_after_views: 5 }),
    recipient: true,
    act: (page) => press(page, "#not-me summary"),
  },
  { name: "frozen", path: ({ frozenLink }) => frozenLink(), recipient: true },
  {
    name: "elsewhere",
    path: ({ link }) => link({ payload: SECRET, allowed_networks: "192.0.2.0/24" }),
    recipient: true,
  },
  {
    name: "early",
    path: ({ link }) => link({ payload: SECRET, not_before: new Date(Date.now() + 3_600_000).toISOString() }),
    recipient: true,
  },
  { name: "opened-text", path: ({ link }) => link({ payload: SECRET }), recipient: true, act: reveal },
  {
    name: "opened-covered",
    path: ({ link }) => link({ payload: SECRET, covered: true }),
    recipient: true,
    act: reveal,
  },
  {
    name: "opened-last",
    path: ({ link }) => link({ payload: SECRET, expire_after_views: 1 }),
    recipient: true,
    act: reveal,
  },
  {
    name: "opened-url",
    path: ({ link }) => link({ payload: "https://example.org/invitations/4711?from=ann", kind: "url" }),
    recipient: true,
    act: reveal,
  },
  {
    name: "opened-url-leaving",
    path: ({ link }) => link({ payload: "https://example.org/invitations/4711", kind: "url" }),
    recipient: true,
    async act(page) {
      await reveal(page);
      await press(page, "#go");
      await shows("#leaving")(page);
    },
  },
  {
    name: "opened-qr",
    path: ({ link }) => link({ payload: SECRET, kind: "qr" }),
    recipient: true,
    act: reveal,
  },
  { name: "opened-files", path: ({ filesLink }) => filesLink(), recipient: true, act: reveal },
  {
    name: "opened-deleting",
    path: ({ link }) => link({ payload: SECRET }),
    recipient: true,
    async act(page) {
      await reveal(page);
      await press(page, "#delete");
      await shows("#undoing")(page);
    },
  },
  {
    name: "deleted",
    path: ({ link }) => link({ payload: SECRET }),
    recipient: true,
    async act(page) {
      await reveal(page);
      await press(page, "#delete");
      await shows("#undoing")(page);
      await afterUndo(page);
      await shows(".emblem.faded")(page);
    },
  },
  { name: "gone", path: "/p/fkwjfvhall92XkP0qLmT3sYz", recipient: true },
  { name: "preview", path: async ({ link }) => `${await link({ payload: SECRET })}/preview` },
  {
    name: "preview-sealed",
    path: async ({ sealedLink }) => `${withoutEnd(await sealedLink({ payload: SECRET })).replace(/\/r$/, "")}/preview`,
  },
  { name: "letter", path: "/letter" },
  { name: "about", path: "/about" },
  { name: "reference", path: "/help/api" },
  { name: "accessibility", path: "/about/accessibility" },
  { name: "languages", path: "/languages?back=/about" },
  { name: "languages-none", path: "/languages?back=/about&q=tlh" },
  { name: "about-operator", path: "/about", company: true },
  { name: "sign-in", path: "/users/sign_in" },
  { name: "sign-in-no-scripts", path: "/users/sign_in", scripts: false },
  {
    name: "sign-in-wrong",
    path: "/users/sign_in",
    async act(page) {
      await fill(page, "#email", ANN);
      await fill(page, "#password", "a guess");
      await press(page, "#submit");
      await shows("#problem")(page);
    },
  },
  { name: "sign-up", path: "/users/sign_up" },
  { name: "set-up", path: "/users/setup", fresh: true },
  {
    name: "gate-addressed",
    path: async ({ company }) => `/p/${(await company.push({ payload: SECRET, recipients: ANN })).url_token}`,
    company: true,
    recipient: true,
  },
  { name: "gate-code", path: ({ codeLink }) => codeLink(ANN), company: true, recipient: true },
  {
    name: "gate-code-choice",
    path: ({ codeLink }) => codeLink(`${ANN}, ben@example.com, group:staff`),
    company: true,
    recipient: true,
  },
  {
    name: "gate-code-typed",
    path: ({ codeLink }) => codeLink(`${ANN}, amy@example.org`),
    company: true,
    recipient: true,
    scripts: false,
  },
  {
    name: "gate-code-wrong",
    path: ({ codeLink }) => codeLink("cai@example.net"),
    company: true,
    recipient: true,
    act: async (page) => {
      await press(page, "#ask");
      await page.until("!document.getElementById('typing').hidden");
      await fill(page, "#code", "bbbb bbbb");
      await press(page, "#type-code [type=submit]");
      await shows("#problem-code")(page);
    },
  },
  {
    name: "gate-code-letters",
    path: ({ codeLink }) => codeLink(`${ANN}, ben@example.com`),
    company: true,
    recipient: true,
    act: async (page) => {
      await page.view.evaluate("document.querySelector('#ask').click()");
      await shows("#typed")(page);
    },
  },
  { name: "request-gate-code", path: ({ codeRequest }) => codeRequest(ANN), company: true, recipient: true },
  {
    name: "request-gate-code-sent",
    path: ({ codeRequest }) => codeRequest(`${ANN}, ben@example.com`),
    company: true,
    recipient: true,
    act: async (page) => {
      await press(page, "#ask");
      await page.until("!document.getElementById('typing').hidden");
    },
  },
  {
    name: "request-new-recipients",
    path: "/requests/new",
    company: true,
    as: ADMIN,
    async act(page) {
      await addTerms(page, "recipients");
      await fill(page, "#recipients", "ann@example.org, ben@exa..mple");
      await ask(page, "#problem-recipients");
    },
  },
  {
    name: "request-made-recipients",
    path: "/requests/new",
    company: true,
    as: ADMIN,
    async act(page) {
      await addTerms(page, "recipients");
      await fill(page, "#recipients", "ann@example.org, bernadette.von.langenhagen@vertrieb.example.org");
      await ask(page);
    },
  },
  {
    name: "request-page-confirmed",
    path: ({ confirmedPage }) => confirmedPage(),
    company: true,
    as: ADMIN,
    act: shows("#answers li"),
  },
  { name: "sign-in-company", path: "/users/sign_in", company: true },
  { name: "sign-in-company-refused", path: "/users/sign_in?refused=too-many-groups", company: true },
  { name: "reset", path: "/users/reset#abc" },
  { name: "reset-named", path: ({ passwordLink }) => passwordLink(), act: shows("#whose") },
  {
    name: "reset-letters",
    path: ({ passwordLink }) => passwordLink(),
    async act(page) {
      await fill(page, "#password", PASSWORD);
      await page.view.evaluate("document.querySelector('#submit').click()");
      await shows("#typed")(page);
    },
  },
  { name: "account", path: "/users/token", as: ANN, act: shows("#sessions li") },
  {
    name: "account-password",
    path: "/users/token",
    as: ANN,
    act: (page) => openPart(page, "password"),
  },
  {
    name: "account-programs",
    path: "/users/token",
    as: ANN,
    async act(page) {
      await openPrograms(page);
      await shows("#tokens button")(page);
    },
  },
  {
    name: "account-presets",
    path: "/users/token",
    as: ANN,
    strict: true,
    async act(page) {
      const body = JSON.stringify({ name: PRESETS[0], terms: { expire_after_views: 1 } });
      await page.view.evaluate(
        `fetch("/account/presets", { method: "POST", headers: { "content-type": "application/json" }, body: ${JSON.stringify(body)} })`,
      );
      await reload(page);
      await openPart(page, "saved-presets");
      await press(page, "#own-presets summary");
      await shows("#own-presets [name=to]")(page);
    },
  },
  {
    name: "account-token",
    path: "/users/token",
    as: BEN,
    async act(page) {
      await openPrograms(page);
      await shows("#tokens button")(page);
      await fill(page, "#token-name", `${TOKEN} ${crypto.randomUUID().replace(/\D/g, "")}`);
      await press(page, "#new-token [type=submit]");
      await shows("#shown")(page);
    },
  },
  {
    name: "account-token-limited",
    path: "/users/token",
    as: EVE,
    async act(page) {
      await openPrograms(page);
      await shows("#tokens button")(page);
      await fill(page, "#token-name", `${TOKEN} ${crypto.randomUUID().replace(/\D/g, "")}`);
      await choose(page, "#token-may", "create read");
      await choose(page, "#token-lasts", "90");
      await press(page, "#token-limits summary");
      await fill(page, "#token-networks", "127.0.0.0/8");
      await press(page, "#new-token [type=submit]");
      await shows("#shown")(page);
      await press(page, "#token-limits summary");
    },
  },
  { name: "hooks", path: "/users/hooks", as: ANN, act: shows("#hooks .name") },
  {
    name: "hooks-added",
    path: "/users/hooks",
    as: BEN,
    async act(page) {
      await shows("#hooks > *")(page);
      await fill(page, "#name", `${HOOKS[0]} ${crypto.randomUUID().replace(/\D/g, "")}`);
      await fill(page, "#url", "https://127.0.0.1/hook");
      await press(page, "#add [type=submit]");
      await shows("#shown")(page);
      // However often this state was made before.
      await page.view.evaluate(
        "void [...document.querySelectorAll('#hooks > li')].slice(1).map((one) => one.remove())",
      );
    },
  },
  { name: "factors", path: "/users/factors", as: ANN, act: shows("#begin-app") },
  {
    name: "factors-confirm",
    path: "/users/factors",
    as: ANN,
    async act(page) {
      await shows("#begin-app")(page);
      await press(page, "#begin-app");
      await shows("#confirm")(page);
    },
  },
  {
    name: "second-step",
    path: "/users/sign_in",
    async act(page, world) {
      await (haveFactors.get(world) ?? giveFactor(world));
      await fill(page, "#email", CAI);
      await fill(page, "#password", PASSWORD);
      await press(page, "#submit");
      await page.until("location.pathname === '/users/second_step' && document.readyState === 'complete'");
      await shows("#code")(page);
    },
  },
  { name: "pushes", path: "/admin", as: ANN, act: shows("#pushes .name") },
  { name: "pushes-none", path: "/admin", as: BEN, act: shows("#pushes > *") },
  { name: "push", path: ({ viewed }) => viewed, as: ANN, act: shows("#views tr") },
  {
    name: "push-log",
    path: ({ viewed }) => viewed,
    as: ANN,
    async act(page) {
      await shows("#views tr")(page);
      await press(page, "#log summary");
      await shows("#entries tr")(page);
    },
  },
  { name: "push-files", path: async ({ filesLink }) => `${await filesLink()}/preview`, as: ANN, act: shows("#log") },
  {
    name: "push-sealed",
    path: async ({ sealedLink }) => `${withoutEnd(await sealedLink({ payload: SECRET })).replace(/\/r$/, "")}/preview`,
    as: ANN,
    act: shows("#shown-once"),
  },
  { name: "push-change", path: ({ viewed }) => viewed.replace("/preview", "/change"), as: ANN },
  {
    name: "push-change-refused",
    path: ({ viewed }) => viewed.replace("/preview", "/change"),
    as: ANN,
    async act(page) {
      await fill(page, "#views", "1000");
      await press(page, "#change [type=submit]");
      await shows("#problem-views")(page);
    },
  },
  { name: "push-expired", path: ({ expired }) => expired, as: ANN, act: shows("#ended") },
  { name: "push-awaited", path: ({ awaitedPage }) => awaitedPage(), as: ANN, act: shows("#waits button") },
  {
    name: "push-held",
    path: async ({ heldLink }) => `${await heldLink()}/preview`,
    as: ANN,
    act: shows("#holds-none"),
  },
  {
    name: "push-frozen",
    path: async ({ frozenLink }) => `${await frozenLink()}/preview`,
    as: ANN,
    act: shows("#frozen"),
  },
  {
    name: "push-alarmed",
    path: async ({ alarmedLink }) => `${await alarmedLink()}/preview`,
    as: ANN,
    async act(page) {
      await shows("#alarm")(page);
      await press(page, "#log summary");
      await shows("#entries tr")(page);
    },
  },
  {
    name: "push-thawing",
    path: async ({ frozenLink }) => `${await frozenLink()}/preview`,
    as: ANN,
    async act(page) {
      await shows("#thaw")(page);
      await press(page, "#thaw");
      await shows("#ask")(page);
    },
  },
  { name: "pushes-expired", path: "/admin/expired", as: ANN, act: shows("#pushes .name") },
  { name: "admin-all", path: "/admin/links", as: ADMIN, act: shows("#all .name") },
  {
    name: "admin-all-filtered",
    path: "/admin/links",
    as: ADMIN,
    async act(page) {
      await shows("#all .name")(page);
      await choose(page, "#state", "expired");
      await page.until("document.querySelector('#all .name') && !document.querySelector('#all .menu')");
    },
  },
  {
    name: "admin-all-audited",
    path: "/admin/links",
    as: EVE,
    async act(page) {
      await shows("#all .name")(page);
      await press(page, "#all > li:nth-child(2) .name");
      await shows("#entries .name")(page);
    },
  },
  { name: "admin-users", path: "/admin/users", as: ADMIN, act: shows("#users .name") },
  { name: "admin-users-plain", path: "/admin/users", as: ADMIN, scripts: false },
  {
    name: "admin-invitations",
    path: "/admin/users",
    as: ADMIN,
    async act(page) {
      await shows("#users .name")(page);
      await page.view.evaluate("void (document.querySelector('#add').ariaExpanded = 'true')");
      await fill(page, "#email", "guest@example.org");
      await press(page, "#add-user [type=submit]");
      await shows("#one-time")(page);
    },
  },
  { name: "admin-user", path: "/admin/users/2", as: ADMIN, act: shows("#entries .name, #entries .meta") },
  { name: "admin-server", path: "/admin/server", as: ADMIN, act: shows("#settings summary") },
  { name: "admin-health", path: "/admin/health", as: ADMIN },
  {
    name: "admin-health-examined",
    path: "/admin/health",
    as: ADMIN,
    async act(page) {
      await press(page, "#examine");
      await page.until("document.querySelector('#examined') !== null");
    },
  },
  { name: "admin-health-auditor", path: "/admin/health", as: EVE },
  { name: "admin-health-plain", path: "/admin/health", as: ADMIN, scripts: false },
  { name: "admin-log", path: "/admin/log", as: ADMIN, act: shows("#entries .name") },
  {
    name: "admin-log-empty",
    path: "/admin/log",
    as: ADMIN,
    async act(page) {
      await shows("#entries .name")(page);
      await fill(page, "#person", "nobody@example.org");
      await page.view.press("Enter");
      await shows("#entries .empty")(page);
    },
  },
  { name: "admin-events", path: "/admin/health", as: ADMIN, act: shows("#letters .name") },
  { name: "admin-log-plain", path: "/admin/log", as: ADMIN, scripts: false },
  {
    name: "admin-confirm-plain",
    path: "/admin/health",
    as: ADMIN,
    scripts: false,
    async act(page) {
      await press(page, "#letters .danger");
      await page.until("document.querySelector('form[action=\"/admin/data/events\"] a') !== null");
    },
  },
  {
    name: "admin-settings-found",
    path: "/admin/server",
    as: ADMIN,
    async act(page) {
      await shows("#settings summary")(page);
      await fill(page, "#find-setting", "passphrase");
      await shows("#settings li:not([hidden])")(page);
    },
  },
  { name: "admin-first-steps", path: "/admin/health", as: ADMIN, act: (page) => press(page, "#first-steps summary") },
  { name: "request-new", path: "/requests/new", as: ANN },
  {
    name: "request-new-options",
    path: "/requests/new",
    as: ANN,
    async act(page) {
      await openTerms(page);
      await fill(page, "#answers", "0");
      await press(page, "#submit");
    },
  },
  { name: "request-made", path: "/requests/new", as: ANN, act: (page) => ask(page) },
  {
    name: "request-made-passphrase",
    path: "/requests/new",
    as: ANN,
    async act(page) {
      await openTerms(page);
      await fill(page, "#passphrase", SECRET);
      await ask(page);
    },
  },
  { name: "request-gate", path: ({ requestLink }) => requestLink(), recipient: true },
  { name: "request-gate-no-scripts", path: ({ requestLink }) => requestLink(), recipient: true, scripts: false },
  { name: "request-gate-own", path: ({ requestLink }) => requestLink(), as: ANN },
  {
    name: "request-gate-wrong",
    path: ({ requestLink }) => requestLink({ passphrase: SECRET }),
    recipient: true,
    async act(page) {
      await fill(page, "#passphrase", "guess");
      await press(page, "#submit");
      await shows("#problem:not(:empty)")(page);
    },
  },
  { name: "request-asked", path: ({ requestLink }) => requestLink(), recipient: true, act: read },
  {
    name: "request-asked-files",
    path: ({ requestLink }) =>
      requestLink({
        response_file_attachments: true,
        include_requestor: true,
        files: [{ filename: "manual.pdf", content_type: "application/pdf", content: btoa("%PDF") }],
      }),
    recipient: true,
    async act(page) {
      await read(page);
      await chooseFiles(page);
    },
  },
  {
    name: "request-asked-sealed",
    path: ({ requestLink }) => requestLink({ e2e: true }),
    recipient: true,
    async act(page) {
      await press(page, "#submit");
      await shows("#unsealable")(page);
    },
  },
  { name: "request-sealed", path: ({ requestPage }) => requestPage({ e2e: true }), as: ANN, act: shows("#key-words") },
  {
    name: "request-asked-blank",
    path: ({ requestLink }) => requestLink(),
    recipient: true,
    async act(page) {
      await read(page);
      await press(page, "#submit");
      await shows("#problem-text")(page);
    },
  },
  { name: "request-sent", path: ({ requestLink }) => requestLink(), recipient: true, act: sendAnswer },
  {
    name: "request-sent-more",
    path: ({ requestLink }) => requestLink({ max_responses: 3, include_requestor: true }),
    recipient: true,
    act: sendAnswer,
  },
  {
    name: "request-answered",
    path: ({ requestLink }) => requestLink(),
    recipient: true,
    async act(page) {
      const path = await page.view.evaluate("location.href");
      await sendAnswer(page);
      await go(page, String(path));
      await shows(".emblem.faded")(page);
    },
  },
  { name: "request-over", path: "/req/fkwjfvhall92XkP0qLmT3sYz", recipient: true },
  { name: "request-waiting", path: ({ requestPage }) => requestPage(), as: ANN, act: shows("#state:not(:empty)") },
  { name: "request-page", path: ({ answeredPage }) => answeredPage(), as: ANN, act: shows("#answers li") },
  {
    name: "request-answer-opened",
    path: ({ answeredPage }) => answeredPage(),
    as: ANN,
    async act(page) {
      await shows("#answers .button")(page);
      await press(page, "#answers .button");
      await shows("#opened")(page);
    },
  },
  {
    name: "request-closing",
    path: ({ requestPage }) => requestPage({ passphrase: SECRET }),
    as: ANN,
    async act(page) {
      await press(page, "#end");
      await shows("#ask")(page);
    },
  },
  {
    name: "request-closed",
    path: ({ answeredPage }) => answeredPage(),
    as: ANN,
    async act(page) {
      await press(page, "#end");
      await press(page, "#ask-yes");
      await page.until("document.querySelector('#said').textContent !== ''");
      await press(page, "#log summary");
      await shows("#entries tr")(page);
    },
  },
  { name: "requests-plain", path: "/admin/requests", as: ANN, scripts: false },
  { name: "requests-none", path: "/admin/requests", as: BEN, act: shows("#requests > *") },
  {
    name: "requests",
    path: async ({ answeredPage }) => {
      await answeredPage();
      return "/admin/requests";
    },
    as: ANN,
    async act(page) {
      await press(page, "#only-ready");
      await shows("#requests .badge")(page);
    },
  },
  { name: "missing", path: "/nowhere" },
  { name: "key-sent", path: "/p/fkwjfvhall92XkP0qLmT3sYz%23e1.abc", recipient: true },
  {
    name: "not-sealed",
    path: async ({ link }) => `${await link({ payload: SECRET })}/r#e1.abc`,
    recipient: true,
    act: shows("main h1"),
  },
];

/** A page that was loaded without scripts stays as it is, and is looked at by scripts. */
async function lookAtStill(page: Page): Promise<void> {
  await page.view.cdp("Emulation.setScriptExecutionDisabled", { value: false });
  // From here on the browser would show the one and hide the other, in its styles as well.
  await page.view.evaluate(`(() => {
    const still = ({ cssRules = [], media }) => {
      if (media) media.mediaText = media.mediaText.replace("(scripting: enabled)", "(max-width: 0)").replace("(scripting: none)", "all");
      for (const rule of cssRules) still(rule);
    };
    for (const sheet of document.styleSheets) still(sheet);
    for (const one of document.querySelectorAll("noscript")) one.replaceWith(...one.childNodes);
  })()`);
}

const CHECKS = { "reveal-check": "press" };

/** Starts the servers and seeds them. */
export async function makeWorld({ flags, ...settings }: ServerSettings = {}): Promise<World> {
  const folder = makeTempDir();
  const provider = { "base-url": "http://localhost", "oidc-issuer": "https://id.example", "oidc-client-id": "push" };
  const [server, fresh, strict, company] = await Promise.all([
    startServer({
      ...settings,
      flags: {
        "allow-sign-up": "true",
        "webhooks-allow": "127.0.0.1",
        "enable-requests": "true",
        ...CHECKS,
        ...flags,
      },
    }),
    startServer({ ...settings, flags: { ...CHECKS, ...flags } }),
    startServer({ ...settings, flags: { ...STRICT, ...CHECKS, ...flags } }),
    startServer({
      ...settings,
      flags: { ...provider, ...TOLD, "oidc-label": PROVIDER, "enable-requests": "true", ...CHECKS, ...flags },
      // Nothing listens there: a page never waits for a mail.
      env: { SECRETPUSH_MAIL_URL: "smtp://127.0.0.1:1?starttls=off", SECRETPUSH_MAIL_FROM: "push@example.org" },
    }),
  ]);
  for (const email of [ANN, BEN]) await strict.user(email);
  await putInto(strict, ANN, GROUP);
  for (const group of ["links", "texts"]) await putInto(strict, BEN, group);
  await server.user(ADMIN, true);
  const { headers: theirs } = await company.user(ADMIN, true);
  const ann = await server.user(ANN);
  await server.user(BEN);
  await server.user(DEE);
  await server.user(EVE);
  await putInto(server, ANN, GROUP);
  const beside = await openBeside(server);
  await beside.accounts.setRole(EVE, "auditor");
  await beside.close();
  const { viewed, expired } = await seed(server, ann.headers);

  await giveHooks(server, ann.headers);

  const cookies = new Map<string, Promise<Record<string, string>>>();
  const signedIn = (at: TestServer, email: string): Promise<Record<string, string>> => {
    const key = `${at.url} ${email}`;
    let found = cookies.get(key);
    if (!found) cookies.set(key, (found = cookiesOf(at, email)));
    return found;
  };

  const request = async (fields: Record<string, unknown> = {}): Promise<string> => {
    const asked = { request: QUESTION, name: REQUEST, ...fields };
    const { status, body, text } = await server.json("POST", "/api/v2/requests", { request: asked }, ann.headers);
    if (status !== 201) throw new Error(`The request was not created: ${status} ${text}`);
    return String(body.url_token);
  };

  const addressedRequest = async (recipients: string): Promise<string> => {
    const asked = { request: { request: QUESTION, name: REQUEST, recipients } };
    return (await company.json("POST", "/api/v2/requests", asked, theirs)).body.url_token;
  };

  const world: World = {
    server,
    fresh,
    strict,
    company,
    codeLink: async (recipients) => `/p/${(await company.push({ payload: SECRET, recipients }, theirs)).url_token}`,
    codeRequest: async (recipients) => `/req/${await addressedRequest(recipients)}`,
    async confirmedPage() {
      const token = await addressedRequest(`${ANN}, ben@example.com`);
      const [device, code] = [newToken(32), newCode()];
      const store = await openStoreOf(company, false);
      const lookup = new Links(store.links).lookupOf(token);
      const id = (await store.pushes.find(lookup))?.id ?? 0;
      const sent = {
        address: addressDigest(lookup, ANN),
        mailbox: mailboxDigest(ANN),
        network: networkDigest(lookup, "127.0.0.1"),
        device: deviceDigest(lookup, device),
        code: codeDigest(token, device, code),
      };
      await store.recipientCodes.ask(id, sent, { perSender: 1, lastsMs: CODE_LASTS_MS, here: "", nowMs: Date.now() });
      await store.close();
      const proof = { "x-recipient-proof": device };
      await company.json("POST", `/api/v2/requests/${token}/codes/verify`, { code }, proof);
      const answer = { request: { response: SECRET, sender_name: SENDER } };
      await company.json("PATCH", `/api/v2/requests/${token}/respond`, answer, proof);
      return `/requests/${token}`;
    },
    viewed,
    expired,
    link: async (fields) => `/p/${(await server.push(fields)).url_token}`,
    async filesLink() {
      const body = new FormData();
      body.append("push[kind]", "file");
      body.append("push[payload]", MESSAGE);
      for (const [name, size] of Object.entries(FILES)) {
        const path = join(folder, name);
        await Bun.write(path, "x".repeat(size));
        body.append("push[files][]", Bun.file(path), name);
      }
      const made = await server.fetch("/api/v2/pushes", { method: "POST", body, headers: ann.headers });
      return `/p/${((await made.json()) as { url_token: string }).url_token}`;
    },
    async signedLink() {
      const fields = { payload: SECRET, sender_name: SENDER, sender_message: GREETING };
      return `/p/${(await server.push(fields, ann.headers)).url_token}`;
    },
    async passwordLink() {
      const root = new Browser(server);
      await root.signIn(ADMIN);
      return `/users/reset#${await resetLink(root, DEE)}`;
    },
    requestLink: async (fields) => `/req/${await request(fields)}`,
    requestPage: async (fields) => `/requests/${await request(fields)}`,
    async answeredPage() {
      const token = await request({ max_responses: 3 });
      for (const response of [SECRET, SECRET]) {
        await server.json("PATCH", `/api/v2/requests/${token}/respond`, { request: { response } });
      }
      // For its owner this opens the newest answer.
      await server.json("GET", `/api/v2/requests/${token}`, undefined, ann.headers);
      return `/requests/${token}`;
    },
    sealedLink: (wish) => pushSealed(server, wish, ann.headers),
    async heldLink(fields = {}) {
      return `/p/${(await server.push({ payload: SECRET, hold: true, ...fields }, ann.headers)).url_token}`;
    },
    async awaitedPage() {
      const path = await world.heldLink({ name: NAMES[2] });
      const token = path.slice("/p/".length);
      for (const agent of [AGENT, IPHONE]) {
        await server.json("GET", `/api/v2/pushes/${token}`, undefined, { "user-agent": agent });
      }
      const { body } = await server.json("GET", `/api/v2/pushes/${token}/holds`, undefined, ann.headers);
      const release = `/api/v2/pushes/${token}/holds/${body[0].id}/release`;
      await server.json("POST", release, undefined, ann.headers);
      return `${path}/preview`;
    },
    async decide(page, decision) {
      const token = String(await page.view.evaluate("location.pathname.split('/')[2]"));
      const { body } = await server.json("GET", `/api/v2/pushes/${token}/holds`, undefined, ann.headers);
      await server.json("POST", `/api/v2/pushes/${token}/holds/${body[0].id}/${decision}`, undefined, ann.headers);
    },
    async openedLink(fields) {
      const { url_token: token } = await server.push({ payload: SECRET, ...fields }, ann.headers);
      const headers = { "user-agent": AGENT, "x-recipient-proof": newToken(32) };
      await server.json("GET", `/api/v2/pushes/${token}`, undefined, headers);
      return `/p/${token}`;
    },
    async frozenLink() {
      const fields = { payload: SECRET, name: NAMES[0], allowed_networks: "127.0.0.0/8, ::1" };
      const { url_token: token } = await server.push(fields, ann.headers);
      await server.json("POST", `/api/v2/pushes/${token}/freeze`, undefined, ann.headers);
      return `/p/${token}`;
    },
    async alarmedLink() {
      const path = await world.openedLink({ name: NAMES[1] });
      await sayNotMe(server, path, { "user-agent": AGENT });
      return path;
    },
    async receipt(fields, then = []) {
      const { url_token: token, receipt_url: url } = await server.push({ payload: SECRET, receipt: true, ...fields });
      for (const step of then) {
        if (step === "view") await server.fetch(`/api/v2/pushes/${token}`);
        else await sayNotMe(server, `/p/${token}`);
      }
      return new URL(String(url)).pathname;
    },
    async open({ path, as, scripts, act, ...where }, options = {}) {
      const at = where.fresh ? fresh : where.strict ? strict : where.company ? company : server;
      const url = at.url + (typeof path === "string" ? path : await path(world));
      const own = as === undefined ? {} : await signedIn(at, as);
      const page = await openPage(url, {
        ...options,
        ...(scripts === false && { scripts }),
        cookies: { ...own, ...options.cookies },
      });
      if (scripts === false) await lookAtStill(page);
      await act?.(page, world);
      return page;
    },
    async stop() {
      await Promise.all([server.stop(), fresh.stop(), strict.stop(), company.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return world;
}

async function seed(server: TestServer, headers: Record<string, string>): Promise<Pick<World, "viewed" | "expired">> {
  const [wifi = "", database = "", vpn = "", old = ""] = NAMES;
  const push = (fields: Record<string, unknown>) => server.push({ payload: SECRET, ...fields }, headers);
  await push({ name: wifi, note: NOTE, expire_after_views: 3 });
  await push({ name: database });
  await push({});
  const viewed = await push({ name: vpn, expire_after_views: 4 });
  await server.json("GET", `/api/v2/pushes/${viewed.url_token}`, undefined, { "user-agent": AGENT });
  const ended = await push({ name: old });
  await server.json("DELETE", `/api/v2/pushes/${ended.url_token}`, undefined, headers);
  return { viewed: `/p/${viewed.url_token}/preview`, expired: `/p/${ended.url_token}/preview` };
}

/** ANN has two webhooks. One of them was told of a push, answered that it is gone, and so is off: a dead letter is left. */
async function giveHooks(server: TestServer, headers: Record<string, string>): Promise<void> {
  const receiver = Bun.serve({ hostname: "127.0.0.1", port: 0, fetch: () => new Response(null, { status: 410 }) });
  const cookie = Object.entries(await cookiesOf(server, ANN))
    .map((pair) => pair.join("="))
    .join("; ");
  const own = { cookie, "sec-fetch-site": "same-origin" };
  const add = (name = "", template: string, events: string[]) => {
    const hook = { name, url: `http://127.0.0.1:${receiver.port}/`, template, events, include: ["name"] };
    return server.json("POST", "/account/hooks", hook, own);
  };
  await add(HOOKS[0], "mattermost", ["push.created"]);
  await add(HOOKS[1], "standard", ["push.viewed", "push.expired", "push.alarm"]);
  await server.push({ payload: SECRET }, headers);
  await until(
    async () => (await (await server.fetch("/users/hooks", { headers: own })).text()).includes('/on"'),
    "a webhook is switched off",
  );
  await receiver.stop(true);
}

// The parts that a capability adds to http: routes, and panels on the page from which a push is opened.

import type { AnyElysia } from "elysia";

import type { Strings } from "../../../static/texts.ts";
import type { AppError } from "../../base/errors.ts";
import type { Caller, HoldProof } from "../../domain/callers/caller.ts";
import type { FileLimits } from "../../domain/files/files.ts";
import type { MailOrders, SendCode } from "../../domain/pushes/mail_orders.ts";
import type { Push } from "../../domain/pushes/pushes.ts";
import type { SignUps } from "../../domain/sign_in/sign_ups.ts";
import type { PasswordDirectory } from "../../domain/sign_in/passwords.ts";
import type { Role, User } from "../../model/account.ts";
import type { Linked, PushRecord, Traits } from "../../model/push.ts";
import type { OfferedPreset } from "../../model/preset.ts";
import type { PushRules } from "../../model/rules.ts";
import type { Fields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import type { NewPushReader } from "../contract/new_push.ts";
import type { Examples } from "../contract/openapi.ts";
import type { SignedInUser } from "../sessions/browser_sessions.ts";
import type { IdentityOptions } from "../sessions/identity.ts";
import type { Acts } from "./acts.ts";
import type { Layout, Page } from "./layout.ts";
import type { SendersOptions } from "./request_sender.ts";
import type { Values } from "./template.ts";

export interface HttpPart {
  /**
   * Routes that answer before all others are loaded; built once, when the server starts. Each path is below one of `prefixes`, or
   * below /api/v2/pushes.
   */
  first?: { prefixes: readonly string[]; routes(options: ApiOptions): AnyElysia };
  /** For the API reference: examples of a retrieval that is refused with 403. */
  refusals?(): Examples;
  /** Called once, before the first request that none of the first routes handles. Loads what only pages need. */
  pages?(): Promise<PagesPart>;
}

export interface ApiOptions extends IdentityOptions {
  /** The start of links, without a trailing slash; null: the origin of the request. */
  baseUrl: string | null;
  bodies: Bodies;
  /** Null if this server sends no mail. */
  sendCode: SendCode | null;
}

/** `routes` and `panel` are called once, when the pages are loaded; `newAnswers`, `presetsFor` and `hooksPage` for each page that needs them. */
export interface PagesPart {
  /** Routes that are loaded with the pages, including routes of the API. */
  routes?(layout: Layout, options: RoutesOptions): AnyElysia;
  panel?(layout: Layout, options: PartOptions): RecipientPanel;
  /** At most one capability has it. */
  personCheck?(layout: Layout): PersonCheck;
  /** How many answers to this user's requests no one has opened yet; null if they have no request. */
  newAnswers?: NewAnswers;
  /** The values of static/pages/own_requests.html. @param base the start of links */
  ownList?(request: Request, person: User, base: string): Promise<Values>;
  /** The presets that the form of a new push offers. */
  presetsFor?: PresetsFor;
  /** The page of a user's own webhooks. */
  hooksPage?(request: Request, person: SignedInUser): Promise<Page>;
}

/**
 * @param kept the presets in the person's account, as `Accounts.preferences` returns them
 * @param rules the rules that apply to this person
 */
export type PresetsFor = (
  role: Role | null,
  kept: string | null,
  language: string,
  rules: PushRules,
) => readonly OfferedPreset[];

export type NewAnswers = (userId: number) => Promise<number | null>;

export interface PartOptions extends SendersOptions, Omit<ApiOptions, "browserSessions"> {
  /** The widest rules of any role, as the API reference describes them. */
  rules: PushRules;
  fileLimits: FileLimits;
  newPushes: NewPushReader;
  branding: { title: string };
  signUps: SignUps;
  /** Null if this server sends no mail. */
  mailings: MailOrders | null;
  /** The company's directory; null if there is none. */
  directory: PasswordDirectory | null;
  /** As in `CapabilityParts`. */
  groupsAddressed(linked: Linked): Promise<readonly string[]>;
  admitToAnswer: AdmitToAnswer;
  requestsEnabled: boolean;
  personCheck: PersonCheck;
}

/** Something that a page does for anyone with its link, without any other proof. */
export interface ActByLink {
  request: Request;
  /** The token of the link. */
  link: string;
  /** The push behind the link; null if it is not a push. */
  push: PushRecord | null;
  /** What the form or the script has sent. */
  fields: Fields;
  /** The fields that the page with the letters passes on: nothing secret. Null: there is no form, only scripts. */
  handsOn?: readonly string[] | null;
  label: string;
}

/** Checks each act that needs only a link, so that programs that press every button have no effect. */
export interface PersonCheck {
  /** What a page with forms of such acts shows, and what its script sends once it has seen a person. Null: nothing. */
  asks(link: string, push: PushRecord | null): Promise<PanelView | null>;
  /** The value of `passed` in the next form of a person who has passed the check; "" if nothing is required. */
  passed(link: string): string;
  /** @returns the answer to an act without signs of a person; null if it may continue */
  keepsOut(act: ActByLink): Promise<Response | null>;
}

/** Without such a check, everyone passes. */
export const NO_PERSON_CHECK: PersonCheck = { asks: async () => null, passed: () => "", keepsOut: async () => null };

export interface RoutesOptions extends PartOptions {
  acts: Acts;
  /** The page in place of a push or of a request, for a refusal by a gate; null if no panel has one. */
  instead: NonNullable<RecipientPanel["instead"]>;
}

/**
 * @returns the rules for files of an answer to this request
 * @throws AppError as for the answer itself
 */
export type AdmitToAnswer = (urlToken: string, caller: Caller, passphrase: string) => Promise<PushRules>;

/**
 * The panel of a capability on a push's page for recipients. The page calls `view` of each panel that is for the push
 * and, if a gate refuses, `instead` of every panel. An attempt to open the push calls `holdProof` and `check` and, if an
 * error keeps the push closed, `failure`. If a form made the attempt, the page is then shown again.
 */
export interface RecipientPanel {
  /** The pushes that it is for: those with one of these traits; every push if absent. */
  readonly traits?: ReadonlyArray<keyof Traits>;
  /** Whether only the page's script can open the pushes that it is for: then a plain form must not cost a view. */
  readonly needsScript?: true;
  /** The proof of an earlier attempt, which this browser sends. At most one panel has it. */
  holdProof?(request: Request, fields: Fields): BrowserHoldProof;
  /**
   * Checks an attempt before anything of the push is opened, begun or counted. At most one panel has it.
   * @returns the reason to refuse the attempt; null if there is none
   */
  check?(attempt: { request: Request; push: Push; caller: Caller; fields: Fields }): Promise<Failure | null>;
  /** @returns null if there is nothing to show this caller about the push */
  view?(request: Request, push: Push, caller: Caller): Promise<PanelView | null>;
  /** The page in place of the push's, for a refusal by this capability's gate; null for any other refusal. */
  instead?(given: { request: Request; push: Push; reader: Reader; refusal: AppError }): Promise<Response> | null;
  /** The result of an attempt that failed. @returns null if the error is not this capability's */
  failure?(request: Request, urlToken: string, error: AppError): Failure | null;
}

export interface Reader {
  caller: Caller;
  person: SignedInUser | null;
}

/** The proof in an attempt, and the header that lets the browser send it again; null if it needs none. */
export type BrowserHoldProof = HoldProof & { readonly header: string | null };

/** The values that panels fill in on static/pages/reveal.html. For a push without a panel, reveal.ts fills them in. */
export interface PanelValues {
  gateTitle: string;
  openedTitle: string;
  /** Who answered, and when, as HTML; "" for a push that is no answer. */
  answered: string;
  ownIntro: string;
  ownPage: string;
  page: string;
  held: boolean;
  mustAsk: boolean;
  asks: boolean;
  gateHidden: "" | "hidden";
  roomHidden: "" | "hidden";
  releasedHidden: "" | "hidden";
  holdId: string;
  threeWords: string;
  until: string;
  gate: string;
  known: string | null;
  lockFirst: boolean;
  lockOwn: boolean;
  /** The letters to type, and where they appear: in the form at once, when its script asks, or if scripts are off. */
  letters: string;
  lettersShown: boolean;
  lettersLater: boolean;
  lettersPlain: boolean;
  checkOf: string;
  sealed: boolean;
  method: "post" | "dialog";
  formClass: string;
}

/** For a page that has no letters, or whose script asks for them only when they are needed. */
export const NO_LETTERS = {
  letters: "",
  lettersShown: false,
  lettersLater: false,
  lettersPlain: false,
  checkOf: "",
} satisfies Partial<PanelValues>;

/** What a panel adds to the page. If several panels set a member, the last one wins; `live`, `settings` and `values` add up. */
export interface PanelView extends Partial<
  Pick<Page, "title" | "script" | "modules" | "preload" | "takes" | "reloadAfterS" | "settings">
> {
  values?: Partial<PanelValues>;
  live?: ReadonlyArray<keyof Strings>;
  /** A message about earlier attempts. */
  message?: string;
  /** How many views this reader has left, if they have views of their own. */
  views?: number;
  /** A header that gives the browser a cookie. */
  cookie?: string;
  /** Whether the owner has refused this browser. */
  isRefused?: boolean;
}

export interface Failure {
  /** For the page's script. */
  outcome: Record<string, unknown>;
  /** For the page without a script. */
  message: string;
  /** Shown above the rest of the panel. */
  view?: PanelView;
  /** Whether the browser must be able to send its proof again later. */
  keepsHoldProof: boolean;
}

// What a server allows: the limits and defaults of new pushes, as an administrator configures them.

import type { Addressable } from "./addressee.ts";
import type { ByKind, Policy } from "./policy.ts";
import type { Kind } from "./push.ts";

/** Defaults and limits for one kind of push. */
export interface KindRules {
  expireAfterDaysDefault: number;
  expireAfterDaysMin: number;
  expireAfterDaysMax: number;
  expireAfterViewsDefault: number;
  expireAfterViewsMin: number;
  expireAfterViewsMax: number;
  retrievalStepDefault: boolean;
  deletableByViewerDefault: boolean;
}

export interface PushRules {
  kinds: Record<Kind, KindRules>;
  enabled: Record<Kind, boolean>;
  maxPayloadBytes: number;
  /** Whether the page of a push says by default how often it was opened before. */
  openedBefore: boolean;
  /** What the page of a push requires before it opens. */
  revealCheck: RevealCheck;
  /** Whether senders without an account may have a receipt. */
  receipts: boolean;
  /** The tags of the languages that senders may choose for their recipients. */
  languages: readonly string[];
  /** Whether pushes may or must be sealed end to end. */
  e2e: E2ePolicy;
  /** How the people to whom a push is addressed can prove who they are. */
  addressable: Addressable;
  /** What the policies add. */
  policy: Policy;
  byKind?: ByKind;
  /** The groups whose policies apply; absent if there are none. */
  groups?: readonly string[];
}

/** Nothing; signs of a person, such as moving a mouse, tapping or using keys; or three typed letters. */
export type RevealCheck = "off" | "press" | "letters";

export const E2E_POLICIES = ["off", "offered", "preferred", "required"] as const;
export type E2ePolicy = (typeof E2E_POLICIES)[number];

// What the parts of the page of a new push share: its texts, the limits of this server, and the open tab.

import { any, button, element } from "../shared/elements.ts";
import { complain } from "../shared/forms.ts";
import { settings, textsOf } from "../shared/texts.ts";

import type { GeneratorDefaults } from "./generator.ts";

export type Kind = "text" | "file" | "url" | "qr";

export interface KindRules {
  expireAfterDaysDefault: number;
  expireAfterDaysMin: number;
  expireAfterDaysMax: number;
  expireAfterViewsDefault: number;
  expireAfterViewsMin: number;
  expireAfterViewsMax: number;
  deletableByViewerDefault: boolean;
}

/** A new push as the server returns it. */
export interface CreatedPush {
  url_token: string;
  html_url: string;
  expires_at: string;
  views_remaining: number;
  deletable_by_viewer: boolean;
  hold?: boolean;
  created_at: string;
  /** For people without an account. */
  receipt_url?: string;
  recipients?: string[];
}

export const texts = textsOf("createLive");
export const limits = settings<{
  signedIn: boolean;
  userId: number | null;
  filesOpen: boolean;
  kinds: Record<Kind, KindRules>;
  /** The kinds that this person may push. */
  allowed: Kind[];
  /** What this server's policy requires from this person. */
  policy: {
    passphraseRequired: boolean;
    passphraseMinLength: number;
    coverRequired: boolean;
    /** Whether the minimum of days applies to durations too. */
    bindsDurations: boolean;
  };
  durations: number[];
  openedBefore: boolean;
  maxPayloadBytes: number;
  maxQrCharacters: number;
  maxFiles: number;
  maxFileBytes: number;
  maxPushBytes: number;
  /** Whether the browser seals what is shared. */
  e2e: "off" | "offered" | "preferred" | "required";
  /** Whether the user is told by default when someone opens a new push. */
  notifyMe: boolean;
  /** The initial settings of the generator; absent: those of `GENERATOR`. */
  generator?: GeneratorDefaults;
}>();

/** The kind of push whose tab is open. */
export const openTab = { kind: limits.allowed[0] ?? "text" };

export const form = element("push", HTMLFormElement);
export const submit = button("submit");
/** The inputs of the terms. Each has the name that the server's API gives its field. */
export const terms = [
  ...form.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("[name]:not([type=file])"),
];
export const problem = any("problem");

/** Clears the problem beside a field as soon as the user changes the field. */
export function clearOnInput(box: string, field: HTMLElement | null): void {
  field?.addEventListener("input", () => complain(any(box), "", field));
}

/** Shows a problem beside its field and moves the focus there, or clears it with "". @returns whether it is "" */
export function checked(box: string, sentence: string, field?: HTMLElement | null): boolean {
  complain(any(box), sentence, field ?? undefined);
  if (sentence !== "") field?.focus();
  return sentence === "";
}

// The interface between a capability and the rest of the program. Each capability is a folder here with one entry point, `index.ts`.
// The server takes each of these steps once:
//
//   load      before the store is opened, and only if the settings switch the capability on
//   open      once the store is open: calls the entry point, which returns a `Capability`
//   enter     as soon as the domain's `Pushes` exists: returns what the capability adds to the server
//   start     as soon as the server listens
//   release   when the server begins to stop
//   stop      after the last request, before the store is closed
//
// src/serve/capabilities.ts loads and opens capabilities; src/http/pages/part.ts says when routes, pages and panels are requested.
// A capability leaves out the members that it does not need.

import type { ConditionSource } from "../domain/upkeep/conditions.ts";
import type { Target } from "../domain/events/target.ts";
import type { CountWaiting } from "../domain/pushes/own_pushes.ts";
import type { PushGate } from "../domain/gates/push_gates.ts";
import type { Pushes } from "../domain/pushes/pushes.ts";
import type { MailOrders, SendCode } from "../domain/pushes/mail_orders.ts";
import type { PasswordDirectory } from "../domain/sign_in/passwords.ts";
import type { FactorsOfUsers } from "../domain/sign_in/pending.ts";
import type { FileScanner, KeptUploads } from "../domain/files/upload.ts";
import type { Scans } from "../http/scanners.ts";
import type { Family } from "../http/metrics.ts";
import type { AdmitToAnswer, HttpPart } from "../http/pages/part.ts";
import type { Provider } from "../http/pages/request_sender.ts";
import type { Invite } from "../http/routes/admin.ts";
import type { CertificateSource } from "../listen/certificates.ts";
import type { EventKind, TargetKind } from "../model/event.ts";
import type { Linked } from "../model/push.ts";

export interface Capability {
  /** Can keep a push closed. When someone opens a push or its page, the gates are asked in the order of the capabilities. */
  gate?: PushGate | readonly PushGate[];
  /** How many recipients are waiting for each of these pushes, for their owner's list. At most one capability has it. */
  countWaiting?: CountWaiting;
  /** Looks at files before they are stored. At most one capability has it. */
  scanner?: FileScanner;
  enter?(pushes: Pushes): CapabilityParts;
}

export interface EventTarget {
  kind: TargetKind;
  target: Target;
  /** The subscription of the instance itself to this target, if any. */
  own?: { name: string; events: readonly EventKind[] };
}

/** Any number of capabilities may have `http`, `events`, `conditions`, `gauges`, `tidy`, `start`, `release` and `stop`; at most one has each other member. */
export interface CapabilityParts {
  /** Routes, pages, and a panel on the page of a push. */
  http?: HttpPart;
  /** Where it delivers events. To raise an event, a capability writes to the store. */
  events?: EventTarget;
  /** Counts how often programs load a push's page. */
  scans?: Scans;
  factors?: FactorsOfUsers;
  /** Mail for existing pushes, invitations, and codes. */
  mail?: { orders: MailOrders; invite: Invite; sendCode: SendCode };
  /** The groups of the company's sign-in to which this push or request is addressed; none if it is not addressed to any. */
  groupsAddressed?(linked: Linked): Promise<readonly string[]>;
  /** The directory whose passwords are accepted at sign-in. */
  directory?: PasswordDirectory;
  /** Checks who may begin an upload for an answer to a request. */
  admitToAnswer?: AdmitToAnswer;
  /** Uploads that arrived before their push. */
  uploads?: KeptUploads;
  /** Called after each sweep, including the one at the start. */
  tidy?(): Promise<void>;
  /** The OpenID provider at which people sign in. */
  provider?: Provider;
  /** What an administrator should know about the state of this capability (src/model/condition.ts). */
  conditions?: ConditionSource;
  /** What the metrics show about this capability. */
  gauges?(): Promise<readonly Family[]>;
  /** Obtains the certificate of this server. */
  certificates?: CertificateSource;
  start?(): void;
  /** Ends requests that would otherwise stay open. */
  release?(): void;
  stop?(): void | Promise<void>;
}

// The interface between a capability and the rest of the program. Each capability is a folder here with one door,
// `index.ts`, which serve opens with the capability's part of the settings. A capability leaves out the members that it
// does not need.

import type { Target } from "../domain/events/target.ts";
import type { CountWaiting } from "../domain/own_pushes.ts";
import type { PushGate } from "../domain/push_gates.ts";
import type { Pushes } from "../domain/pushes.ts";
import type { MailOrders } from "../domain/mail_with_push.ts";
import type { PasswordDirectory } from "../domain/sign_in/passwords.ts";
import type { FactorsOfUsers } from "../domain/sign_in/pending.ts";
import type { KeptUploads } from "../domain/upload.ts";
import type { Scans } from "../http/scanners.ts";
import type { HttpPart } from "../http/pages/part.ts";
import type { Provider } from "../http/pages/request_sender.ts";
import type { Invite } from "../http/routes/admin.ts";
import type { EventKind, TargetKind } from "../model/event.ts";

export interface Capability {
  /** Keeps pushes closed. The order of the capabilities is the order in which their gates are asked. */
  gate?: PushGate;
  countWaiting?: CountWaiting;
  /** Called once, as soon as the domain's `Pushes` exists. */
  enter?(pushes: Pushes): Entered;
}

/** A target of events. */
export interface EventTarget {
  kind: TargetKind;
  target: Target;
  /** The instance's own subscription to it, if any. */
  own?: { name: string; events: readonly EventKind[] };
}

export interface Entered {
  http?: HttpPart;
  events?: EventTarget;
  scans?: Scans;
  factors?: FactorsOfUsers;
  /** Mail that people order, and invitations. */
  mail?: { orders: MailOrders; invite: Invite };
  /** The groups of the company's sign-in that this push is addressed to; none if there is no such push. */
  groupsAddressed?(urlToken: string): Promise<readonly string[]>;
  /** The directory whose passwords sign in here. */
  directory?: PasswordDirectory;
  /** Uploads that came before their push. */
  uploads?: KeptUploads;
  /** Called after each sweep, at the start too. */
  tidy?(): Promise<void>;
  /** The OpenID provider at which people sign in. */
  provider?: Provider;
  start?(): void;
  /** Called when the server begins to stop: ends requests that would otherwise last. */
  release?(): void;
  /** Called after the last request. */
  stop?(): void | Promise<void>;
}

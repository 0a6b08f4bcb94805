// Webhooks: the one in the settings, and those that users add for their own pushes.

import type { Clock } from "../../base/clock.ts";
import type { Keyring } from "../../base/keyring.ts";
import { certificatesIn } from "../../base/pem_file.ts";
import { AllowedTargets } from "../../base/allowed_targets.ts";
import { Subscriptions } from "../../domain/events/subscriptions.ts";
import type { EventKind } from "../../model/event.ts";
import type { AccountStore, OutboxStore, PushStore } from "../../store/contract.ts";
import type { Capability } from "../capability.ts";
import { Hooks, type HookSettings, type HookTemplate } from "./hooks.ts";
import { OutboundHttp } from "./outbound_http.ts";
import { Webhooks } from "./target.ts";
import { TellablePushes } from "./tellable_pushes.ts";

export interface WebhookSettings {
  url?: string | undefined;
  secret?: string | undefined;
  template: HookTemplate;
  events: readonly EventKind[];
  /** The targets that webhooks of users may have; if empty, users can have no webhooks. */
  allow: readonly string[];
  caFile?: string | undefined;
}

export interface WebhookParts {
  store: { pushes: PushStore; accounts: AccountStore; outbox: OutboxStore };
  keys: Keyring;
  clock: Clock;
}

/** @throws Error with a message for the administrator */
export async function loadWebhooks(settings: WebhookSettings): Promise<(parts: WebhookParts) => Capability> {
  const { own, reach } = await ownWebhook(settings);
  return ({ store, keys, clock }) => ({
    enter: ({ seals }) => {
      const subscriptions = new Subscriptions({ outbox: store.outbox, keys, clock });
      const pushes = new TellablePushes({ store: store.pushes, seals });
      const target = new Webhooks({ own, reach, subscriptions, accounts: store.accounts, pushes, keys, clock });
      return {
        events: { kind: "hook", target, ...(own && { own: { name: "webhooks.url", events: settings.events } }) },
        ...(reach.users && {
          http: {
            pages: async () =>
              (await import("./pages.ts")).hookPages(new Hooks({ subscriptions, clock, sender: target })),
          },
        }),
      };
    },
  });
}

/**
 * The instance's webhook (null if the settings have none), and how this one and those of users are reached.
 * @throws Error with a message for the administrator
 */
export async function ownWebhook(settings: WebhookSettings) {
  const ca = await certificatesIn("webhooks.ca_file", settings.caFile);
  return {
    own: ownHook(settings),
    reach: {
      own: new OutboundHttp({ targets: null, ca }),
      users: settings.allow.length === 0 ? null : new OutboundHttp({ targets: new AllowedTargets(settings.allow), ca }),
    },
  };
}

/** @throws Error with a message for the administrator */
function ownHook({ url, secret, template }: WebhookSettings): HookSettings | null {
  if (url === undefined) return null;
  if (secret === undefined && template === "standard") {
    throw new Error("webhooks.url needs webhooks.secret: without it, receivers cannot check who sends a message");
  }
  const secrets = (secret ?? "").split(" ").filter((one) => one !== "");
  return { url, secrets: secrets.map((one) => ({ secret: one, untilMs: null })), template, include: [], base: "" };
}

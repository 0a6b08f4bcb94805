// Builds the senders of webhooks, as the settings describe them.

import type { Clock } from "../base/clock.ts";
import type { Keyring } from "../base/keyring.ts";
import { certificatesIn } from "../base/pem_file.ts";
import { Targets } from "../base/targets.ts";
import type { Config } from "../config/options.ts";
import type { HookSettings } from "../domain/events/hooks.ts";
import type { Subscriptions } from "../domain/events/subscriptions.ts";
import type { TellablePushes } from "../domain/events/tellable_pushes.ts";
import { Reach } from "../outgoing/reach.ts";
import { Webhooks } from "../outgoing/webhooks.ts";
import type { AccountStore } from "../store/contract.ts";

export interface WebhookParts {
  subscriptions: Subscriptions;
  tellablePushes: TellablePushes;
  store: { accounts: AccountStore };
  keys: Keyring;
  clock: Clock;
}

/** @throws Error with a sentence for the administrator */
export async function webhooksOf(settings: Config["webhooks"], parts: WebhookParts): Promise<Webhooks> {
  const { own, reach } = await ownWebhook(settings);
  return new Webhooks({
    ...parts,
    pushes: parts.tellablePushes,
    accounts: parts.store.accounts,
    own,
    reach,
  });
}

/**
 * The instance's webhook (null if the settings name none), and how it and those of users are reached.
 * @throws Error with a sentence for the administrator
 */
export async function ownWebhook(settings: Config["webhooks"]) {
  const ca = await certificatesIn("webhooks.ca_file", settings.caFile);
  return {
    own: ownHook(settings),
    reach: {
      own: new Reach({ targets: null, ca }),
      users: settings.allow.length === 0 ? null : new Reach({ targets: new Targets(settings.allow), ca }),
    },
  };
}

/** @throws Error with a sentence for the administrator */
function ownHook({ url, secret, template }: Config["webhooks"]): HookSettings | null {
  if (url === undefined) return null;
  if (secret === undefined && template === "standard") {
    throw new Error("webhooks.url needs webhooks.secret: without it receivers cannot tell who sends");
  }
  const secrets = (secret ?? "").split(" ").filter((one) => one !== "");
  return { url, secrets: secrets.map((one) => ({ secret: one, untilMs: null })), template, include: [], base: "" };
}

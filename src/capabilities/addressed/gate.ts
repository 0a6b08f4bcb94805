// Addressed pushes: only people whom the company's sign-in has recognised as recipients can open or change them. Others
// learn nothing and cost no view. The log of the push names each caller who was recognised.

import { AppError } from "../../base/errors.ts";
import { groupsAmong, isAddressed, signOf } from "../../model/addressee.ts";
import { owns, type PushRecord } from "../../model/push.ts";
import type { Caller } from "../../domain/caller.ts";
import type { CompanyIdentities } from "../../domain/company_identities.ts";
import type { PushGate, Recognised } from "../../domain/push_gates.ts";

/** Nobody was recognised, or a person who is not a recipient, or a person whose account here is disabled or suspended. */
export type NotAddressedBecause = "unknown" | "somebody-else" | "closed-account";

const SENTENCES: Record<NotAddressedBecause, string> = {
  unknown:
    "This push is addressed to certain people: open its page and sign in, or send the API token of an account that is linked to one of them.",
  "somebody-else": "This push is addressed to somebody else.",
  "closed-account": "Your account on this server is switched off, so nothing opens for you. Ask its administrator.",
};

export class NotAddressed extends AppError {
  constructor(readonly because: NotAddressedBecause) {
    super(because === "unknown" ? "unauthorized" : "forbidden", SENTENCES[because]);
  }
}

export class Addressees implements PushGate {
  readonly trait = "recipients";
  readonly #company: CompanyIdentities | null;

  /** @param company null: nobody is recognised */
  constructor(company: CompanyIdentities | null) {
    this.#company = company;
  }

  guards({ traits }: PushRecord): boolean {
    return traits.recipients !== undefined;
  }

  async addressed(push: PushRecord, caller: Caller): Promise<Recognised> {
    if (owns(caller.userId, push)) return { caller, refusal: null };
    const company = this.#company;
    const { recognised = null, userId } = caller;
    const isClosed = recognised !== null && ((await company?.closedAccountOf(recognised)) ?? null) !== null;
    const known = [
      ...(recognised && !isClosed ? [recognised] : []),
      ...(userId === null || !company ? [] : await company.recognised(userId)),
    ];
    const found = known.find((one) => isAddressed(push.traits.recipients ?? [], one, company?.sources ?? []));
    const somebody = found ?? known[0] ?? recognised ?? undefined;
    const as = { ...caller, client: { ...caller.client, referrer: signOf(somebody) } };
    const because = known.length > 0 ? "somebody-else" : isClosed ? "closed-account" : "unknown";
    if (found) return { caller: as, refusal: null };
    // Strangers who only look are not recorded: they see nothing but the way to sign in.
    const recordsLooks = because !== "unknown";
    return { caller: as, refusal: { error: new NotAddressed(because), kind: "failed_view", recordsLooks } };
  }

  /** The groups of the provider among the recipients of a push; none if there is no such push. */
  groupsIn(push: PushRecord | null): readonly string[] {
    return groupsAmong(push?.traits.recipients ?? [], "oidc", this.#company?.sources ?? []);
  }
}

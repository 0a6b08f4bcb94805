// Addressed pushes: only their recipients can open or change them. The company's sign-in recognises them, or a code that was
// mailed to their address. Others learn nothing and cost no view. The log of the push names each caller who was recognised.

import { AppError } from "../../base/errors.ts";
import { groupsAmong, isAddressed, signOf, signOfConfirmed } from "../../model/addressee.ts";
import { type Noun, nounOf, owns, type PushRecord } from "../../model/push.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import type { PushGate, Recognised } from "../../domain/gates/push_gates.ts";
import type { Confirmed } from "./confirmed.ts";

/** Nobody was recognised, or a person who is not a recipient, or a person whose account here is disabled or suspended. */
export type NotAddressedBecause = "unknown" | "somebody-else" | "closed-account";

const SENTENCES: Record<NotAddressedBecause, (noun: Noun) => string> = {
  unknown: (noun) =>
    `This ${noun} is addressed to certain people: open its page and sign in, or send the API token of an account that is linked to one of them.`,
  "somebody-else": (noun) => `This ${noun} is addressed to someone else.`,
  "closed-account": () =>
    "Your account on this server is switched off, so nothing opens for you. Ask its administrator.",
};

export class NotAddressed extends AppError {
  /** @param byCode the recipients that a code can be mailed to, masked; none if the push takes no codes */
  constructor(
    noun: Noun,
    readonly because: NotAddressedBecause,
    readonly byCode: readonly string[] = [],
  ) {
    const more = byCode.length === 0 ? {} : { more: { recipients: byCode } };
    const byMail = because === "unknown" && byCode.length > 0;
    super(
      because === "unknown" ? "needs-recipient" : "not-addressed",
      (byMail ? byMailedCode : SENTENCES[because])(noun),
      more,
    );
  }
}

const byMailedCode = (noun: Noun): string =>
  `This ${noun} is addressed to certain people: open its page, or have a code mailed by POST /codes with your address, or its number among the recipients here.`;

interface AddresseesOptions {
  /** Null: nobody is recognised. */
  company: CompanyIdentities | null;
  confirmed(): Promise<Confirmed>;
}

export class Addressees implements PushGate {
  readonly trait = "recipients";
  readonly #options: AddresseesOptions;

  constructor(options: AddresseesOptions) {
    this.#options = options;
  }

  async addressed(push: PushRecord, caller: Caller): Promise<Recognised> {
    if (owns(caller.userId, push)) return { caller, refusal: null };
    const { company } = this.#options;
    const { recognised = null, userId, client } = caller;
    const isClosed = recognised !== null && ((await company?.closedAccountOf(recognised)) ?? null) !== null;
    const known = [
      ...(recognised && !isClosed ? [recognised] : []),
      ...(userId === null || !company ? [] : await company.recognised(userId)),
    ];
    const as = (referrer: string, address?: Uint8Array | null): Caller => ({
      ...caller,
      client: { ...client, referrer },
      ...(address !== undefined && { address }),
    });
    const { recipients = [], codes } = push.traits;
    const found = known.find((one) => isAddressed(recipients, one, company?.sources ?? []));
    const confirmed = (codes && !isClosed) || (found && push.traits.viewsEach) ? await this.#options.confirmed() : null;
    if (found) {
      // Whoever is known by a group alone is told apart by their identity.
      const address = confirmed && confirmed.digestOf(push, found.email ?? `${found.issuer} ${found.subject}`);
      return { caller: as(signOf(found), address), refusal: null };
    }
    const proved = confirmed && (await confirmed.recipientOf(push, caller));
    if (confirmed && proved !== null) {
      return { caller: as(signOfConfirmed(proved), confirmed.digestOf(push, proved)), refusal: null };
    }
    const because = known.length > 0 ? "somebody-else" : isClosed ? "closed-account" : "unknown";
    // Strangers who only look are not recorded: they see nothing but the ways to prove who they are.
    const recordsLooks = because !== "unknown";
    const error = new NotAddressed(nounOf(push), because, confirmed ? confirmed.masked(push) : []);
    const sign = signOf(known[0] ?? recognised ?? undefined);
    return { caller: as(sign), refusal: { error, kind: "failed_view", recordsLooks } };
  }

  /** The groups of the provider among the recipients of a push; none if there is no such push. */
  groupsIn(push: PushRecord | null): readonly string[] {
    return groupsAmong(push?.traits.recipients ?? [], "oidc", this.#options.company?.sources ?? []);
  }
}

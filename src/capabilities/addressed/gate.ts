// Addressed pushes: only their recipients can open or change them. Others learn nothing, and their attempts cost no view.
// Callers are identified in three ways, and named accordingly in the push's log:
//
//   byProvider  The company's sign-in has just recognised them in this browser: an identity, perhaps with groups.  mailto:ADDRESS
//   byAccount   Their account here is linked to such identities.                                                   mailto:ADDRESS
//   byCode      A code that was mailed to an address was typed on their device: that address, and nothing else.    confirmed:ADDRESS

import { AppError } from "../../base/errors.ts";
import { groupsAmong, isAddressed, signOf, signOfConfirmed } from "../../model/addressee.ts";
import { type Noun, nounOf, owns, type PushRecord } from "../../model/push.ts";
import type { Caller } from "../../domain/callers/caller.ts";
import type { CompanyIdentities } from "../../domain/accounts/company_identities.ts";
import type { PushGate, Named } from "../../domain/gates/push_gates.ts";
import type { ProvedAddresses } from "./proved_addresses.ts";

/** The caller is unidentified, or is not a recipient, or has an account here that is disabled or suspended. */
export type NotAddressedBecause = "unknown" | "somebody-else" | "closed-account";

const SENTENCES: Record<NotAddressedBecause, (noun: Noun) => string> = {
  unknown: (noun) =>
    `This ${noun} is addressed to certain people: open its page and sign in, or send the API token of an account that is linked to one of them.`,
  "somebody-else": (noun) => `This ${noun} is addressed to someone else.`,
  "closed-account": () =>
    "Your account on this server is disabled or suspended, so you cannot open this. Ask the server's administrator.",
};

export class NotAddressed extends AppError {
  /** @param byCode the masked addresses to which a code can be mailed; none if the push does not use codes */
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
  `This ${noun} is addressed to certain people: open its page, or request a code with POST /codes, by your address or by its number in this list of recipients.`;

interface AddresseesOptions {
  /** Null if no one is identified by a provider or an account. */
  company: CompanyIdentities | null;
  proved(): Promise<ProvedAddresses>;
}

export class Addressees implements PushGate {
  readonly trait = "recipients";

  constructor(private readonly options: AddresseesOptions) {}

  async addressed(push: PushRecord, caller: Caller): Promise<Named> {
    if (owns(caller.userId, push)) return { caller, refusal: null };
    const { company } = this.options;
    const { recognised: byProvider = null, userId, client } = caller;
    const isClosed = byProvider !== null && ((await company?.closedAccountOf(byProvider)) ?? null) !== null;
    const byAccount = userId === null || !company ? [] : await company.identitiesOf(userId);
    const identities = [...(byProvider && !isClosed ? [byProvider] : []), ...byAccount];
    const as = (referrer: string, address?: Uint8Array | null): Caller => ({
      ...caller,
      client: { ...client, referrer },
      ...(address !== undefined && { address }),
    });
    const { recipients = [], codes } = push.traits;
    const recipient = identities.find((one) => isAddressed(recipients, one, company?.sources ?? []));
    const proved = (codes && !isClosed) || (recipient && push.traits.viewsEach) ? await this.options.proved() : null;
    if (recipient) {
      // The digest of the identity distinguishes recipients who have no address.
      const address = proved && proved.digestOf(push, recipient.email ?? `${recipient.issuer} ${recipient.subject}`);
      return { caller: as(signOf(recipient), address), refusal: null };
    }
    const byCode = proved && (await proved.ofCaller(push, caller));
    if (proved && byCode !== null) {
      return { caller: as(signOfConfirmed(byCode), proved.digestOf(push, byCode)), refusal: null };
    }
    const because = identities.length > 0 ? "somebody-else" : isClosed ? "closed-account" : "unknown";
    // Strangers who only look are not recorded: all they see is how to prove who they are.
    const recordsLooks = because !== "unknown";
    const error = new NotAddressed(nounOf(push), because, proved ? proved.masked(push) : []);
    const sign = signOf(identities[0] ?? byProvider ?? undefined);
    return { caller: as(sign), refusal: { error, kind: "failed_view", recordsLooks } };
  }

  /** The groups of the provider among the recipients of a push; none if there is no such push. */
  groupsIn(push: PushRecord | null): readonly string[] {
    return groupsAmong(push?.traits.recipients ?? [], "oidc", this.options.company?.sources ?? []);
  }
}

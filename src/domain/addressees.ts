// Pushes that are addressed to somebody: only whom the company's sign-in has recognised as one of them gets anything, or
// may do anything to them. Others are told nothing and cost no view. The log of the push says who it was.

import { AppError } from "../base/errors.ts";
import type { ClientInfo } from "../model/audit.ts";
import { type Addressee, isAddressed } from "../model/addressee.ts";
import { owns, type PushRecord } from "../model/push.ts";
import type { Caller } from "./caller.ts";
import type { CompanyIdentities } from "./company_identities.ts";

export class NotAddressed extends AppError {
  /** The caller is recognised, and somebody else. */
  readonly isSomebodyElse: boolean;

  constructor(isSomebodyElse: boolean) {
    super(
      isSomebodyElse ? "forbidden" : "unauthorized",
      isSomebodyElse
        ? "This push is addressed to somebody else."
        : "This push is addressed to certain people: open its page and sign in, or send the API token of an account that is linked to one of them.",
    );
    this.isSomebodyElse = isSomebodyElse;
  }
}

/** What somebody's entries in the log say, and why they cannot open the push. */
export interface Standing {
  caller: Caller;
  refusal: NotAddressed | null;
}

export class Addressees {
  readonly #company: Pick<CompanyIdentities, "recognised"> | null;

  /** @param company null: nobody is recognised by an account */
  constructor(company: Pick<CompanyIdentities, "recognised"> | null) {
    this.#company = company;
  }

  /** Of a push that is addressed to nobody, and for its owner, there is nothing to say. */
  async standingOf({ traits, ...push }: PushRecord, caller: Caller): Promise<Standing> {
    if (!traits.recipients || owns(caller.userId, { traits, ...push })) return { caller, refusal: null };
    const known: Addressee[] = caller.recognised ? [caller.recognised] : [];
    if (caller.userId !== null) known.push(...((await this.#company?.recognised(caller.userId)) ?? []));
    const found = known.find((one) => isAddressed(traits.recipients ?? [], one));
    const somebody = found ?? known[0];
    const as = { ...caller, client: { ...caller.client, referrer: signOf(somebody) } };
    return { caller: as, refusal: found ? null : new NotAddressed(known.length > 0) };
  }
}

const SIGN = "mailto:";

// Browsers name no page that leads to a push, so this column of the log is free for it. Its hash chain covers it.
const signOf = (somebody: Addressee | undefined): string => (somebody ? `${SIGN}${somebody.email ?? "unknown"}` : "");

/** Who an entry in the log of an addressed push says it was. */
export const identityIn = ({ referrer }: Pick<ClientInfo, "referrer">): string | null =>
  referrer.startsWith(SIGN) ? referrer.slice(SIGN.length) : null;

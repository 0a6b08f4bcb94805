// Creates pushes: applies the sender's rules, seals everything, and stores the push in one commit.

import type { Clock } from "../../base/clock.ts";
import { Problems } from "../../base/errors.ts";
import { leavesSourceOpen } from "../../model/addressee.ts";
import type { SealedTo } from "../../model/age_file.ts";
import type { MailOrder } from "../../model/mailing.ts";
import { checkSource } from "../../model/policy.ts";
import type { FileRecord, Listed, NewPush, PushRecord, Traits } from "../../model/push.ts";
import { completeDraft } from "../../model/push_draft.ts";
import type { PushDraft } from "../../model/push_fields.ts";
import type { PushRules } from "../../model/rules.ts";
import type { Awaitable, PushParts, PushStore } from "../../store/contract.ts";
import { type Caller, type RoleRules, turnOf } from "../callers/caller.ts";
import { sealedFileInfo } from "../files/file_info.ts";
import type { CompanyIdentities } from "../accounts/company_identities.ts";
import type { Links } from "./links.ts";
import type { Seals } from "./seals.ts";
import type { NewReceipt } from "./receipt_token.ts";
import type { Keeping } from "./repeats.ts";
import type { StagedFile, Upload } from "../files/upload.ts";

export interface NewPushesOptions {
  store: Pick<PushStore, "create">;
  links: Links;
  seals: Seals;
  rules: RoleRules;
  /** Null if no company sign-in is configured. */
  company: Pick<CompanyIdentities, "sourceOf"> | null;
  clock: Clock;
}

export interface MailWithPush {
  /** The sender's language, worked out only if it is needed. */
  language: () => string;
  mail: MailOrder | null;
  admit?: (() => Promise<void>) | null;
  /** The answer to keep, for clients that repeat the request. */
  kept?: Keeping<Listed> | undefined;
}

/** The mail as it is stored. If no language is given for it, it has the language chosen for recipients, or else the sender's. */
export const orderOf = ({ mail, language }: MailWithPush, chosen: string | undefined): MailOrder | null =>
  mail && { ...mail, locale: mail.locale ?? chosen ?? language() };

export const NO_MAIL: MailWithPush = { language: () => "en", mail: null };

export class NewPushes {
  constructor(private readonly options: NewPushesOptions) {}

  /**
   * @param problems the problems found so far: all are reported together
   * @param upload the push's files, already on disk. They are kept if the push is stored; otherwise the caller discards them
   * @param mailWithPush the mail to send with the push, if any; `admit` throws if that would exceed a limit
   * @throws AppError `invalid`, `unavailable`, and what `admit` throws
   */
  create(
    draft: PushDraft,
    caller: Caller,
    problems = new Problems(),
    upload?: Upload,
    mailWithPush: MailWithPush = NO_MAIL,
  ): Promise<Listed> {
    const store = (push: NewPush, parts: PushParts) => {
      const mail = caller.userId === null ? null : orderOf(mailWithPush, push.traits.language);
      return this.options.store.create(push, { ...parts, mail }, caller.client);
    };
    return this.createThrough(draft, caller, problems, upload, store, { mailWithPush });
  }

  /**
   * Like `create`, but `store` stores the push, for example as an answer to a request.
   * @param how.sealedTo what the push must be sealed to, if it is sealed end to end
   * @param how.rules the rules that apply in place of the caller's own
   * @param how.answeredBy the value of the label `answeredBy`
   */
  async createThrough(
    draft: PushDraft,
    caller: Caller,
    problems: Problems,
    upload: Upload | undefined,
    store: (push: NewPush, parts: PushParts) => Promise<PushRecord>,
    how: { sealedTo?: SealedTo; mailWithPush?: MailWithPush; rules?: PushRules; answeredBy?: string } = {},
  ): Promise<Listed> {
    const { links, seals, clock } = this.options;
    const { sealedTo, mailWithPush = NO_MAIL, answeredBy = "" } = how;
    const found = how.rules ?? this.options.rules.of(caller);
    const rules = found instanceof Promise ? await found : found;
    checkSource(rules.policy, caller.client.ip, problems);
    const staged = upload?.files ?? [];
    const forThem = this.rulesFor(draft, caller, rules);
    const theirs = forThem instanceof Promise ? await forThem : forThem;
    const hasAccount = caller.userId !== null;
    const { language } = mailWithPush;
    const keeping = { sealedTo, hasAccount, language, nowMs: clock.now() };
    const complete = completeDraft(draft, staged, theirs, problems, keeping);
    if (mailWithPush.admit) await mailWithPush.admit();
    const { payload, passphrase, labels } = complete;
    // Only an account can vouch for a sender's name on a page.
    const sender = caller.userId === null ? null : complete.sender;
    const link = links.make();
    const { urlToken, lookup } = link;
    const filesKey = upload && staged.length > 0 ? upload.filesKey : null;
    const content = { payload, filesKey, words: sender };
    const guarded = passphrase === null ? null : await seals.guard(passphrase, turnOf(caller));
    const { sealed, words } = seals.seal(link, content, guarded && guarded.key);
    const sealedLabels =
      caller.userId === null ? null : seals.sealLabels(link, { ...labels, ...(answeredBy !== "" && { answeredBy }) });
    const files = sealFiles(seals, staged, filesKey, complete.traits.e2e === true);
    const nowMs = clock.now();
    const receipt =
      draft.receipt === true && !hasAccount ? (await import("./receipt_token.ts")).newReceipt(lookup, links) : null;
    const facts = { urlToken, atMs: nowMs, expired: false, ...labels, damaged: false, sender, waiting: 0 };
    const { kept = null } = mailWithPush;
    const record = await store(
      {
        lookup,
        ownerId: caller.userId,
        kind: complete.kind,
        createdAtMs: nowMs,
        expiresAtMs: complete.endsAtMs ?? nowMs + complete.lifetimeMs,
        expireAfterDays: complete.expireAfterDays,
        expireAfterViews: complete.expireAfterViews,
        retrievalStep: complete.retrievalStep,
        covered: complete.covered,
        deletableByViewer: complete.deletableByViewer,
        fileCount: files.length,
        guard: guarded && guarded.guard,
        traits: withMore(complete.traits, staged, receipt),
      },
      {
        sealed,
        labels: sealedLabels,
        words,
        files,
        hasFixedEnd: complete.endsAtMs !== null,
        kept: kept && keepingOf(kept, facts, receipt),
      },
    );
    upload?.keep();
    return listedOf(record, facts, receipt);
  }

  /** If there are two company sign-ins and a group names neither, the group belongs to the sender's own sign-in. */
  rulesFor(
    { recipients = "" }: Pick<PushDraft, "recipients">,
    { userId }: Caller,
    rules: PushRules,
  ): Awaitable<PushRules> {
    const { company } = this.options;
    const isClear = rules.addressable.sources.length < 2 || !leavesSourceOpen(recipients);
    if (isClear || userId === null || !company) return rules;
    return company.sourceOf(userId).then((own) => ({ ...rules, addressable: { ...rules.addressable, own } }));
  }
}

const listedOf = (record: PushRecord, facts: Omit<Listed, "record">, receipt: NewReceipt | null): Listed =>
  Object.assign(facts, { record }, receipt && { receipt: receipt.token });

const keepingOf = (
  { id, sealedFor }: Keeping<Listed>,
  facts: Omit<Listed, "record">,
  receipt: NewReceipt | null,
): Keeping => ({ id, sealedFor: (record) => sealedFor(listedOf(record, { ...facts }, receipt)) });

function withMore(traits: Traits, staged: readonly StagedFile[], receipt: NewReceipt | null): Traits {
  const hasOwnKeys = staged.some(({ key }) => key);
  if (!hasOwnKeys && !receipt) return traits;
  return { ...traits, ...(hasOwnKeys && { ownFileKeys: true }), ...(receipt && { receipt: receipt.digest }) };
}

/** @param e2e whether the files are sealed end to end; if so, their names are replaced, because names can reveal content */
export function sealFiles(
  seals: Seals,
  staged: readonly StagedFile[],
  filesKey: Uint8Array | null,
  e2e = false,
): FileRecord[] {
  return staged.map(({ blobId, byteSize, checksum, ...declared }, index) => {
    const info = e2e ? { ...declared, ...sealedFileInfo(index + 1) } : declared;
    const sealedInfo = seals.sealFileInfo(blobId, info, filesKey ?? new Uint8Array());
    return { blobId, byteSize, checksum, sealedInfo };
  });
}

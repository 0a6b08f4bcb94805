// `--preset`: the terms that a server offers under a name. What is given as a flag wins over them.

import { DURATIONS_MS } from "../../model/push_fields.ts";
import { OperationFailed } from "../terminal.ts";
import type { Api, OfferedTerms } from "./api.ts";
import { DAY_MS } from "../../base/units.ts";

/** The flags of push that a preset can stand for. */
export interface PresetFlags {
  kind: string | undefined;
  days: string | undefined;
  for: string | undefined;
  views: string | undefined;
  expireAfterFirstView: string | undefined;
  e2e: true | undefined;
  passphrase: true | undefined;
  passphraseStdin: true | undefined;
  generatePassphrase: true | undefined;
  retrievalStep: boolean | undefined;
  covered: true | undefined;
  deletable: boolean | undefined;
  allowNetwork: string[] | undefined;
  recipient: string[] | undefined;
  hold: true | undefined;
  lock: true | undefined;
  openedBefore: boolean | undefined;
  file: string[] | undefined;
}

/**
 * The flags with those that the preset stands for. One's own presets come before the operator's.
 * @param hasPassphrase whether one was given without a flag
 * @throws OperationFailed if the server offers none of this name
 */
export async function withPreset<Flags extends PresetFlags>(
  name: string,
  flags: Flags,
  api: Api,
  hasPassphrase: boolean,
): Promise<Flags & { notifyMe: boolean | undefined }> {
  const presets = await api.presets();
  if (presets === null) throw new OperationFailed(`${api.host} knows no presets: it may be too old`);
  const preset = presets.find((one) => one.own && one.name === name) ?? presets.find((one) => one.name === name);
  if (!preset) {
    const names = presets.map((one) => one.name).join(", ");
    throw new OperationFailed(`${api.host} offers no preset ${name}${names === "" ? "" : `: there is ${names}`}`);
  }
  const { terms } = preset;
  const isGuarded = hasPassphrase || flags.passphrase || flags.passphraseStdin || flags.generatePassphrase;
  const lifetime = flags.days === undefined && flags.for === undefined ? lifetimeIn(terms) : {};
  return {
    ...flags,
    ...lifetime,
    // What is pushed says itself whether it is files.
    kind: flags.kind ?? (flags.file || terms.kind === "file" ? undefined : terms.kind),
    views: flags.views ?? terms.expire_after_views?.toString(),
    expireAfterFirstView:
      flags.expireAfterFirstView ?? (terms.expire_after_first_view ? `${terms.expire_after_first_view}m` : undefined),
    e2e: flags.e2e ?? trueOr(terms.e2e),
    retrievalStep: flags.retrievalStep ?? terms.retrieval_step,
    covered: flags.covered ?? trueOr(terms.covered),
    deletable: flags.deletable ?? terms.deletable_by_viewer,
    allowNetwork: flags.allowNetwork ?? terms.allowed_networks,
    recipient: flags.recipient ?? terms.recipients,
    hold: flags.hold ?? trueOr(terms.hold),
    lock: flags.lock ?? trueOr(terms.lock),
    openedBefore: flags.openedBefore ?? terms.opened_before,
    notifyMe: terms.notify_me,
    passphrase: flags.passphrase ?? trueOr(preset.passphrase === "asked" && !isGuarded),
    generatePassphrase: flags.generatePassphrase ?? trueOr(preset.passphrase === "generated" && !isGuarded),
  };
}

const trueOr = (value: boolean | undefined): true | undefined => (value ? true : undefined);

function lifetimeIn({ expire_after_duration: index, expire_after_days: days = 0 }: OfferedTerms) {
  const ms = index === undefined ? days * DAY_MS : (DURATIONS_MS[index] ?? 0);
  if (ms === 0) return {};
  return ms % DAY_MS === 0 ? { days: String(ms / DAY_MS) } : { for: `${ms}ms` };
}

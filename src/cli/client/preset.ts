// `--preset`: the terms that a server offers under a name. Flags override them.

import { DAY_MS } from "../../base/clock.ts";
import { lifetimeOf, type Terms } from "../../model/preset.ts";
import { OperationFailed } from "../terminal.ts";
import type { Api } from "./api.ts";
import type { Fields } from "./push_flags.ts";

/** The flags of push that decide what a preset adds. */
interface Typed {
  days: string | undefined;
  for: string | undefined;
  until: string | undefined;
  passphrase: true | undefined;
  passphraseStdin: true | undefined;
  generatePassphrase: true | undefined;
  file: string[] | undefined;
}

/** The user's own presets take precedence over the operator's. @param hasPassphrase whether the environment has one */
export async function presetFor(
  name: string,
  typed: Typed,
  api: Api,
  hasPassphrase: boolean,
): Promise<{ flags: Partial<Typed>; fields: Fields }> {
  const presets = await api.presets();
  if (presets === null) throw new OperationFailed(`${api.host} does not support presets: it may be too old`);
  const preset = presets.find((one) => one.own && one.name === name) ?? presets.find((one) => one.name === name);
  if (!preset) {
    const names = presets.map((one) => one.name).join(", ");
    throw new OperationFailed(`${api.host} offers no preset ${name}${names === "" ? "" : `: it offers ${names}`}`);
  }
  const { terms, passphrase } = preset;
  const { kind, expire_after_days: _days, expire_after_duration: _duration, expires_at: end, ...rest } = terms;
  const hasEnd = typed.days !== undefined || typed.for !== undefined || typed.until !== undefined;
  const isGuarded = hasPassphrase || typed.passphrase || typed.passphraseStdin || typed.generatePassphrase;
  return {
    flags: {
      ...(!hasEnd && lifetimeIn(terms)),
      ...(passphrase === "asked" && !isGuarded && { passphrase: true }),
      ...(passphrase === "generated" && !isGuarded && { generatePassphrase: true }),
    },
    fields: {
      // Whether the push is of kind "file" follows from what is pushed.
      ...(kind !== undefined && kind !== "file" && !typed.file && { kind: String(kind) }),
      ...(end !== undefined && !hasEnd && { expires_at: String(end) }),
      ...(Object.fromEntries(Object.entries(rest).filter(([, term]) => !isEmpty(term))) as Fields),
    },
  };
}

const isEmpty = (term: unknown): boolean => Array.isArray(term) && term.length === 0;

function lifetimeIn(terms: Terms): Pick<Partial<Typed>, "days" | "for"> {
  const ms = lifetimeOf(terms) ?? 0;
  if (ms === 0) return {};
  return ms % DAY_MS === 0 ? { days: String(ms / DAY_MS) } : { for: `${ms}ms` };
}

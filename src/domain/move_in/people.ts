// People who move in from Password Pusher. They keep their password and their second factor, and programs keep their API token.

import type { Clock } from "../../base/clock.ts";
import { sha256 } from "../../base/crypto.ts";
import type { Keyring } from "../../base/keyring.ts";
import { isImportedHash } from "../../base/passwords.ts";
import { isAccountAddress, normalEmail } from "../../model/mailbox.ts";
import type { OldServer, OldUser } from "../../model/old_server.ts";
import type { AccountStore, ImportStore, Mark } from "../../store/contract.ts";
import { NO_PASSWORD } from "../accounts/accounts.ts";
import { adminChanged, COMMAND_LINE } from "../events/admin_changes.ts";
import { TotpSeal } from "../sign_in/totp_seal.ts";
import type { Owner } from "./pushes.ts";

export interface PeopleReport {
  /** People who now have an account. */
  added: number;
  administrators: number;
  /** People who already had an account here, whose password and second factor stay as they are. */
  existing: number;
  /** People whom an earlier run moved. */
  again: number;
  secondFactors: number;
  tokens: number;
  /** Who was not moved, and why. */
  left: string[];
}

const TOKEN_NAME = "Password Pusher";
/** As many characters as tokens of this server show after their prefix. */
const SHOWN_CHARACTERS = 5;
const FOREVER = Number.MAX_SAFE_INTEGER;

interface Parts {
  imports: ImportStore;
  accounts: Pick<AccountStore, "findUser">;
  keys: Keyring;
  clock: Clock;
}

/** @returns what became of them, and who owns each person's links here, by their id there */
export async function movePeople(
  old: OldServer,
  parts: Parts,
  isDryRun: boolean,
): Promise<{ report: PeopleReport; owners: Map<number, Owner> }> {
  const report: PeopleReport = {
    added: 0,
    administrators: 0,
    existing: 0,
    again: 0,
    secondFactors: 0,
    tokens: 0,
    left: [],
  };
  const owners = new Map<number, Owner>();
  for await (const user of old.users()) {
    const email = normalEmail(user.email);
    const why = await whyNot(user, email);
    if (why !== null) {
      report.left.push(`${email || `user ${user.id}`}: ${why}. Their links are moved without an owner`);
      continue;
    }
    owners.set(user.id, await (isDryRun ? look : move)({ ...user, email }, parts, report));
  }
  return { report, owners };
}

async function whyNot({ waits, totpSecret }: OldUser, email: string): Promise<string | null> {
  if (!isAccountAddress(email)) return "this server does not accept this address";
  if (waits) return "has never confirmed this address";
  if (totpSecret === null) return null;
  // Without the second factor, a stolen password would be enough from now on.
  if (typeof totpSecret !== "string") return "the second factor cannot be decrypted; invite them";
  return (await bytesOfBase32(totpSecret)) ? null : "the second factor cannot be read; invite them";
}

type Move = (user: OldUser, parts: Parts, report: PeopleReport) => Promise<Owner>;

/** In a dry run, new people have no id here yet, so any id will do. */
const look: Move = async (user, { imports, accounts }, report) => {
  const isDone = await imports.isMarked(finishedOf(user).hash);
  const isBegun = await imports.isMarked(begunOf(user).hash);
  const found = await accounts.findUser(user.email);
  const isNew = isBegun || (found === null && !isDone);
  const isTheirs = isNew || user.confirmed;
  if (isDone) report.again += 1;
  else count(user, report, isNew, isTheirs && user.apiToken !== null);
  if (!isTheirs && !isDone) report.left.push(unproved(user.email));
  if (!isTheirs) return null;
  return isDone && !found ? "gone" : (found?.id ?? 0);
};

const move: Move = async (user, { imports, accounts, keys, clock }, report) => {
  const { email, admin, confirmed, createdAtMs, passwordHash, totpSecret, totpStep } = user;
  const [begun, finished] = [begunOf(user), finishedOf(user)];
  const account = { email, admin, vouched: confirmed, createdAtMs };
  const found = await imports.beginUser(account, { begun, finished }, NO_PASSWORD);
  if (!found) {
    report.again += 1;
    const isTheirs = confirmed || (await imports.isMarked(begun.hash));
    return isTheirs ? ((await accounts.findUser(email))?.id ?? "gone") : null;
  }
  const { isNew } = found;
  const { id } = found.user;
  // Anyone may have signed up there with the address of an account here.
  const isTheirs = isNew || confirmed;
  const apiToken = isTheirs ? user.apiToken : null;
  const secret = isNew && typeof totpSecret === "string" ? await bytesOfBase32(totpSecret) : null;
  const told = { by: COMMAND_LINE, user: { id, email }, atMs: clock.now() };
  const { hasToken } = await imports
    .withEvents([
      ...(isNew ? [adminChanged("user.added", { ...told, more: { administrator: admin } })] : []),
      ...(apiToken === null ? [] : [adminChanged("token.made", { ...told, more: { token: TOKEN_NAME } })]),
    ])
    .finishUser(
      id,
      {
        passwordHash: isNew && isImportedHash(passwordHash) ? passwordHash : null,
        totp: secret && { secret: new TotpSeal(keys).seal(id, secret), lastStep: totpStep },
        token:
          apiToken === null
            ? null
            : { name: TOKEN_NAME, prefix: apiToken.slice(0, SHOWN_CHARACTERS), hash: sha256(apiToken) },
      },
      finished,
      NO_PASSWORD,
      clock.now(),
    );
  count(user, report, isNew, hasToken);
  if (apiToken !== null && !hasToken) {
    report.left.push(
      `${email}: the API token is not moved, because one here has the same name, "${TOKEN_NAME}", or the same value`,
    );
  }
  if (!isTheirs) report.left.push(unproved(email));
  return isTheirs ? id : null;
};

const unproved = (email: string): string =>
  `${email}: an account here has this address, and no one has confirmed it there. Their links are moved without an owner, and their API token is not moved`;

function count({ admin, totpSecret }: OldUser, report: PeopleReport, isNew: boolean, hasToken: boolean): void {
  if (hasToken) report.tokens += 1;
  if (!isNew) {
    report.existing += 1;
    return;
  }
  report.added += 1;
  if (admin) report.administrators += 1;
  if (totpSecret !== null) report.secondFactors += 1;
}

const markOf = (step: string, { email }: OldUser): Mark => ({
  hash: sha256(`moved in ${step} ${email}`),
  untilMs: FOREVER,
});
const begunOf = (user: OldUser): Mark => markOf("begun", user);
const finishedOf = (user: OldUser): Mark => markOf("finished", user);

/** RFC 4648. @returns null if it is not base 32 */
async function bytesOfBase32(text: string): Promise<Uint8Array | null> {
  const letters = text.toUpperCase().replace(/=+$/, "");
  return /^[A-Z2-7]{16,}$/.test(letters) ? (await import("otpauth")).Secret.fromBase32(letters).bytes : null;
}

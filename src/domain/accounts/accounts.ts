// Users and their API tokens. Passwords are stored as argon2id hashes. A token is random, shown once, and stored only as
// a hash, so that no one who reads the database can use it.

import { newToken, sha256 } from "../../base/crypto.ts";
import { AppError, Problems } from "../../base/errors.ts";
import { OWN_TURN } from "../../base/fair_queue.ts";
import { isAccountAddress, MAX_ADDRESS_CHARACTERS, normalEmail } from "../../model/mailbox.ts";
import { isCommonPassword, isOwnName, type Passwords } from "../../base/passwords.ts";
import type { Clock } from "../../base/clock.ts";
import {
  type ApiToken,
  type Kept,
  type ListedUser,
  type Preferences,
  type Role,
  rightsOf,
  type User,
  type UserFilter,
  type UserGroup,
} from "../../model/account.ts";
import type { NewEvent } from "../../model/event.ts";
import { type LimitsDraft, limitsOf, NO_LIMITS, refusalOf, type TokenUse } from "../../model/token.ts";
import type { AccountStore, PushStore, Rights, UsedToken } from "../../store/contract.ts";
import {
  type Actor,
  type AdminChange,
  type AdminChanged,
  adminChanged,
  COMMAND_LINE,
} from "../events/admin_changes.ts";
import { noticeOf } from "../events/notices.ts";

export type { ApiToken, User } from "../../model/account.ts";

/** Every token starts with this, so that people and secret scanners recognise it. */
export const TOKEN_PREFIX = "sp_";
const TOKEN_LENGTH = 40;
const SHOWN_PREFIX_LENGTH = TOKEN_PREFIX.length + 5;
/** Stored in place of a password hash for a user who signs in elsewhere and has no password here yet. */
export const NO_PASSWORD = "!";
export const MIN_PASSWORD_CHARACTERS = 8;
export const MAX_PASSWORD_BYTES = 1_024;
const USERS_PAGE_SIZE = 50;
/** How many users one query of `eachUser` returns. */
const USERS_STEP = 1_000;
const MAX_TOKEN_NAME_CHARACTERS = 100;
/** "Last used" is recorded in steps of this length, so that a token costs at most one write a minute. */
const LAST_USED_STEP_MS = 60_000;

export class Accounts {
  readonly #store: AccountStore;
  readonly #pushes: PushStore;
  readonly #clock: Clock;
  readonly #passwords: Passwords;
  readonly #refuseCommon: boolean;

  constructor(options: {
    store: AccountStore;
    pushes: PushStore;
    clock: Clock;
    passwords: Passwords;
    refuseCommonPasswords?: boolean;
  }) {
    this.#refuseCommon = options.refuseCommonPasswords ?? true;
    this.#store = options.store;
    this.#passwords = options.passwords;
    this.#pushes = options.pushes;
    this.#clock = options.clock;
  }

  preferences(userId: number): Promise<Kept> {
    return this.#store.preferences(userId);
  }

  async setPreferences(userId: number, change: Partial<Preferences>): Promise<void> {
    await this.#store.setPreferences(userId, change);
  }

  /** Records that a user has seen the list of their pushes as of this moment. A future moment counts as now. */
  async looked(userId: number, atMs: number): Promise<void> {
    const { lookedAtMs } = await this.#store.preferences(userId);
    const seenMs = Math.min(atMs, this.#clock.now());
    if (seenMs > lookedAtMs) await this.#store.setPreferences(userId, { lookedAtMs: seenMs });
  }

  /** @throws AppError `invalid`, `conflict` */
  async createUser(
    user: { email: string; password: string; admin: boolean; auditor?: boolean },
    by = COMMAND_LINE,
  ): Promise<User> {
    const { admin, auditor = false } = user;
    const problems = new Problems();
    const email = checkedEmail(user.email, problems);
    await checkPassword({ password: user.password, email }, problems, this.#refuseCommon);
    problems.throwIfAny();
    const more = { administrator: admin, ...(auditor && { auditor }) };
    const added = this.#told("user.added", { by, user: { email }, more });
    const created = await this.#store.withEvents([added]).createUser({
      email,
      passwordHash: await this.#passwords.hash(user.password, OWN_TURN),
      admin,
      auditor,
      vouched: true,
      nowMs: this.#clock.now(),
    });
    if (!created) throw new AppError("conflict", `There is already a user ${email}.`);
    return created;
  }

  listUsers(): Promise<User[]> {
    return this.#store.listUsers();
  }

  async userCount(): Promise<number> {
    return (await this.#store.userCount()) ?? 0;
  }

  /** One page of the matching users, sorted by address. */
  findUsers(filter: UserFilter, page: number): Promise<ListedUser[]> {
    const at = { after: "", limit: USERS_PAGE_SIZE, offset: (page - 1) * USERS_PAGE_SIZE };
    return this.#store.findUsers(searched(filter), at);
  }

  /** The accounts that this text stands for: the one with this address, or else all whose address contains the text. */
  async senderLike(text: string): Promise<{ owner: number } | { sender: string }> {
    const filter = searched({ text });
    const found = await this.#store.findUsers(filter, { after: "", limit: USERS_PAGE_SIZE, offset: 0 });
    const only = found.find(({ email }) => email === filter.text) ?? (found.length === 1 ? found[0] : undefined);
    return only ? { owner: only.id } : { sender: filter.text };
  }

  async *eachUser(filter: UserFilter): AsyncGenerator<ListedUser[]> {
    let after = "";
    for (;;) {
      const users = await this.#store.findUsers(searched(filter), { after, limit: USERS_STEP, offset: 0 });
      if (users.length > 0) yield users;
      if (users.length < USERS_STEP) return;
      after = users.at(-1)?.email ?? "";
    }
  }

  /** How many users have an address that contains this text, by role, state and protection. */
  userGroups(text: string): Promise<UserGroup[]> {
    return this.#store.userGroups(searched({ text }).text);
  }

  /** @throws AppError `not-found` */
  async listedUser(id: number): Promise<ListedUser> {
    const user = await this.#store.listedUser(id);
    if (!user) throw noSuchUser();
    return user;
  }

  /** Sets the password and revokes all sessions and API tokens of the user. @throws AppError `invalid`, `not-found` */
  async setPassword(
    { email, password }: { email: string; password: string },
    by = COMMAND_LINE,
  ): Promise<{ tokensEnded: number }> {
    const user = await this.userByEmail(email);
    const problems = new Problems();
    await checkPassword({ password, email }, problems, this.#refuseCommon);
    problems.throwIfAny();
    const keep = { session: null, tokens: false };
    const passwordHash = await this.#passwords.hash(password, OWN_TURN);
    const ended = await this.#store
      .withEvents([
        this.#told("password.set", { by, user }),
        noticeOf("password", { by, user, atMs: this.#clock.now() }),
      ])
      .changePassword(user.id, passwordHash, keep, null);
    return { tokensEnded: ended ?? 0 };
  }

  /**
   * Changes what a user may do. If the user loses a right, this revokes the user's tokens and sessions.
   * @throws AppError `not-found`, `conflict` if no administrator would be left
   */
  async changeRights(userId: number, rights: Partial<Rights>, by: Actor = COMMAND_LINE): Promise<User> {
    const user = await this.userById(userId);
    const { admin = user.admin, auditor = user.auditor, disabled = user.disabled } = rights;
    const changes: NewEvent[] = [];
    if (admin !== user.admin) {
      changes.push(this.#told(admin ? "user.made_administrator" : "user.no_administrator", { by, user }));
    }
    if (auditor !== user.auditor) {
      changes.push(this.#told(auditor ? "user.made_auditor" : "user.no_auditor", { by, user }));
    }
    if (disabled !== user.disabled) changes.push(this.#told(disabled ? "user.disabled" : "user.enabled", { by, user }));
    const changed = await this.#store.withEvents(changes).changeRights(userId, { admin, auditor, disabled });
    if (changed === "last-admin") {
      throw new AppError("conflict", "This is the last administrator: make another one first.");
    }
    if (!changed) throw noSuchUser();
    return changed;
  }

  /** Like `changeRights`, for the user with this address. @throws AppError `not-found`, `conflict` */
  async setRole(email: string, role: Role, by: Actor = COMMAND_LINE): Promise<User> {
    return this.changeRights((await this.userByEmail(email)).id, rightsOf(role), by);
  }

  /**
   * Revokes the user's tokens, expires and disowns the user's pushes, then removes the user. Tokens go first,
   * so that the user cannot create pushes in the meantime. If interrupted, it can safely run again.
   * @throws AppError `not-found`
   */
  async removeUser(email: string, by = COMMAND_LINE): Promise<{ tokensEnded: number; pushesExpired: number }> {
    const user = await this.userByEmail(email);
    const tokensEnded = await this.#store.endAccess(user.id);
    const pushesExpired = await this.#pushes.expireAndDisown(user.id, this.#clock.now());
    await this.#store.withEvents([this.#told("user.removed", { by, user })]).removeUser(user.id);
    return { tokensEnded, pushesExpired };
  }

  /** @returns the token, which cannot be shown again. @throws AppError `invalid`, `not-found`, `conflict` */
  async createToken(
    { email, name, ...draft }: { email: string; name: string } & LimitsDraft,
    by: Actor = COMMAND_LINE,
  ): Promise<{ token: string; record: ApiToken }> {
    const user = await this.userByEmail(email);
    // The token would work as soon as the account is enabled again.
    if (user.disabled) throw new AppError("conflict", `${user.email} is disabled: enable the account at /admin first.`);
    const problems = new Problems();
    const trimmed = name.trim();
    if (trimmed === "") problems.add("name", "can't be blank");
    if ([...trimmed].length > MAX_TOKEN_NAME_CHARACTERS) {
      problems.add("name", `is too long: at most ${MAX_TOKEN_NAME_CHARACTERS} characters`);
    }
    if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(trimmed))
      problems.add("name", "must be one line without control characters");
    const nowMs = this.#clock.now();
    const limits = limitsOf(draft, problems, nowMs);
    problems.throwIfAny();
    const token = TOKEN_PREFIX + newToken(TOKEN_LENGTH);
    const prefix = token.slice(0, SHOWN_PREFIX_LENGTH);
    const more = { token: trimmed, ...(limits.scopes && { scopes: limits.scopes.join(" ") }) };
    const record = await this.#store
      .withEvents([this.#told("token.made", { by, user, more })])
      .createToken({ userId: user.id, name: trimmed, prefix, hash: sha256(token), nowMs, limits });
    if (!record) {
      throw new AppError("conflict", `${user.email} already has a token named "${trimmed}". Choose another name.`);
    }
    return { token, record };
  }

  tokensOf(userId: number): Promise<ApiToken[]> {
    return this.#store.listTokens(userId);
  }

  /** @throws AppError `not-found` */
  async revokeTokenOf(userId: number, tokenId: number, by: Actor = COMMAND_LINE): Promise<void> {
    const token = (await this.#store.listTokens(userId)).find(({ id }) => id === tokenId);
    if (!token || !(await this.#removeToken(token, userId, by))) {
      throw new AppError("not-found", "There is no such token.");
    }
  }

  /** All tokens, or those of one user. @throws AppError `not-found` */
  async listTokens(email?: string): Promise<ApiToken[]> {
    return this.#store.listTokens(email === undefined ? null : (await this.userByEmail(email)).id);
  }

  /** @throws AppError `not-found` */
  async revokeToken(
    { email, nameOrId }: { email: string; nameOrId: string },
    by: Actor = COMMAND_LINE,
  ): Promise<ApiToken> {
    const user = await this.userByEmail(email);
    const tokens = await this.#store.listTokens(user.id);
    const token =
      tokens.find(({ name }) => name === nameOrId) ?? tokens.find(({ id }) => String(id) === nameOrId) ?? null;
    if (!token || !(await this.#removeToken(token, user.id, by))) {
      throw new AppError("not-found", `${user.email} has no token named "${nameOrId}".`);
    }
    return token;
  }

  /**
   * Finds a token and its user, and records when and from where the token was used.
   * @throws AppError `unauthorized`, `token-expired`, `token-network`, `missing-scope`
   */
  async useToken(token: string, use: TokenUse): Promise<UsedToken> {
    const found = await this.#store.findByTokenHash(sha256(token));
    if (!found) throw new AppError("unauthorized", "The API token is not valid.");
    const nowMs = this.#clock.now();
    const refusal = found.limits === NO_LIMITS ? null : refusalOf(found.limits, use, nowMs);
    if (refusal) throw refusal;
    if (nowMs - (found.lastUsedAtMs ?? 0) >= LAST_USED_STEP_MS) {
      // Not awaited: a full disk must not stop people from reading.
      this.#store.touchToken(found.tokenId, { nowMs, ip: use.address }).catch(() => {});
    }
    return found;
  }

  /** @throws AppError `missing-scope` unless `lookup` leads to a request that the token made, or to an answer to such a request */
  async expectMadeBy(tokenId: number, lookup: Uint8Array): Promise<void> {
    if ((await this.#store.madeByToken(tokenId, lookup)) === 0) {
      throw new AppError("missing-scope", "The API token may do this only with its own requests and their answers.");
    }
  }

  #removeToken({ id, email, name }: ApiToken, userId: number, by: Actor): Promise<boolean> {
    const removed = this.#told("token.removed", { by, user: { id: userId, email }, more: { token: name } });
    return this.#store.withEvents([removed]).removeToken(id);
  }

  #told(what: AdminChange, about: Omit<AdminChanged, "atMs">): NewEvent {
    return adminChanged(what, { ...about, atMs: this.#clock.now() });
  }

  /** @throws AppError `not-found` */
  async userByEmail(email: string): Promise<User> {
    const user = await this.#store.findUser(normalEmail(email));
    if (!user) throw new AppError("not-found", `There is no user ${normalEmail(email)}.`);
    return user;
  }

  /** @throws AppError `not-found` */
  async userById(id: number): Promise<User> {
    const user = await this.#store.findUserById(id);
    if (!user) throw noSuchUser();
    return user;
  }
}

// PostgreSQL refuses NUL in a query. No address contains NUL or its replacement.
const searched = (filter: UserFilter): UserFilter => ({
  ...filter,
  text: normalEmail(filter.text).replaceAll("\0", "\u{fffd}"),
});

const noSuchUser = (): AppError => new AppError("not-found", "There is no such user.");

/** Checks the address of a new account. @returns the address as it is stored */
export function checkedEmail(text: string, problems: Problems): string {
  const email = normalEmail(text);
  if (!isAccountAddress(email)) {
    problems.add(
      "email",
      `must be an email address of at most ${MAX_ADDRESS_CHARACTERS} characters, without quotes or brackets`,
    );
  }
  return email;
}

/**
 * Checks a new password; passwords in use stay valid.
 * @param refuseCommon whether to refuse the most common passwords, and parts of the account's address
 */
export async function checkPassword(
  { password, email }: { password: string; email: string },
  problems: Problems,
  refuseCommon: boolean,
): Promise<void> {
  if ([...password].length < MIN_PASSWORD_CHARACTERS) {
    problems.add("password", `is too short: at least ${MIN_PASSWORD_CHARACTERS} characters`);
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    problems.add("password", `is too long: at most ${MAX_PASSWORD_BYTES} bytes`);
  } else if (refuseCommon && (await isCommonPassword(password))) {
    problems.add("password", "is one of the most common ones, which attackers try first: choose another one");
  } else if (refuseCommon && isOwnName(password, email)) {
    problems.add(
      "password",
      "is little more than your address or this program's name, which attackers try first: choose another one",
    );
  }
}

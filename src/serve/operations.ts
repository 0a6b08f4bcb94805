// What commands change or look up in accounts, groups and events: name → arguments and result → function of the domain.
// The server carries an operation out for a command (control.ts). If no server runs, the command does so itself.

import { type Static, type TProperties, type TSchema, Type as t } from "@sinclair/typebox";

import type { Clock } from "../base/clock.ts";
import { AppError } from "../base/errors.ts";
import type { Accounts } from "../domain/accounts/accounts.ts";
import type { AddressedLetter, DeadLetters } from "../domain/events/dead_letters.ts";
import { type AdminChange, adminChanged, COMMAND_LINE } from "../domain/events/admin_changes.ts";
import type { Rotated } from "../domain/upkeep/rotation.ts";
import type { Groups } from "../domain/accounts/groups.ts";
import type { Offboarding } from "../domain/accounts/offboarding.ts";
import type { CompanyLinks } from "../domain/sign_in/company_links.ts";
import type { Invitations } from "../domain/sign_in/invitations.ts";
import type { FactorsOfUsers } from "../domain/sign_in/pending.ts";
import type { OutboxStore } from "../store/contract.ts";
import type { ReloadOutcome } from "./reload.ts";

/** The parts of a server, or of an open store, that operations use. */
export interface OperationParts {
  accounts: Accounts;
  groups: Groups;
  links: CompanyLinks;
  secondFactors: Pick<FactorsOfUsers, "reset"> | null;
  invitations: Invitations;
  offboarding: Offboarding;
  deadLetters: DeadLetters;
  outbox: Pick<OutboxStore, "add">;
  /** Rotates to the master key that waits in the data directory, or to a new one. */
  rotateKey: (update: Update) => Promise<Rotated>;
  /** Null: no server runs. */
  reload: (() => Promise<ReloadOutcome>) | null;
  clock: Clock;
}

interface Operation<A extends TSchema, R extends TSchema> {
  args: A;
  result: R;
  run: (parts: OperationParts, args: Static<A>, update: Update) => Promise<Static<R>>;
}

/** Called with the progress. */
export type Update = (done: number, total: number) => void;

const operation = <A extends TProperties, R extends TSchema>(
  args: A,
  result: R,
  run: Operation<ReturnType<typeof t.Object<A>>, R>["run"],
) => ({ args: t.Object(args, { additionalProperties: false }), result, run });

const text = t.String();
const number = t.Number();
const yes = t.Boolean();
const orNull = <T extends TSchema>(type: T) => t.Union([type, t.Null()]);
const listOf = <T extends TSchema>(type: T) => t.Unsafe<ReadonlyArray<Static<T>>>(t.Array(type));

const email = { email: text };
const rights = { admin: yes, auditor: yes };
const user = t.Object({
  id: number,
  ...email,
  ...rights,
  disabled: yes,
  suspended: t.Optional(yes),
  createdAtMs: number,
});
const moment = orNull(number);
const apiToken = t.Object({
  id: number,
  ...email,
  name: text,
  prefix: text,
  createdAtMs: number,
  lastUsedAtMs: moment,
  lastUsedIp: orNull(text),
  scopes: orNull(listOf(text)),
  networks: orNull(listOf(text)),
  expiresAtMs: moment,
});
const letter = t.Object({
  id: number,
  event: text,
  to: text,
  of: orNull(text),
  happenedAtMs: number,
  givenUpAtMs: number,
  attempts: number,
  reason: text,
});
const ids = { ids: orNull(listOf(t.Integer())) };

export const OPERATIONS = {
  "user.add": operation({ ...email, password: text, ...rights }, user, ({ accounts }, given) =>
    accounts.createUser(given),
  ),
  "user.list": operation({}, listOf(user), ({ accounts }) => accounts.listUsers()),
  "user.passwd": operation({ ...email, password: text }, t.Object({ tokensEnded: number }), ({ accounts }, given) =>
    accounts.setPassword(given),
  ),
  "user.role": operation(
    { ...email, role: t.Union([t.Literal("user"), t.Literal("auditor"), t.Literal("admin")]) },
    user,
    ({ accounts }, given) => accounts.setRole(given.email, given.role),
  ),
  "user.remove": operation(email, t.Object({ tokensEnded: number, pushesExpired: number }), ({ accounts }, given) =>
    accounts.removeUser(given.email),
  ),
  /** Null: there was nothing to do. */
  "user.switch": operation({ ...email, disabled: yes }, orNull(user), async ({ accounts }, given) => {
    const found = await accounts.userByEmail(given.email);
    if (found.suspended && !found.disabled && !given.disabled)
      throw new AppError(
        "conflict",
        `${found.email} is suspended: the company's sign-in no longer admits this person.`,
      );
    return found.disabled === given.disabled ? null : accounts.changeRights(found.id, { disabled: given.disabled });
  }),
  "user.end": operation(
    { ...email, pushes: yes },
    t.Object({
      sessions: number,
      tokens: number,
      links: number,
      second_factors: number,
      hooks: number,
      pushes: orNull(number),
    }),
    async ({ accounts, offboarding }, { email: whose, pushes }) =>
      offboarding.end((await accounts.userByEmail(whose)).id, { pushes }),
  ),
  "user.mfa-reset": operation(
    email,
    yes,
    async ({ secondFactors }, given) => (await secondFactors?.reset(given)) ?? false,
  ),
  "user.invite": operation(
    { ...email, ...rights },
    t.Object({ user, code: text, expiresAtMs: number }),
    ({ invitations }, given) => invitations.invite(given),
  ),
  "user.invitations": operation({}, listOf(t.Object({ user, expiresAtMs: number })), ({ invitations }) =>
    invitations.open(),
  ),
  "user.withdraw": operation({ id: number }, user, ({ invitations }, { id }) => invitations.withdraw(id, COMMAND_LINE)),
  "user.link": operation(
    { ...email, issuer: text, subject: text },
    t.Object({ user, ended: yes }),
    ({ links }, { email: whose, ...to }) => links.link(whose, to),
  ),
  "user.unlink": operation({ ...email, issuer: text }, user, ({ links }, given) =>
    links.unlink(given.email, given.issuer),
  ),
  /** `emails` null: everyone. @returns how many users were not vouched for before */
  "user.vouch": operation({ emails: orNull(listOf(text)) }, number, async ({ links }, { emails }) => {
    let count = 0;
    for (const one of emails ?? (await links.notVouched())) if (await links.vouch(one)) count += 1;
    return count;
  }),

  "token.add": operation(
    {
      ...email,
      name: text,
      scopes: orNull(listOf(text)),
      networks: orNull(listOf(text)),
      lifetimeMs: orNull(number),
    },
    t.Object({ token: text }),
    ({ accounts }, draft) => accounts.createToken(draft),
  ),
  "token.list": operation({ email: orNull(text) }, listOf(apiToken), ({ accounts }, given) =>
    accounts.listTokens(given.email ?? undefined),
  ),
  "token.revoke": operation({ ...email, nameOrId: text }, apiToken, ({ accounts }, given) =>
    accounts.revokeToken(given),
  ),

  "group.list": operation({}, listOf(t.Object({ name: text, n: number })), ({ groups }) => groups.made()),
  "group.members": operation({ group: text }, listOf(text), async ({ groups }, { group }) => {
    const found: string[] = [];
    for (let page = 1; ; page += 1) {
      const members = await groups.members(group, page);
      if (members.length === 0) return found;
      found.push(...members.map((member) => member.email));
    }
  }),
  "group.add": operation(
    { group: text, emails: listOf(text) },
    t.Object({ name: text, joined: number }),
    async ({ accounts, groups }, { group, emails }) => {
      // All users are looked up first, so that a typing error changes nothing.
      const users = await Promise.all(emails.map((one) => accounts.userByEmail(one)));
      let [name, joined] = [group, 0];
      for (const one of users) {
        const { name: kept, isNew } = await groups.join(one, group);
        [name, joined] = [kept, joined + (isNew ? 1 : 0)];
      }
      return { name, joined };
    },
  ),
  "group.remove": operation(
    { group: text, emails: listOf(text) },
    number,
    async ({ accounts, groups }, { group, emails }) => {
      const users = await Promise.all(emails.map((one) => accounts.userByEmail(one)));
      for (const one of users) await groups.leave(one, group);
      return users.length;
    },
  ),

  "events.list": operation(
    {},
    t.Object({ waiting: number, dead: number, oldestMs: orNull(number), letters: listOf(letter) }),
    async ({ deadLetters }) => {
      const found: AddressedLetter[] = [];
      for (let page = 1; ; page += 1) {
        const more = await deadLetters.list(page);
        if (more.length === 0) break;
        found.push(...more);
      }
      return { ...(await deadLetters.backlog()), letters: found.map(shownLetter) };
    },
  ),
  "events.retry": operation(ids, number, ({ deadLetters }, given) => deadLetters.retry(given.ids)),
  "events.drop": operation(ids, number, ({ deadLetters }, given) => deadLetters.drop(given.ids)),

  "config.reload": operation(
    {},
    t.Object({ taken: listOf(text), waiting: listOf(text), refused: listOf(text) }),
    ({ reload }) => reload?.() ?? Promise.reject(new AppError("conflict", "No server runs here.")),
  ),

  "key.rotate": operation({}, t.Object({ unreadable: number }), ({ rotateKey }, _args, update) => rotateKey(update)),

  /** Entries for the admin log, from commands that read the data while the server runs. */
  "log.backup": operation({ with_key: yes }, t.Null(), (parts, more) => told(parts, "backup.made", more)),
  "log.export": operation({}, t.Null(), (parts) => told(parts, "audit.exported")),
};

export type OperationName = keyof typeof OPERATIONS;
export type Args<N extends OperationName> = Static<(typeof OPERATIONS)[N]["args"]>;
export type Result<N extends OperationName> = Static<(typeof OPERATIONS)[N]["result"]>;

const shownLetter = ({ id, event, subscription, ownerEmail, diedAtMs, attempts, error }: AddressedLetter) => ({
  id,
  event: event.kind,
  to: `${subscription.target} ${subscription.name}`,
  of: ownerEmail,
  happenedAtMs: event.atMs,
  givenUpAtMs: diedAtMs,
  attempts,
  reason: error,
});

async function told({ outbox, clock }: OperationParts, what: AdminChange, more = {}): Promise<null> {
  await outbox.add(adminChanged(what, { by: COMMAND_LINE, atMs: clock.now(), more }));
  return null;
}

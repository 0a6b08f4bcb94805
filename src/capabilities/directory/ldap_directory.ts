// The company's directory over LDAP: finds a person, checks the password, and finds the person's groups. It asks the servers in turn
// until one answers. A server that did not answer is asked last for a while, so that people wait for it only once.

import { AndFilter, type Entry, EqualityFilter, type Filter, OrFilter, PresenceFilter } from "ldapts";

import { AppError } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { MINUTE_MS } from "../../base/clock.ts";
import type { Enter } from "../../domain/sign_in/passwords.ts";
import type { CompanyPerson, CompanyRules } from "../../model/company.ts";
import { canonicalDn, DIRECTORY_ISSUER, type Group, groupName, readsAsDn } from "../../model/group.ts";
import { Connection, Unanswered } from "./connection.ts";
import { filterReader } from "./filters.ts";

/** The settings of `ldap`. The config refuses `url` without `base`, and `bindDn` without `bindPassword`. */
export interface DirectorySettings extends CompanyRules {
  readonly url?: readonly string[];
  readonly caFile?: string;
  readonly bindDn?: string;
  readonly bindPassword?: string;
  readonly base?: string;
  readonly userFilter: string;
  readonly groupBase?: string;
  readonly groupFilter: string;
  readonly nestedGroups: "off" | "walk" | "active-directory";
  readonly mailAttribute: string;
  readonly trustMail: boolean;
  readonly subjectAttribute: string;
  readonly groupNameAttribute: string;
  readonly timeoutMs: number;
  readonly recheckMs: number;
}

/** Finds all groups of a person in one step, nested ones included: Active Directory's LDAP_MATCHING_RULE_IN_CHAIN. */
const isAround = filterReader("the filter of groups", "(member:1.2.840.113556.1.4.1941:={dn})");
/** How many steps from group to group are followed. */
const MAX_DEPTH = 16;
const MAX_GROUPS = 1_000;
/** How many groups one search covers. */
const GROUPS_IN_ONE_SEARCH = 50;
/** Each attempt keeps a connection open, and connections must not pile up if a directory hangs. */
const MAX_AT_ONCE = 64;
const RETRY_AFTER_S = 10;
const MAX_NAME_CHARACTERS = 254;
/** Matches no one: no attribute can have this value. */
const NOBODY = "\0";

/** A person's entry in the directory. */
interface Found {
  dn: string;
  uid: string;
  mail: string | null;
  /** Null if the entry has no value of the attribute, or several. */
  subject: string | null;
}

/** The result of checking one server. */
export interface Checked {
  url: string;
  /** Null if all is well. */
  problem: string | null;
  /** When its certificate expires; null if none was seen. */
  certificateUntil: Date | null;
  sample: Sample | null;
  /** Which of the given groups do not exist. */
  missing: readonly string[];
}

/** One person below the base, who shows whether the settings fit the directory. */
export interface Sample {
  dn: string;
  /** Whether `user_filter` finds this person by the email address. */
  isFound: boolean;
  groups: number;
}

export class LdapDirectory {
  readonly #settings: DirectorySettings;
  readonly #base: string;
  readonly #groupBase: string;
  readonly #ca: string | undefined;
  readonly #log: Log;
  readonly #userFilter: ReturnType<typeof filterReader>;
  /** Matches everyone whom `userFilter` could find. */
  readonly #everybody: Filter;
  readonly #groupFilter: ReturnType<typeof filterReader>;
  /** The servers that are asked last, and until when. */
  readonly #resting = new Map<string, number>();
  #atOnce = 0;

  /** @throws Error with a message for the administrator */
  constructor(settings: DirectorySettings, { ca, log }: { ca: string | undefined; log: Log }) {
    const { base = "", groupBase = base, userFilter, groupFilter } = settings;
    this.#settings = settings;
    this.#base = base;
    this.#groupBase = groupBase;
    this.#ca = ca;
    this.#log = log;
    this.#userFilter = filterReader("ldap.user_filter", userFilter, "{name}");
    // With * in place of {name}, "has this name" becomes "has a name".
    this.#everybody = filterReader("ldap.user_filter", userFilter.replaceAll("{name}", "*"))({});
    this.#groupFilter = filterReader("ldap.group_filter", groupFilter, "{dn}", "{uid}");
  }

  /**
   * Tries a password. An empty one is wrong, even if the directory would accept it.
   * @param name as it was typed
   * @param enter applies the limits on attempts to the person who was found
   * @returns null if the password is wrong, or if no one, or more than one person, has this name
   * @throws AppError `busy` if the directory cannot be asked, and what `enter` throws
   */
  async recognise(name: string, password: string, enter: Enter): Promise<CompanyPerson | null> {
    if (password === "") return null;
    return this.#ask(async (connection) => {
      const found = await this.#find(connection, name);
      if (!found) return null;
      // The limit does not count by the typed name, because a directory accepts many spellings of one name.
      const settle = await enter(found.dn.toLowerCase(), found.subject);
      let failed = false;
      try {
        failed = !(await connection.bind(found.dn, password));
      } finally {
        settle(failed);
      }
      return failed ? null : this.#personOf(connection, found);
    });
  }

  /** @returns null if no one, or more than one person, has this name. @throws AppError `busy` */
  async find(name: string): Promise<CompanyPerson | null> {
    return this.#ask(async (connection) => {
      const found = await this.#find(connection, name);
      return found && this.#personOf(connection, found);
    });
  }

  /**
   * Looks up a person who is already known.
   * @returns null if no one with this subject can sign in any more
   * @throws AppError `busy` if the directory cannot be asked, or finds no one at all
   */
  async findAgain(subject: string): Promise<CompanyPerson | null> {
    const { subjectAttribute: attribute } = this.#settings;
    const isThey = new EqualityFilter({ attribute, value: isGuid(attribute) ? bytesOfGuid(subject) : subject });
    return this.#ask(async (connection) => {
      await this.#bindAccount(connection);
      const filter = new AndFilter({ filters: [isThey, this.#everybody] });
      const [found, ...more] = await this.#search(connection, filter);
      // The subject must identify a single entry, and be the only value of its attribute there.
      if (found) return more.length > 0 || found.subject !== subject ? null : this.#personOf(connection, found);
      // Otherwise an empty directory, or an account without permission to look people up, would suspend everyone.
      const others = await this.#search(connection, this.#everybody, 1);
      if (others.length === 0) throw new Unanswered("it shows no one whom ldap.user_filter could find");
      return null;
    });
  }

  /**
   * Checks each server separately: the connection, the account that looks people up, both bases, whether anyone is found
   * there, and whether these groups exist.
   */
  check(groups: readonly string[]): Promise<Checked[]> {
    return Promise.all((this.#settings.url ?? []).map((url) => this.#check(url, groups)));
  }

  async #check(url: string, groups: readonly string[]): Promise<Checked> {
    const checked: Checked = { url, problem: null, certificateUntil: null, sample: null, missing: [] };
    try {
      await this.#with(url, async (connection) => {
        await this.#bindAccount(connection);
        for (const one of new Set([this.#base, this.#groupBase])) await this.#requireEntry(connection, one);
        checked.certificateUntil = connection.certificateUntil;
        checked.sample = await this.#sampleOf(connection);
        const missing: string[] = [];
        for (const group of groups) if (!(await this.#hasGroup(connection, group))) missing.push(group);
        checked.missing = missing;
      });
      return checked;
    } catch (error) {
      if (error instanceof Unanswered) return { ...checked, problem: error.message };
      throw error;
    }
  }

  async #requireEntry(connection: Connection, dn: string): Promise<void> {
    const filter = new PresenceFilter({ attribute: "objectClass" });
    const found = await connection.search(dn, { filter, attributes: ["1.1"], sizeLimit: 1, scope: "base" });
    if (found.length === 0) throw new Unanswered(`it shows no entry ${dn}`);
  }

  async #hasGroup(connection: Connection, named: string): Promise<boolean> {
    const groupBase = this.#groupBase;
    if (!readsAsDn(named)) {
      const filter = new EqualityFilter({ attribute: this.#settings.groupNameAttribute, value: named.trim() });
      return (await connection.search(groupBase, { filter, attributes: ["1.1"], sizeLimit: MAX_GROUPS })).length > 0;
    }
    if (!`,${canonicalDn(named)}`.endsWith(`,${canonicalDn(groupBase)}`)) return false;
    const filter = new PresenceFilter({ attribute: "objectClass" });
    // Servers report a name that is malformed, or that leads to nothing, as an error.
    return connection.search(named, { filter, attributes: ["1.1"], sizeLimit: 1, scope: "base" }).then(
      (found) => found.length > 0,
      () => false,
    );
  }

  async #sampleOf(connection: Connection): Promise<Sample | null> {
    const { mailAttribute: mail, subjectAttribute: subject } = this.#settings;
    const filter = new AndFilter({ filters: [mail, subject].map((attribute) => new PresenceFilter({ attribute })) });
    const [entry] = await connection.search(this.#base, { filter, attributes: [mail, "uid"], sizeLimit: 1 });
    if (!entry) return null;
    const found = await this.#find(connection, textsOf(entry, mail)[0] ?? "");
    const groups = await this.#groupsOf(connection, entry.dn, textsOf(entry, "uid")[0] ?? NOBODY);
    return { dn: entry.dn, isFound: found?.dn === entry.dn, groups: groups.length };
  }

  async #ask<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const { url: urls = [] } = this.#settings;
    if (this.#atOnce >= MAX_AT_ONCE) throw unanswered();
    this.#atOnce += 1;
    try {
      const isResting = (url: string): boolean => (this.#resting.get(url) ?? 0) > performance.now();
      for (const url of [...urls.filter((one) => !isResting(one)), ...urls.filter(isResting)]) {
        try {
          const answer = await this.#with(url, work);
          if (this.#resting.delete(url)) this.#log.info("the directory answers again", { server: url });
          return answer;
        } catch (error) {
          if (!(error instanceof Unanswered)) throw error;
          if (!isResting(url)) this.#log.warn("the directory does not answer", { server: url, reason: error.message });
          this.#resting.set(url, performance.now() + MINUTE_MS);
        }
      }
      throw unanswered();
    } finally {
      this.#atOnce -= 1;
    }
  }

  async #with<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
    const { timeoutMs } = this.#settings;
    const connection = await Connection.open({ url, ca: this.#ca, timeoutMs });
    try {
      return await work(connection);
    } finally {
      connection.close();
    }
  }

  async #bindAccount(connection: Connection): Promise<void> {
    const { bindDn, bindPassword = "" } = this.#settings;
    if (bindDn !== undefined && !(await connection.bind(bindDn, bindPassword))) {
      throw new Unanswered("it refuses ldap.bind_dn with ldap.bind_password");
    }
  }

  async #find(connection: Connection, typed: string): Promise<Found | null> {
    const name = typed.trim();
    if (name === "" || name.length > MAX_NAME_CHARACTERS || /\p{C}/u.test(name)) return null;
    await this.#bindAccount(connection);
    const [found, ...more] = await this.#search(connection, this.#userFilter({ name }));
    if (more.length > 0) {
      this.#log.warn("more than one entry of the directory has the name that someone typed", { base: this.#base });
    }
    return found && more.length === 0 && found.dn !== "" ? found : null;
  }

  async #search(connection: Connection, filter: Filter, sizeLimit = 2): Promise<Found[]> {
    const { mailAttribute: mail, subjectAttribute: subject } = this.#settings;
    const wanted = { filter, attributes: [mail, subject, "uid"], sizeLimit, binary: [subject] };
    return (await connection.search(this.#base, wanted)).map((entry) => ({
      dn: entry.dn,
      uid: textsOf(entry, "uid")[0] ?? NOBODY,
      mail: textsOf(entry, mail)[0] ?? null,
      subject: subjectOf(entry, subject),
    }));
  }

  async #personOf(connection: Connection, { dn, uid, mail, subject }: Found): Promise<CompanyPerson> {
    const { subjectAttribute: wanted, trustMail } = this.#settings;
    if (subject === null) {
      this.#log.warn("an entry of the directory has no value of the attribute that identifies it, or several", {
        dn,
        wanted,
      });
      throw new AppError("forbidden", `The directory has no single ${wanted} for you. Ask your administrator.`);
    }
    // The person may lack the permission to look groups up.
    await this.#bindAccount(connection);
    const groups = await this.#groupsOf(connection, dn, uid);
    return { issuer: DIRECTORY_ISSUER, subject, email: mail, emailVerified: trustMail && mail !== null, groups };
  }

  async #groupsOf(connection: Connection, dn: string, uid: string): Promise<Group[]> {
    const { nestedGroups } = this.#settings;
    if (nestedGroups === "active-directory") {
      return this.#namesOf(await this.#searchGroups(connection, isAround({ dn })));
    }
    const maxDepth = nestedGroups === "off" ? 0 : MAX_DEPTH;
    const known = new Map<string, Entry>();
    let fresh = [{ dn, uid }];
    for (let depth = 0; fresh.length > 0 && depth <= maxDepth; depth += 1) {
      const next: typeof fresh = [];
      for (let at = 0; at < fresh.length; at += GROUPS_IN_ONE_SEARCH) {
        const filters = fresh.slice(at, at + GROUPS_IN_ONE_SEARCH).map(this.#groupFilter);
        // Groups may contain each other.
        for (const group of await this.#searchGroups(connection, new OrFilter({ filters }))) {
          const name = canonicalDn(group.dn);
          if (known.has(name)) continue;
          known.set(name, group);
          next.push({ dn: group.dn, uid: NOBODY });
        }
      }
      fresh = known.size < MAX_GROUPS ? next : [];
    }
    if (known.size >= MAX_GROUPS) {
      this.#log.warn("a person is in more groups than the server looks up", { dn, most: MAX_GROUPS });
    }
    return this.#namesOf([...known.values()]);
  }

  #namesOf(groups: readonly Entry[]): Group[] {
    const { groupNameAttribute: attribute } = this.#settings;
    const names = new Set(groups.flatMap((group) => textsOf(group, attribute).map(groupName)));
    return [...names, ...groups.map(({ dn }) => ({ dn: canonicalDn(dn) }))];
  }

  #searchGroups(connection: Connection, filter: Filter): Promise<Entry[]> {
    const attributes = [this.#settings.groupNameAttribute];
    return connection.search(this.#groupBase, { filter, attributes, sizeLimit: MAX_GROUPS });
  }
}

/** Servers answer with their own spelling of an attribute's name. */
function valuesOf(entry: Entry, attribute: string): Array<string | Buffer> {
  const wanted = attribute.toLowerCase();
  const own = Object.keys(entry).find((name) => name !== "dn" && name.toLowerCase() === wanted);
  return own === undefined ? [] : [entry[own] ?? []].flat();
}

const textsOf = (entry: Entry, attribute: string): string[] =>
  valuesOf(entry, attribute).map((value) => (typeof value === "string" ? value : value.toString()));

/** The 16 bytes of Active Directory's objectGUID are written as its own tools write them. */
function subjectOf(entry: Entry, attribute: string): string | null {
  const [value, ...more] = valuesOf(entry, attribute);
  if (value === undefined || more.length > 0 || value.length === 0) return null;
  if (!isGuid(attribute) || typeof value === "string") return value.toString();
  const hex = (from: number, to: number): string => value.subarray(from, to).toString("hex");
  const turned = (from: number, to: number): string =>
    Buffer.from(value.subarray(from, to).toReversed()).toString("hex");
  return `${turned(0, 4)}-${turned(4, 6)}-${turned(6, 8)}-${hex(8, 10)}-${hex(10, 16)}`;
}

const isGuid = (attribute: string): boolean => attribute.toLowerCase() === "objectguid";

/** Turns an objectGUID from `subjectOf` back into the bytes that the directory compares. */
function bytesOfGuid(text: string): Buffer {
  const bytes = Buffer.from(text.replaceAll("-", ""), "hex");
  const turned = (from: number, to: number): Buffer => Buffer.from(bytes.subarray(from, to).toReversed());
  return Buffer.concat([turned(0, 4), turned(4, 6), turned(6, 8), bytes.subarray(8)]);
}

const unanswered = (): AppError =>
  new AppError(
    "busy",
    "The company's directory cannot be reached right now. People who have a password on this server can sign in with that password.",
    { retryAfterSeconds: RETRY_AFTER_S },
  );

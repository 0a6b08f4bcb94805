// Reads the people to invite. A column is recognised by its content, because its heading may be in any language.

import { isAccountAddress, normalEmail } from "../../model/mailbox.ts";
import { type Role, ROLES } from "../../model/account.ts";
import { type Row, SAVE_AGAIN, tableIn } from "../table.ts";

export interface Person {
  line: number;
  email: string;
  role: Role;
}

export interface People {
  people: readonly Person[];
  /** Sentences, each beginning with a line number. */
  mistakes: readonly string[];
  /** Columns that mean nothing here. */
  ignored: readonly string[];
  /** Sentences: how the file was read, from which column, and what was left out. */
  read: readonly string[];
}

/** All lines are read, even after a mistake. An address that occurs twice with the same role is one person. */
export function peopleIn(bytes: Uint8Array): People {
  const table = tableIn(bytes, (cell) => addressesIn(cell)?.length ?? 0);
  const columns = columnsOf(table.rows);
  const mistakes = [...table.mistakes];
  const people = new Map<string, Person>();
  if (columns.rival !== undefined) {
    const why = `${columns.name(columns.email)} and ${columns.name(columns.rival)} have different addresses: call the right one "email"`;
    mistakes.push({ line: table.rows[0]?.line ?? 1, why });
  }
  for (const { line, cells } of columns.body) {
    const refuse = (why: string): void => void mistakes.push({ line, why });
    const given = (cells[columns.role] ?? "").toLowerCase();
    const role = given === "" ? "user" : ROLES.find((known) => known === given);
    for (const at of columns.isList ? cells.keys() : [columns.email]) {
      const cell = cells[at] ?? "";
      if (columns.isList && cell === "") continue;
      const addresses = addressesIn(cell);
      // Text beside an address may be a secret, such as an initial password.
      const what = columns.isList ? columns.name(at) : shown(cell);
      if (!addresses) refuse(cell === "" ? `no address in ${columns.name(at)}` : `${what} is not an email address`);
      for (const email of addresses ?? []) {
        const earlier = people.get(email);
        if (table.isGuessed && /\P{ASCII}/u.test(email)) {
          refuse(`${shown(email)} may be misread, because the encoding is a guess. ${SAVE_AGAIN}`);
        } else if (earlier && earlier.role !== role) refuse(`${email} has a different role in line ${earlier.line}`);
        else if (role !== undefined && !earlier) people.set(email, { line, email, role });
      }
    }
    if (role === undefined) refuse(`the role ${shown(given)} must be one of ${ROLES.join(", ")}`);
  }
  const told = mistakes.toSorted((one, other) => one.line - other.line).map(({ line, why }) => `line ${line}: ${why}`);
  return {
    people: [...people.values()],
    mistakes: told.length > MOST_TOLD ? [...told.slice(0, MOST_TOLD), `and ${told.length - MOST_TOLD} more`] : told,
    ignored: columns.ignored,
    read: [
      `Read as ${table.encoding}: ${columns.isList ? "every address in each line" : columns.name(columns.email)}.`,
      ...columns.others.map((at) => `Other addresses, in ${columns.name(at)}, were not read.`),
      ...table.leftOut.map(({ line, why }) => `Line ${line} was left out: ${shown(why)}.`),
    ],
  };
}

const MOST_TOLD = 100;

const shown = (cell: string): string => JSON.stringify(cell.length > 100 ? `${cell.slice(0, 100)}…` : cell);

/** One address, "Anna Weber <anna@example.org>", or several of these. Null if there is other text, or nothing. */
function addressesIn(cell: string): readonly string[] | null {
  if (!cell.includes("@")) return null;
  // A comma may be part of a name.
  for (const separators of [/[;\n]/, /[;,\n]/]) {
    const parts = cell.split(separators).filter((part) => part.trim() !== "");
    const addresses = parts.map(addressIn);
    if (addresses.every((address) => address !== null)) return addresses;
  }
  return null;
}

function addressIn(text: string): string | null {
  const [, name = "", address = text] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const email = normalEmail(address);
  // A name that is another address is a mistake, or a trap.
  const isPlain = !name.includes("@") || normalEmail(name.replace(/^\s*(["'])(.*)\1\s*$/, "$2")) === email;
  return isPlain && isAccountAddress(email) ? email : null;
}

interface Columns {
  body: readonly Row[];
  email: number;
  /** The column of the roles; -1 if there is none. */
  role: number;
  /** Whether each line is a list of addresses, and has no columns. */
  isList: boolean;
  /** Another column that could equally well be the right one; undefined if there is none. */
  rival: number | undefined;
  /** Columns with other addresses. */
  others: readonly number[];
  ignored: readonly string[];
  name: (at: number) => string;
}

function columnsOf(rows: readonly Row[]): Columns {
  const first = rows[0]?.cells ?? [];
  const named = first.some((cell) => cell.includes("@")) ? [] : first;
  const addresses = (named.length === 0 ? rows : rows.slice(1)).map(({ cells }) => cells.map(addressesIn));
  const counts: number[] = first.map(() => 0);
  for (const row of addresses)
    for (const [at, found] of row.entries()) counts[at] = (counts[at] ?? 0) + (found ? 1 : 0);
  const columns = Array.from(counts, (count = 0, at) => ({
    at,
    count,
    isMost: count * 2 > addresses.length,
    rank: rankOf(named[at] ?? ""),
  }));
  const [best = { at: 0, rank: NO_RANK }, ...rest] = columns.toSorted(
    (one, other) =>
      Number(other.isMost) - Number(one.isMost) ||
      one.rank - other.rank ||
      other.count - one.count ||
      one.at - other.at,
  );
  const email = best.at;
  const others = rest.filter(
    ({ at, count }) => count > 0 && addresses.some((row) => row[at] && row[at].join() !== row[email]?.join()),
  );
  const title = named[email] ?? "";
  // The first line may also be an address in which the @ is missing.
  const isHeading = title !== "" && (best.rank < NO_RANK || (rows.length > 1 && !/^\S+\.\S+$/.test(title)));
  const heading = isHeading ? named : [];
  const body = isHeading ? rows.slice(1) : rows;
  const isList = others.some(({ at }) => at >= heading.length);
  const role = isList
    ? -1
    : isHeading
      ? heading.findIndex((cell) => cell.toLowerCase() === "role")
      : unnamedRole(body, email);
  const name = (at: number): string => (heading[at] ? `the column ${JSON.stringify(heading[at])}` : `column ${at + 1}`);
  const isRead = (at: number): boolean => isList || at === email || at === role;
  return {
    body,
    email,
    role,
    isList,
    rival: isList ? undefined : others.find(({ isMost, rank }) => isMost && rank === best.rank)?.at,
    others: isList ? [] : others.map(({ at }) => at),
    ignored: columns
      .filter(({ at }) => !isRead(at) && (heading[at] ?? "x") !== "")
      .map(({ at }) => heading[at] ?? `column ${at + 1}`),
    name,
  };
}

/** Only the column after the addresses counts, and only if it contains a role, or neither spaces nor addresses. */
function unnamedRole(body: readonly Row[], email: number): number {
  const given = body.map(({ cells }) => (cells[1] ?? "").toLowerCase());
  const hasRoles = given.some((cell) => ROLES.some((role) => role === cell));
  return email === 0 && (hasRoles || !given.some((cell) => /[\s@]/.test(cell))) ? 1 : -1;
}

const NO_RANK = 3;

/** Ranks columns of addresses by heading. Exports often have several, such as recovery, private and managers' addresses. */
function rankOf(heading: string): number {
  if (/^e-?mail$|^mail$/i.test(heading)) return 0;
  if (/mail/i.test(heading) && !/second|recover|alternat|other|new|home|privat|manager|[2-9]/i.test(heading)) return 1;
  return /user ?principal ?name/i.test(heading) ? 2 : NO_RANK;
}

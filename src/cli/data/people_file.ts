// Reads a file of people who are to be invited: one address in each line, or a table (CSV) with a heading.

import { isAccountAddress, normalEmail } from "../../base/mailbox.ts";
import { type Role, ROLES } from "../../model/account.ts";

export interface Person {
  line: number;
  email: string;
  role: Role;
}

export interface People {
  people: readonly Person[];
  /** Sentences that begin with the number of a line. */
  mistakes: readonly string[];
  /** Columns of the heading that mean nothing here. */
  ignored: readonly string[];
}

/** All lines are read before the first mistake counts. An address that stands there twice with one role is one person. */
export function peopleIn(text: string): People {
  const mistakes: Mistake[] = [];
  const people = new Map<string, Person>();
  const rows = rowsOf(text, mistakes);
  const heading = rows[0]?.cells.map((cell) => cell.toLowerCase()) ?? [];
  const hasHeading = heading.some((cell) => ["email", "e-mail", "mail"].includes(cell));
  const emailAt = hasHeading ? heading.findIndex((cell) => ["email", "e-mail", "mail"].includes(cell)) : 0;
  const roleAt = hasHeading ? heading.indexOf("role") : 1;
  for (const { line, cells } of hasHeading ? rows.slice(1) : rows) {
    const refuse = (why: string): void => void mistakes.push({ line, why });
    const email = normalEmail(cells[emailAt] ?? "");
    const given = (cells[roleAt] ?? "").toLowerCase();
    const role = given === "" ? "user" : ROLES.find((known) => known === given);
    if (!isAccountAddress(email)) refuse(`${JSON.stringify(cells[emailAt] ?? "")} is not an e-mail address`);
    if (role === undefined) refuse(`the role ${JSON.stringify(given)} is none of ${ROLES.join(", ")}`);
    if (role === undefined || !isAccountAddress(email)) continue;
    const earlier = people.get(email);
    if (!earlier) people.set(email, { line, email, role });
    else if (earlier.role !== role) refuse(`${email} has another role in line ${earlier.line}`);
  }
  const ignored = hasHeading ? heading.filter((_, at) => at !== emailAt && at !== roleAt) : [];
  const told = mistakes.toSorted((one, other) => one.line - other.line).map(({ line, why }) => `line ${line}: ${why}`);
  return { people: [...people.values()], mistakes: told, ignored };
}

interface Mistake {
  line: number;
  why: string;
}

interface Row {
  line: number;
  cells: string[];
}

/** Cells may be in quotes, which may hold the separator. Empty lines, and those that begin with #, mean nothing. */
function rowsOf(text: string, mistakes: Mistake[]): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const cells = [...line.matchAll(/(?:^|[,;\t])[ ]*(?:"((?:[^"]|"")*)"[ ]*(?=[,;\t]|$)|([^,;\t"]*)(?=[,;\t]|$))/g)];
    if (cells.map(([cell]) => cell).join("") !== line)
      mistakes.push({ line: index + 1, why: "the quotes are not those of a table" });
    else
      rows.push({
        line: index + 1,
        cells: cells.map(([, quoted, bare = ""]) => (quoted?.replaceAll('""', '"') ?? bare).trim()),
      });
  }
  return rows;
}

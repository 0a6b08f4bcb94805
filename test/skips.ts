// What reports for junit of `bun test` tell about tests that prove nothing, and those that failed. A test that is skipped must give
// the reason in its name, by test/needs.ts.

export interface Skipped {
  file: string;
  name: string;
  /** Such as "PostgreSQL: apt-get install postgresql"; none where it gives no reason. */
  needs: string[];
}

/** Every test that was skipped. */
export function skippedIn(report: string): Skipped[] {
  const tests = report.matchAll(/<testcase name="([^"]*)" classname="([^"]*)"[^>]* file="([^"]*)"[^>]*>\s*<skipped/g);
  return [...tests].map(([, name = "", groups = "", file = ""]) => {
    const marks = [...`${groups} ${name}`.matchAll(/\[needs (.*?)\]/g)].map(([, need = ""]) => plain(need));
    return { file, name: plain(name), needs: [...new Set(marks)] };
  });
}

/** A line for each reason, such as "266 tests need PostgreSQL: apt-get install postgresql", that of the most tests first. */
export function reasonsOf(skipped: readonly Skipped[]): string[] {
  const counts = new Map<string, number>();
  for (const need of skipped.flatMap(({ needs }) => needs)) counts.set(need, (counts.get(need) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([need, count]) => `${count === 1 ? "1 test needs" : `${count} tests need`} ${need}`);
}

/** File and name of the tests that passed without an assertion: what else a report tells has a body. */
export function passedWithoutAssertion(report: string): string[] {
  const tests = report.matchAll(/<testcase name="([^"]*)"[^>]* file="([^"]*)"[^>]* assertions="0" \/>/g);
  return [...tests].map(([, name = "", file = ""]) => `${file}: ${name}`);
}

/** The tests that failed, with their files. */
export function failedIn(report: string): Array<{ file: string; name: string }> {
  const tests = report.matchAll(/<testcase name="([^"]*)"[^>]* file="([^"]*)"[^>]*>\s*<failure/g);
  return [...tests].map(([, name = "", file = ""]) => ({ file, name }));
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
const plain = (text: string): string => text.replaceAll(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

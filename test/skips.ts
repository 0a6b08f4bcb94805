// Which tests may be skipped where .ci/run runs, and why: anything else that is skipped makes it fail.
// A name is that of a test or of a group, as the runner prints it.

export interface Skip {
  name: RegExp;
  reason: string;
}

export const ALLOWED_SKIPS: readonly Skip[] = [
  {
    name: /^(?:on a full disk|in the sandbox of its unit) >|^alone in an empty directory > runs as a user without a home/,
    reason: "mounting a small file system, namespaces and becoming another user take root",
  },
  { name: /^what is built > can be for another kind of machine/, reason: "the ARM runtime is a large download" },
  {
    name: /^service install --print > systemd accepts the unit|^systemd itself starts the unit/,
    reason: "systemd is not in every container, and runs in fewer",
  },
  { name: /> finds a read-only file system/, reason: "needs a kernel feature: mounts in a user namespace" },
  {
    name: /^(?:(?:the store|events) in )?PostgreSQL >/,
    reason: "PostgreSQL, and root for a network of a test, are not everywhere; .ci/run installs the first",
  },
  {
    name: /^deploy: /,
    reason:
      "HAProxy, nginx, Go, podman, Compose and namespaces are not everywhere; .ci/run installs all but Go and Compose",
  },
  {
    name: /^S3\b|^(?:age|rsyslog|power cuts|(?:a|somebody of a|with a) directory|bench\/budget\.json) >/,
    reason: "S3 servers, age, rsyslog, slapd and strace are not everywhere; .ci/run installs them",
  },
  { name: /^openers in SQLite > nodes share it/, reason: "a SQLite database has one node" },
];

/** The tests that the runner's output names as skipped, each once. */
export function skippedIn(output: string): string[] {
  const names = [...output.matchAll(/^\(skip\) (.*?)(?: \[[\d.]+m?s\])?$/gm)].map(([, name = ""]) => name);
  return [...new Set(names)];
}

/** File and name of the tests that passed without an assertion, as a report for junit tells: what else it tells has a body. */
export function passedWithoutAssertion(report: string): string[] {
  const tests = report.matchAll(/<testcase name="([^"]*)"[^>]* file="([^"]*)"[^>]* assertions="0" \/>/g);
  return [...tests].map(([, name = "", file = ""]) => `${file}: ${name}`);
}

/** The tests that failed, with their files. @param report of `bun test` for junit */
export function failedIn(report: string): Array<{ file: string; name: string }> {
  const tests = report.matchAll(/<testcase name="([^"]*)"[^>]* file="([^"]*)"[^>]*>\s*<failure/g);
  return [...tests].map(([, name = "", file = ""]) => ({ file, name }));
}

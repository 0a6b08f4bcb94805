// Reads the variables of a file that configures a container: either lines such as NAME=value (the format of docker's --env-file and
// of `env`, with `export` and quotes as in a shell), or the environment of a Compose file's services.

const NAME = /^(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_]*)[ \t]*(=)?(.*)$/;

export interface Variables {
  values: ReadonlyMap<string, string>;
  /** Sentences; those about a file of lines begin with the line's number. They never repeat a value, which may be a secret. */
  mistakes: readonly string[];
}

export function variablesIn(text: string, isCompose: boolean): Variables {
  return isCompose ? inCompose(text) : inLines(text);
}

function inLines(text: string): Variables {
  const values = new Map<string, string>();
  const mistakes: string[] = [];
  text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .forEach((line, index) => {
      const trimmed = line.trim();
      if (trimmed === "" || trimmed.startsWith("#")) return;
      const [, name, equals, rest = ""] = NAME.exec(trimmed) ?? [];
      const refuse = (why: string): void => void mistakes.push(`line ${index + 1}${why}`);
      // For a variable without a value, Docker and a shell use their own environment, which is not available here. Only a
      // name that begins with PWP is repeated here: any other word may be the rest of a secret.
      if (equals === undefined && rest === "" && name?.startsWith("PWP")) {
        return refuse(`: ${name} has no value: write ${name}=value, or remove the line`);
      }
      if (name === undefined || equals === undefined) {
        return refuse(" is not NAME=value: write one variable in each line");
      }
      const value = valueOf(rest.trim());
      if (value === null)
        return refuse(`: the quotes around the value of ${name} are not closed: write it in one line`);
      values.set(name, value);
    });
  return { values, mistakes };
}

/** @returns null if its quotes are not closed */
function valueOf(written: string): string | null {
  const [quote] = written;
  if (quote !== '"' && quote !== "'") return written.replace(/(?:^|\s)#.*$/, "").trimEnd();
  const [, inside] =
    (quote === "'" ? /^'([^']*)'\s*(?:#.*)?$/ : /^"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/).exec(written) ?? [];
  return inside === undefined ? null : quote === "'" ? inside : inside.replace(/\\(["\\$`])/g, "$1");
}

function inCompose(text: string): Variables {
  const values = new Map<string, string>();
  const mistakes: string[] = [];
  let document: unknown;
  try {
    document = Bun.YAML.parse(text);
  } catch {
    return { values, mistakes: ["the file is not YAML, although its name says that it is"] };
  }
  for (const service of Object.values(Object(Object(document).services) as Record<string, unknown>)) {
    const { environment = [] } = Object(service) as { environment?: unknown };
    if (!Array.isArray(environment)) {
      for (const [name, value] of Object.entries(Object(environment))) values.set(name, String(value ?? ""));
      continue;
    }
    // In a list, quotes belong to YAML, and a value is taken literally.
    for (const entry of environment.map(String)) {
      const at = entry.indexOf("=");
      if (at > 0) values.set(entry.slice(0, at), entry.slice(at + 1));
      else mistakes.push("an entry of environment is not NAME=value: Compose takes the value from its environment");
    }
  }
  if (values.size === 0 && mistakes.length === 0) {
    mistakes.push("no service of the Compose file has an environment: give the file that its env_file names");
  }
  return { values, mistakes };
}

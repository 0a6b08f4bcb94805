// The floors of the house, read from the imports (types included) of every module in src:
//
//   base ← model ← store ← domain ← http ← listen ← capabilities ← serve ← cli ← main        config stands beside base
//
// Each rule gives sentences that name the file and what it imports; a rule holds when it gives none.
// Each is also shown a house that breaks it, because a check that cannot fail proves nothing.

import { describe, expect, setDefaultTimeout, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { allImports, type House, houseIn, type Import, importsOf, ROOT, withoutComments } from "./house.ts";

setDefaultTimeout(60_000); // a machine that others use too is slow at times

const FLOORS = ["base", "model", "store", "domain", "http", "listen", "capabilities", "serve", "cli", "main"];

const house = houseIn("src");

/** "src/http/app.ts" → "http", "src/serve.ts" → "serve". */
const floorOf = (path: string): string => path.slice("src/".length).replace(/\/.*|\.ts$/, "");

function upwardImports(house: House): string[] {
  return allImports(house).flatMap(({ file, target }) => {
    if (!target?.startsWith("src/")) return [];
    const [own, other] = [floorOf(file), floorOf(target)];
    if (own === "assets.d" || other === "config") return []; // config has a rule of its own
    if (own === "config") {
      return ["base", "model"].includes(other)
        ? []
        : [`${file} imports ${target}: config may import base and model only`];
    }
    if (!FLOORS.includes(own)) return [`${file} stands on no known floor`];
    if (!FLOORS.includes(other)) return [`${file} imports ${target}, which stands on no known floor`];
    if (FLOORS.indexOf(other) <= FLOORS.indexOf(own)) return [];
    return [`${file} imports ${target}: ${own} is below ${other}`];
  });
}

/** The floors whose rooms the picture has. */
const WITH_ROOMS = new Set(["domain", "http", "store"]);

/** From the picture in docs/architecture.md: room → the rooms that its files may import, over any number of arrows. */
const ROOMS = roomsIn(readFileSync(join(ROOT, "docs/architecture.md"), "utf8"));

function roomsIn(document: string): Map<string, Set<string>> {
  const [, picture = ""] = /```mermaid\n([\s\S]*?)```/.exec(document) ?? [];
  const arrows = [...picture.matchAll(/(\w+)(?:\["[^"]*"\])? --> (\w+)/g)].map(
    ([, from = "", to = ""]) => [from, to] as const,
  );
  const reached = new Map(arrows.flat().map((room) => [room, new Set<string>()]));
  const walk = (start: string, room: string): void => {
    for (const [from, to] of arrows) {
      if (from !== room || reached.get(start)?.has(to)) continue;
      reached.get(start)?.add(to);
      walk(start, to);
    }
  };
  for (const room of reached.keys()) walk(room, room);
  return reached;
}

/** "src/store/sql/users.ts" → "store_sql"; a file beside the rooms has its own if the picture names it, else "store_files". */
function roomOf(path: string): string {
  const floor = floorOf(path);
  const [room = "", ...inside] = path.slice(`src/${floor}/`.length).split("/");
  const own = `${floor}_${room.replace(/\.ts$/, "")}`;
  return inside.length > 0 || ROOMS.has(own) ? own : `${floor}_files`;
}

function wrongDoors(house: House): string[] {
  return allImports(house).flatMap(({ file, target }) => {
    const floor = floorOf(file);
    if (!WITH_ROOMS.has(floor) || !target?.startsWith(`src/${floor}/`)) return [];
    const [own, other] = [roomOf(file), roomOf(target)];
    if (!ROOMS.has(own)) return [`${file} is in no room of the picture`];
    return own === other || ROOMS.get(own)?.has(other)
      ? []
      : [`${file} imports ${target}: ${own} may not use ${other}`];
  });
}

function arrowsThatGoRound(): string[] {
  return [...ROOMS].flatMap(([room, reached]) => (reached.has(room) ? [`${room} leads back to itself`] : []));
}

function circles(house: House): string[] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of allImports(house)) {
    if (target && house.has(target)) targets.set(file, [...(targets.get(file) ?? []), target]);
  }
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, way: string[]): void => {
    const start = way.indexOf(file);
    if (start !== -1) found.push([...way.slice(start), file].join(" imports "));
    if (start !== -1 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of house.keys()) walk(file, []);
  return found;
}

function controllersThatMeet(house: House): string[] {
  const isController = (path: string): boolean =>
    floorOf(path) === "http" && /\bexport (?:const|function) \w+Routes\b/.test(house.get(path) ?? "");
  return allImports(house)
    .filter(({ file, target }) => isController(file) && target !== null && isController(target))
    .map(({ file, target }) => `${file} imports ${target}: controllers do not know each other`);
}

function capabilitiesThatMeet(house: House): string[] {
  const nameOf = (path: string): string | undefined => /^src\/capabilities\/(\w+)\//.exec(path)?.[1];
  return allImports(house).flatMap(({ file, target }) => {
    const [own, other] = [nameOf(file), nameOf(target ?? "")];
    return own === undefined || other === undefined || own === other
      ? []
      : [`${file} imports ${target}: capabilities do not know each other`];
  });
}

/** The rooms of static/scripts whose scripts another room's page shows, beside "shared". */
const BESIDE = new Set(["lists administration", "create receipts"]);

function pagesThatMeet(house: House): string[] {
  const roomOf = (path: string | null): string | undefined => /^static\/scripts\/(\w+)\//.exec(path ?? "")?.[1];
  return allImports(house).flatMap(({ file, target }) => {
    const [own, other] = [roomOf(file), roomOf(target)];
    if (own === undefined || other === undefined || own === other) return [];
    return other === "shared" || BESIDE.has(`${own} ${other}`)
      ? []
      : [`${file} imports ${target}: what two rooms of pages use stands in shared`];
  });
}

function configReaders(house: House): string[] {
  return allImports(house)
    .filter(
      ({ file, target }) => target?.startsWith("src/config/") && !["config", "serve", "cli"].includes(floorOf(file)),
    )
    .map(({ file, target }) => `${file} imports ${target}: only serve and cli read the config`);
}

// What is outside src and may be built in: the pages, the reference's own script, the version.
function outsideImports(house: House): string[] {
  const allowed: Record<string, RegExp> = {
    http: /^(?:static\/|node_modules\/.*\.(?:js|css)$)/,
    capabilities: /^static\//,
    base: /^package\.json$/,
    cli: /^static\/(?:e2e\/\w+|languages)\.ts$/,
    // The tags that settings and fields may name.
    config: /^static\/languages\.ts$/,
  };
  return allImports(house)
    .filter(({ target }) => target !== null && !target.startsWith("src/"))
    .filter(({ file, target }) => !allowed[floorOf(file)]?.test(target ?? ""))
    .map(({ file, target }) => `${file} imports ${target}, outside of src`);
}

// Files are the store's. The command line reads the TOML file and secret files that its user names.
// A Unix socket is a file too, for listen, and of a checkout the commit is read. Assets that are part of the program are read in http by Bun.file, never by a path from outside.
function fileReaders(house: House): string[] {
  const mayOpenFiles = (file: string): boolean =>
    ["store", "listen", "cli"].includes(floorOf(file)) ||
    ["src/base/durable_file.ts", "src/base/build.ts"].includes(file);
  const imports = allImports(house)
    .filter(({ file, specifier }) => /^(?:node:)?fs(?:\/|$)/.test(specifier) && !mayOpenFiles(file))
    .map(({ file, specifier }) => `${file} imports ${specifier}: only store/ and cli/ open files`);
  const writes = [...house]
    .filter(([file, source]) => !mayOpenFiles(file) && /\bBun\.write\(/.test(withoutComments(source)))
    .map(([file]) => `${file} calls Bun.write: only store/ and cli/ open files`);
  return [...imports, ...writes];
}

const SQL =
  /\b(?:SELECT\s[\s\S]+?\sFROM\b|INSERT\s+(?:OR\s+\w+\s+)?INTO\b|UPDATE\s+\w+\s+SET\b|DELETE\s+FROM\b|(?:CREATE|ALTER|DROP)\s+(?:TABLE|INDEX)\b|PRAGMA\s+\w|BEGIN\s+IMMEDIATE\b|VACUUM\b)/;

function engineUsers(house: House): string[] {
  return allImports(house)
    .filter(({ file, specifier }) => specifier === "bun:sqlite" && !file.startsWith("src/store/sqlite/"))
    .map(({ file, specifier }) => `${file} imports ${specifier}: only the engine's own folder does`);
}

function driverUsers(house: House): string[] {
  return [...house]
    .filter(([file, source]) => /\bSQL\b[^;]*from "bun"/.test(source) && !file.startsWith("src/store/postgres/"))
    .map(([file]) => `${file} imports SQL: only the engine's own folder does`);
}

function pagesThatReachTheStore(house: House): string[] {
  return allImports(house)
    .filter(({ file, target }) => floorOf(file) === "http" && target !== null && floorOf(target) === "store")
    .map(({ file, target }) => `${file} imports ${target}: http asks the domain, never the store`);
}

function backDoorsToTheStore(house: House): string[] {
  const doors = new Set(["src/store/index.ts", "src/store/contract.ts"]);
  return allImports(house)
    .filter(({ file, target }) => floorOf(file) === "domain" && target?.startsWith("src/store/"))
    .filter(({ target }) => !doors.has(target ?? ""))
    .map(({ file, target }) => `${file} imports ${target}: the domain uses the store's door and its contract only`);
}

/** What keeps a push closed → the gate that asks for it; the ticket of a download has its networks, too. */
const GATES: Record<string, string[]> = {
  hold: [],
  recipients: [],
  networks: ["barriers.ts", "content_opener.ts"],
};

function asksBesideTheGates(house: House): string[] {
  return [...house].flatMap(([file, source]) =>
    [...withoutComments(source).matchAll(/\btraits\??\.(\w+)/g)]
      .map(([, trait = ""]) => trait)
      .filter((trait) => floorOf(file) === "domain" && GATES[trait]?.includes(basename(file)) === false)
      .map((trait) => `${file} asks for traits.${trait}: only its gate does`),
  );
}

function sqlSpeakers(house: House): string[] {
  const outside = [...house].filter(([file]) => floorOf(file) !== "store");
  return outside.flatMap(([file, source]) => {
    const found = SQL.exec(withoutComments(source))?.[0];
    return found === undefined ? [] : [`${file} says ${JSON.stringify(found.slice(0, 40))}: only store/ speaks SQL`];
  });
}

/** Loaded by the commands that need it, with `await import`: to declare all commands takes a third of the time without. */
const HEAVY =
  /^(?:src\/(?:http\/(?!conditions\.ts)|capabilities\/|store\/(?:sql|postgres))|elysia|@elysiajs\/|@sinclair\/|@noble\/|age-encryption|bun:sqlite)/;

function heavyForCommands(house: House): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = house.get(file) ?? sourceOf(file);
    for (const { specifier, target } of loadedWith(file, source)) {
      if (HEAVY.test(target ?? specifier)) found.push(`${file} loads ${target ?? specifier} for every command`);
      else if (target !== null) walk(target);
    }
  };
  walk("src/cli/program.ts");
  return found;
}

/** Of a module outside of src. */
const sourceOf = (file: string): string =>
  file.endsWith(".ts") && existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "";

/** Neither types nor what is imported when it is needed. */
const loadedWith = (file: string, source: string): Import[] => {
  const types = /\b(?:import|export)\s+(?:type\b[^;"']*|\{(?:\s*type\s+[^,}]+,?)+\s*\})\s*from\s*["'][^"']+["']/g;
  return importsOf(
    file,
    withoutComments(source)
      .replaceAll(types, "")
      .replaceAll(/\bimport\s*\(/g, "("),
  );
};

function exits(house: House): string[] {
  return [...house]
    .filter(([file, source]) => file !== "src/main.ts" && /\bprocess\.(?:re)?exit\(/i.test(withoutComments(source)))
    .map(([file]) => `${file} calls process.exit: only main.ts ends the process`);
}

function unopened(house: House): string[] {
  return [...house]
    .filter(([, source]) => !/^(?:#!.*\n)?\s*(?:\/\/|\/\*)\s*\S/.test(source))
    .map(([file]) => `${file} does not open with a comment that says what it promises`);
}

const RULES: Array<[name: string, rule: (house: House) => string[], broken: Record<string, string>, says: string]> = [
  [
    "no module imports one of a floor above",
    upwardImports,
    { "src/store/index.ts": 'import type { Push } from "../domain/pushes.ts";', "src/domain/pushes.ts": "" },
    "src/store/index.ts imports src/domain/pushes.ts: store is below domain",
  ],
  [
    "the rooms of the store use each other as the picture has it",
    wrongDoors,
    { "src/store/sqlite/compact.ts": 'import { check } from "../maintenance/check.ts";' },
    "src/store/sqlite/compact.ts imports src/store/maintenance/check.ts: store_sqlite may not use store_maintenance",
  ],
  [
    "so do the rooms of http",
    wrongDoors,
    { "src/http/bodies/body.ts": 'import { toPush } from "../contract/schemas.ts";' },
    "src/http/bodies/body.ts imports src/http/contract/schemas.ts: http_bodies may not use http_contract",
  ],
  [
    "and those of the domain",
    wrongDoors,
    { "src/domain/files/upload.ts": 'import type { Pushes } from "../pushes/pushes.ts";' },
    "src/domain/files/upload.ts imports src/domain/pushes/pushes.ts: domain_files may not use domain_pushes",
  ],
  [
    "a new room is drawn",
    wrongDoors,
    { "src/http/attic/old.ts": 'import { app } from "../app.ts";' },
    "src/http/attic/old.ts is in no room of the picture",
  ],
  [
    "the config stands on base and model alone",
    upwardImports,
    { "src/config/load.ts": 'import {\n  openStore,\n} from "../store/index.ts";' },
    "src/config/load.ts imports src/store/index.ts: config may import base and model only",
  ],
  [
    "no modules import each other in a circle",
    circles,
    {
      "src/base/a.ts": 'import "./b.ts";',
      "src/base/b.ts": 'export * from "./c.ts";',
      "src/base/c.ts": 'const a = await import("./a.ts");',
    },
    "src/base/a.ts imports src/base/b.ts imports src/base/c.ts imports src/base/a.ts",
  ],
  [
    "controllers never import each other",
    controllersThatMeet,
    {
      "src/http/routes/files.ts": 'import { page } from "./pushes.ts";\nexport const fileRoutes = 1;',
      "src/http/routes/pushes.ts": "export const pushRoutes = 1;\nexport const page = 1;",
    },
    "src/http/routes/files.ts imports src/http/routes/pushes.ts: controllers do not know each other",
  ],
  [
    "capabilities never import each other",
    capabilitiesThatMeet,
    { "src/capabilities/hold/gate.ts": 'import { page } from "../addressed/page.ts";' },
    "src/capabilities/hold/gate.ts imports src/capabilities/addressed/page.ts: capabilities do not know each other",
  ],
  [
    "only serve and the command line open a capability",
    upwardImports,
    { "src/http/app.ts": 'import { openHold } from "../capabilities/hold/index.ts";' },
    "src/http/app.ts imports src/capabilities/hold/index.ts: http is below capabilities",
  ],
  [
    "only serve and the command line read the config",
    configReaders,
    { "src/http/app.ts": 'import type { Config } from "../config/options.ts";' },
    "src/http/app.ts imports src/config/options.ts: only serve and cli read the config",
  ],
  [
    "what is built in from outside of src is assets for http and capabilities, the end-to-end format for the command line, and the version",
    outsideImports,
    { "src/domain/pushes.ts": 'import page from "../../static/page.html" with { type: "text" };' },
    "src/domain/pushes.ts imports static/page.html, outside of src",
  ],
  [
    "only the store and the command line open files",
    fileReaders,
    { "src/http/routes/files.ts": 'import { open } from "node:fs/promises";' },
    "src/http/routes/files.ts imports node:fs/promises: only store/ and cli/ open files",
  ],
  [
    "only the engine's own folder imports the engine",
    engineUsers,
    { "src/store/index.ts": 'import type { Database } from "bun:sqlite";' },
    "src/store/index.ts imports bun:sqlite: only the engine's own folder does",
  ],
  [
    "only the engine's own folder imports the driver of PostgreSQL",
    driverUsers,
    { "src/store/index.ts": 'import { S3Client, SQL } from "bun";' },
    "src/store/index.ts imports SQL: only the engine's own folder does",
  ],
  [
    "http never imports the store",
    pagesThatReachTheStore,
    { "src/http/routes/pushes.ts": 'import type { PushStore } from "../../store/contract.ts";' },
    "src/http/routes/pushes.ts imports src/store/contract.ts: http asks the domain, never the store",
  ],
  [
    "the domain enters the store by its door",
    backDoorsToTheStore,
    { "src/domain/sweeper.ts": 'import type { Db } from "../store/sqlite/db.ts";' },
    "src/domain/sweeper.ts imports src/store/sqlite/db.ts: the domain uses the store's door and its contract only",
  ],
  [
    "in the domain, what keeps a push closed is the matter of its gate",
    asksBesideTheGates,
    { "src/domain/pushes.ts": "if (push.traits.hold) await this.#holds.wait();" },
    "src/domain/pushes.ts asks for traits.hold: only its gate does",
  ],
  [
    "only the store speaks SQL",
    sqlSpeakers,
    { "src/domain/pushes.ts": "const sql = `\n  SELECT id\n    FROM pushes`; // UPDATE pushes SET" },
    'src/domain/pushes.ts says "SELECT id\\n    FROM": only store/ speaks SQL',
  ],
  [
    "a command loads neither pages nor stores before it runs",
    heavyForCommands,
    {
      "src/cli/program.ts":
        'import { type A, b } from "./watch/watch.ts";\nimport { type C } from "elysia";\nawait import("elysia");',
      "src/cli/watch/watch.ts": 'import { Assets } from "../../http/pages/assets.ts";',
    },
    "src/cli/watch/watch.ts loads src/http/pages/assets.ts for every command",
  ],
  [
    "only main ends the process",
    exits,
    { "src/cli/index.ts": "if (done) process.exit(1);" },
    "src/cli/index.ts calls process.exit: only main.ts ends the process",
  ],
  [
    "every module opens with a comment",
    unopened,
    { "src/base/new.ts": 'import "node:crypto";\n// late' },
    "src/base/new.ts does not open with a comment that says what it promises",
  ],
];

describe("the floors of the house", () => {
  test("there is a house to look at", () => {
    expect(house.size).toBeGreaterThan(20);
    const resolved = allImports(house).flatMap(({ file, target }) =>
      target !== null && !existsSync(join(ROOT, target)) ? [`${file} imports ${target}, which is not there`] : [],
    );
    expect(resolved).toEqual([]);
  });

  for (const [name, rule, broken, says] of RULES) {
    test(name, () => expect(rule(house)).toEqual([]));
    test(`it would be seen: ${says}`, () => expect(rule(new Map(Object.entries(broken)))).toEqual([says]));
  }

  test("no scripts of pages import each other in a circle", () => {
    const pages = houseIn("static");
    expect(pages.size).toBeGreaterThan(100);
    expect(circles(pages)).toEqual([]);
  });

  test("a room of the pages' scripts uses itself and the shared one", () => {
    expect(pagesThatMeet(houseIn("static"))).toEqual([]);
    const broken = new Map([["static/scripts/push/kept.ts", 'import { ask } from "../requests/share.ts";']]);
    expect(pagesThatMeet(broken)).toEqual([
      "static/scripts/push/kept.ts imports static/scripts/requests/share.ts: what two rooms of pages use stands in shared",
    ]);
  });

  test("the picture of the rooms has every room, and no arrows that go round", () => {
    const drawn = [...house.keys()].filter((path) => WITH_ROOMS.has(floorOf(path))).map(roomOf);
    expect([...new Set(drawn)].toSorted()).toEqual([...ROOMS.keys()].toSorted());
    expect(arrowsThatGoRound()).toEqual([]);
    expect(roomsIn("```mermaid\n  a --> b\n  b --> c\n```").get("a")).toEqual(new Set(["b", "c"]));
  });

  test("a comment that speaks of an import or of SQL is no breach", () => {
    const talk = new Map([
      ["src/domain/a.ts", '// import x from "../http/app.ts"\n/* SELECT a FROM b */ const u = "http://a";'],
    ]);
    expect([...upwardImports(talk), ...sqlSpeakers(talk)]).toEqual([]);
  });
});

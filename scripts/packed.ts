// What the executable holds compressed. Bytecode makes the start fast, but weighs twice as much as the code itself, and the
// strings of a program are in it again. Parts that few servers or pages ask for go without it.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { BunPlugin } from "bun";

import { type Language, LANGUAGES } from "../static/languages.ts";
import { readTexts } from "../static/texts/files.ts";

const ROOT = join(import.meta.dir, "..");
/** Loaded when their feature is switched on or first used: each becomes one compressed file, which `library` evaluates. */
const LIBRARIES = [
  "@modelcontextprotocol/sdk/server/index.js",
  "@modelcontextprotocol/sdk/server/stdio.js",
  "@modelcontextprotocol/sdk/types.js",
  "@simplewebauthn/server",
  "ldapts",
  "nodemailer",
  "openid-client",
  "otpauth",
];
const ASSETS = /\/(?:node_modules\/.*\/(?:standalone\.js|passwords\.json)|static\/words\/en\.txt)$/;

/** Inlined, so that no library runs in its development mode. */
export const DEFINE = { "process.env.NODE_ENV": '"production"' };

/** `embedded` in src/base/embedded.ts unpacks the assets that it packs, and `library` the packages. */
export async function packer(): Promise<BunPlugin> {
  const texts = packedTexts();
  const libraries = new Map(
    await Promise.all(LIBRARIES.map(async (name) => [packedName(name), await bundled(name)] as const)),
  );
  const files = new Map([...libraries, ...texts]);
  const names = new RegExp(`^(?:${LIBRARIES.join("|")})$`);
  return {
    name: "packed",
    setup(build) {
      build.onLoad({ filter: ASSETS }, ({ path }) => ({ contents: packed(readFileSync(path)), loader: "file" }));
      build.onResolve({ filter: names }, ({ path: name }) => ({ path: name, namespace: "library" }));
      build.onLoad({ filter: /./, namespace: "library" }, ({ path: name }) => ({
        contents: [
          `const { library } = require(${JSON.stringify(join(import.meta.dir, "library.ts"))});`,
          `module.exports = library(require("${packedName(name)}"));`,
        ].join("\n"),
        loader: "js",
      }));
      build.onLoad({ filter: /\/static\/texts\/files\.ts$/ }, () => ({
        contents: [
          `import { unpacked } from ${JSON.stringify(join(import.meta.dir, "texts_packed.ts"))};`,
          `export const readTexts = unpacked({`,
          ...Array.from(texts.keys(), (name) => `  ${JSON.stringify(name)}: require(${JSON.stringify(name)}),`),
          "});",
        ].join("\n"),
        loader: "js",
      }));
      build.onResolve({ filter: /^packed-/ }, ({ path }) => ({ path, namespace: "packed" }));
      build.onLoad({ filter: /./, namespace: "packed" }, ({ path }) => ({
        contents: files.get(path) ?? "",
        loader: "file",
      }));
    },
  };
}

const entryOf = (name: string): string => Bun.resolveSync(name, join(ROOT, "src"));
const packedName = (name: string): string => `packed-${name.replaceAll("/", "-")}.js`;
export const packed = (bytes: Uint8Array): Uint8Array => Bun.zstdCompressSync(bytes, { level: 22 });

/** A file for the keys of all texts, and one with the texts of each language in their order. */
export function packedTexts(): Map<string, Uint8Array> {
  const json = (value: unknown): Uint8Array => packed(Buffer.from(JSON.stringify(value)));
  const keys = Object.entries(readTexts("en")).map(([group, texts]) => [group, Object.keys(texts)]);
  const textsIn = (language: Language): string[] => Object.values(readTexts(language)).flatMap(Object.values);
  return new Map([
    ["packed-keys", json(keys)],
    ...LANGUAGES.map((language) => [`packed-texts-${language}`, json(textsIn(language))] as const),
  ]);
}

/** A package with all that it imports, as one function that takes `exports`, `require` and `module`. */
async function bundled(name: string): Promise<Uint8Array> {
  const { outputs } = await Bun.build({
    entrypoints: [entryOf(name)],
    target: "bun",
    format: "cjs",
    define: DEFINE,
    minify: { whitespace: true },
  });
  const [only] = outputs;
  if (only === undefined || outputs.length > 1) throw new Error(`${name} does not become one file.`);
  return packed(new Uint8Array(await only.arrayBuffer()));
}

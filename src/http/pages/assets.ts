// The stylesheet and the scripts of the pages. The program bundles them on first use, and compresses each one on its
// first request. Each name contains a hash of the content, so browsers may keep the file forever.

import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { scripts } from "../../../static/embed.ts" with { type: "macro" };
import { styles } from "../../../static/sheets.ts" with { type: "macro" };
import type { IconName } from "../../../static/icons.ts";
import { type Language, LANGUAGES } from "../../../static/languages.ts";
import { type Strings, textsIn } from "../../../static/texts.ts";
import { acceptsEncoding, ASSET_HEADERS, WORKER_HEADERS } from "../headers.ts";
import { iconsInScript } from "./icons.ts";
import { accentStyle, choosable } from "./theme.ts";

// Unpacked for the first page, because a server that only programs use never needs these files.
const unpacked = (packed: string): (() => Record<string, string>) => {
  let texts: Record<string, string> | undefined;
  return () =>
    (texts ??= JSON.parse(new TextDecoder().decode(Bun.gunzipSync(Buffer.from(packed, "base64")))) as Record<
      string,
      string
    >);
};
const scriptTexts = unpacked(scripts());
const sheetTexts = unpacked(styles());

export interface Logo {
  bytes: Uint8Array<ArrayBuffer>;
  /** "image/svg+xml" and the like. */
  contentType: string;
}

/** Groups of texts that are built into a script, in a file for each language: for pages with a secret, which are not compressed. */
export const TEXTS_IN_SCRIPT: Readonly<Record<string, ReadonlyArray<keyof Strings>>> = {
  push: [
    "listLive",
    "shareLive",
    "pushLive",
    "agentLive",
    "cautionOwnLive",
    "holdOwnLive",
    "undoLive",
    "keptLive",
    "keptPageLive",
  ],
};
/** The texts of these groups, as one object. */
export const textsOf = (language: Language, groups: ReadonlyArray<keyof Strings>): object =>
  Object.assign({}, ...groups.map((group) => textsIn(language)[group])) as object;

/** The key under which a module's path is found: a page's script may have the same name. */
export const moduleKey = (name: string): string => `module ${name}`;

interface Asset {
  contentType: string;
  etag: string;
  plain: Uint8Array<ArrayBuffer>;
  isWorker: boolean;
}

type Coding = "br" | "gzip";
const COMPRESS: Record<Coding, (plain: Uint8Array) => Promise<Uint8Array>> = {
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
};
/** The compressed assets requested so far, by coding and ETag: servers of one process share them. */
const compressed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

function inCoding(coding: Coding, { etag, plain }: Asset): Promise<Uint8Array<ArrayBuffer>> {
  const key = coding + etag;
  let found = compressed.get(key);
  if (!found) compressed.set(key, (found = COMPRESS[coding](plain).then((bytes) => new Uint8Array(bytes))));
  return found;
}

const PATH = "/assets/";
const MAX_AGE_S = 365 * 24 * 3600;

export class Assets {
  readonly #byPath = new Map<string, Asset>();
  readonly #iconsOf = new Map<string, IconName[]>();
  /** The scripts that contain texts, before a language's texts are added. */
  readonly #wordless = new Map<string, string>();
  readonly #accent: string;
  readonly #logo: Logo | null;
  #built: Promise<Record<string, string>> | undefined;

  constructor(options: { accent: string; logo: Logo | null }) {
    this.#accent = options.accent;
    this.#logo = options.logo;
  }

  /**
   * The path of each asset: stylesheets by kind of page, "logo" if one is configured, scripts by name, and modules by `moduleKey`.
   * @throws Error if a script does not compile
   */
  paths(): Promise<Record<string, string>> {
    return (this.#built ??= this.#build());
  }

  /** The path of a page's script. A script that contains texts is made when it is first needed in a language. */
  async script(page: string, language: Language): Promise<string> {
    const paths = await this.paths();
    const text = this.#wordless.get(page);
    const groups = TEXTS_IN_SCRIPT[page];
    if (text === undefined || !groups) return paths[page] ?? "";
    const key = `${page}-${language}`;
    return (paths[key] ??= this.#addScript(
      key,
      `document.head.append(Object.assign(document.createElement("meta"),${JSON.stringify({ name: "texts", content: JSON.stringify(textsOf(language, groups)) })}));${text}`,
    ));
  }

  /** The icons that a script shows; its page carries their symbols. Known once `paths` has resolved. */
  iconsOf(script: string): IconName[] {
    return this.#iconsOf.get(script) ?? [];
  }

  /** Every asset with its headers, as it is before compression. */
  async all(): Promise<Array<{ path: string; headers: Headers; bytes: Uint8Array }>> {
    await this.paths();
    for (const page of this.#wordless.keys()) {
      for (const language of LANGUAGES) await this.script(page, language);
    }
    return Array.from(this.#byPath, ([path, asset]) => ({ path, headers: headersOf(asset), bytes: asset.plain }));
  }

  /** Answers GET or HEAD for an asset; null if the path is unknown. */
  async answer(request: Request, path: string): Promise<Response | null> {
    await this.paths();
    const asset = this.#byPath.get(path) ?? (await this.#inLanguage(path));
    if (!asset) return null;
    const headers = headersOf(asset);
    if (matches(request.headers.get("if-none-match"), asset.etag)) return new Response(null, { status: 304, headers });
    const coding = acceptsEncoding(request, "br") ? "br" : acceptsEncoding(request, "gzip") ? "gzip" : null;
    if (coding) headers.set("content-encoding", coding);
    const body = coding ? await inCoding(coding, asset) : asset.plain;
    headers.set("content-length", String(body.byteLength));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  }

  async #build(): Promise<Record<string, string>> {
    const paths: Record<string, string> = {};
    for (const [kind, sheet] of Object.entries(sheetTexts())) {
      const css = bytesOf(choosable(sheet + accentStyle(this.#accent)));
      paths[kind] = this.#add(kind, "css", "text/css; charset=utf-8", css);
    }
    // page_*.ts are entry points; other modules are bundled into them.
    for (const name of Object.keys(scriptTexts())) {
      const page = /\/page_(\w+)\.ts$/.exec(name)?.[1];
      if (!page) continue;
      const text = await bundle(name);
      this.#iconsOf.set(page, iconsInScript(text));
      if (TEXTS_IN_SCRIPT[page]) this.#wordless.set(page, text);
      else paths[page] = this.#addScript(page, text);
    }
    // Loaded here, because a program that serves no page does not need them.
    const { MODULES, wordsModule } = await import("./modules.ts");
    for (const [name, text] of Object.entries({ ...MODULES, words: await wordsModule() })) {
      paths[moduleKey(name)] = this.#addScript(name, text);
    }
    if (this.#logo) {
      const { bytes, contentType } = this.#logo;
      const ending = contentType.replace(/^image\/|\+xml$/g, "");
      paths.logo = this.#add("logo", ending, contentType, bytes);
    }
    return paths;
  }

  /** A page made by another node, or before a restart, may ask for a language that no one has read here. */
  async #inLanguage(path: string): Promise<Asset | undefined> {
    const [, page = "", named] = /^\/assets\/([a-z]+)-(.+)-[0-9a-f]{8}\.js$/.exec(path) ?? [];
    const language = LANGUAGES.find((known) => known === named);
    if (!language || !this.#wordless.has(page)) return undefined;
    await this.script(page, language);
    return this.#byPath.get(path);
  }

  #addScript(name: string, text: string): string {
    return this.#add(name, "js", "text/javascript; charset=utf-8", bytesOf(text));
  }

  #add(name: string, ending: string, contentType: string, plain: Uint8Array<ArrayBuffer>): string {
    // 32 bits are enough to distinguish versions. A page names a dozen assets, and random letters do not compress.
    const hash = Bun.SHA256.hash(plain, "hex").slice(0, 8);
    const path = `${PATH}${name}-${hash}.${ending}`;
    this.#byPath.set(path, { contentType, etag: `"${hash}"`, plain, isWorker: name === "seal" });
    return path;
  }
}

const headersOf = ({ contentType, etag, isWorker }: Asset): Headers =>
  new Headers({
    "content-type": contentType,
    "cache-control": `public, max-age=${MAX_AGE_S}, immutable`,
    etag,
    ...(isWorker ? WORKER_HEADERS : ASSET_HEADERS),
  });

// Bundles from memory, so that it works from source and in the executable alike.
async function bundle(entry: string): Promise<string> {
  const files = Object.fromEntries(Object.entries(scriptTexts()).map(([name, text]) => [`/scripts/${name}`, text]));
  files["/start.ts"] = ["shared/frame.ts", entry]
    .map((name) => `import ${JSON.stringify(`/scripts/${name}`)};`)
    .join("");
  // A root that everyone can read: the default is the directory in which the program was started, which may be unreadable.
  const built = await Bun.build({ entrypoints: ["/start.ts"], root: "/", files, target: "browser", minify: true });
  const [output] = built.outputs;
  if (!built.success || !output) throw new Error(`The script ${entry} does not compile: ${built.logs.join("\n")}`);
  return output.text();
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const matches = (header: string | null, etag: string): boolean =>
  header !== null && header.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);

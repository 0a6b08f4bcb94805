// The modules of the program as text, and who imports whom, types included.

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

export const ROOT = join(import.meta.dir, "..");

/** Path from the root of the checkout → source text. */
export type House = Map<string, string>;

export const houseIn = (folder: string): House =>
  new Map(
    (readdirSync(join(ROOT, folder), { recursive: true }) as string[])
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => path.endsWith(".ts"))
      .sort()
      .map((path) => [path, readFileSync(join(ROOT, path), "utf8")]),
  );

/** Comments out, strings kept. */
export const withoutComments = (source: string): string =>
  source.replaceAll(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g,
    (_match, text: string | undefined) => text ?? " ",
  );

export interface Import {
  file: string;
  /** As written. */
  specifier: string;
  /** From the root of the checkout; null where it is a package. */
  target: string | null;
}

export function importsOf(file: string, source: string): Import[] {
  const forms = /\b(?:import|export)\b[^;"'()]*?\bfrom\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g;
  return [...withoutComments(source).matchAll(forms)].map(([, from, alone]) => {
    const specifier = from ?? alone ?? "";
    const target = specifier.startsWith(".") ? posix.normalize(posix.join(posix.dirname(file), specifier)) : null;
    return { file, specifier, target };
  });
}

export const allImports = (house: House): Import[] => [...house].flatMap(([file, source]) => importsOf(file, source));

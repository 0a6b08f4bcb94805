// Has each function of a copy of src say which file is entered. The parse tree tells where functions begin.

import { parse } from "@babel/parser";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** As much of a node as is asked for here. */
interface Node {
  type: string;
  start: number;
  end: number;
  body?: Node | Node[];
}

const FUNCTION =
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|Class(?:Private)?Method)$/;

/** @param root of a copy, whose files it rewrites */
export function instrument(root: string): void {
  for (const name of new Bun.Glob("src/**/*.ts").scanSync(root)) {
    const path = join(root, name);
    if (!name.endsWith(".d.ts")) writeFileSync(path, instrumented(readFileSync(path, "utf8"), name));
  }
}

function instrumented(source: string, name: string): string {
  const says = `globalThis[Symbol.for("ways")]?.(${JSON.stringify(name)})`;
  const added: Array<[at: number, text: string]> = [];
  const { program } = parse(source, {
    sourceType: "module",
    plugins: ["typescript"],
    createParenthesizedExpressions: true,
  });
  eachNode(program, ({ type, body }) => {
    if (!FUNCTION.test(type) || !body || Array.isArray(body)) return;
    if (body.type === "BlockStatement") added.push([body.start + 1, `${says};`]);
    else added.push([body.start, `(${says},`], [body.end, ")"]);
  });
  let from = 0;
  const pieces = added
    .toSorted(([one], [other]) => one - other)
    .map(([at, text]) => source.slice(from, (from = at)) + text);
  return pieces.join("") + source.slice(from);
}

function eachNode(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) return node.forEach((one) => eachNode(one, visit));
  if (typeof node !== "object" || node === null || !("type" in node)) return;
  visit(node as Node);
  for (const inner of Object.values(node)) eachNode(inner, visit);
}

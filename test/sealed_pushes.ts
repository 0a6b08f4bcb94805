// Pushes sealed end to end, made as the page of a new push makes them.

import { sealPush, type Sealed } from "../static/modules/sealing.ts";
import type { TestServer } from "./harness.ts";

export interface SealedWish {
  kind?: "text" | "url" | "qr" | "file";
  payload?: string;
  passphrase?: string;
  files?: File[];
  /** Further fields of the push. */
  fields?: Record<string, string | number | boolean>;
  /** Changes what is sealed before the server gets it. */
  change?: (sealed: Sealed) => Sealed | Promise<Sealed>;
}

/** @returns the path of its page and the fragment, as the link has them */
export async function pushSealed(
  server: TestServer,
  { kind = "text", payload = "", passphrase = "", files, fields = {}, change = (sealed) => sealed }: SealedWish,
  headers: Record<string, string> = {},
): Promise<string> {
  const plain = { payload, passphrase, files: files ?? null };
  const sealed = await change(await sealPush(plain, () => {}, new AbortController().signal));
  const body = new FormData();
  const wished = { kind, e2e: true, ...fields, payload: sealed.payload, passphrase: sealed.passphrase };
  for (const [name, value] of Object.entries(wished)) body.append(`push[${name}]`, String(value));
  for (const [index, file] of sealed.files.entries()) body.append("push[files][]", file, `${index + 1}.age`);
  const made = await server.fetch("/api/v2/pushes", { method: "POST", body, headers });
  if (made.status !== 201) throw new Error(`${made.status} ${await made.text()}`);
  return `/p/${((await made.json()) as { url_token: string }).url_token}/r#${sealed.fragment}`;
}

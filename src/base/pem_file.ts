// PEM files that settings name. Every error names the setting and the file.

import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";

const WHY: Record<string, string> = { EACCES: "permission denied", ENOENT: "there is no such file" };

/** The certificates in the file, as text; undefined if no file is set. */
export const certificatesIn = async (setting: string, path: string | undefined): Promise<string | undefined> =>
  path === undefined ? undefined : (await readCertificates(setting, path)).text;

/** The certificates in the file. @throws Error if it cannot be read or does not begin with a certificate */
export async function readCertificates(
  setting: string,
  path: string,
): Promise<{ text: string; first: X509Certificate }> {
  const text = await read(setting, path);
  try {
    return { text, first: new X509Certificate(text) };
  } catch (error) {
    throw new Error(`${setting} contains no certificate in PEM: ${path}`, { cause: error });
  }
}

/** @throws Error if the file cannot be read, or contains no unencrypted private key */
export async function readPrivateKey(setting: string, path: string): Promise<{ text: string; key: KeyObject }> {
  const text = await read(setting, path);
  try {
    return { text, key: createPrivateKey(text) };
  } catch (error) {
    throw new Error(`${setting} contains no private key in PEM without a passphrase: ${path}`, { cause: error });
  }
}

async function read(setting: string, path: string): Promise<string> {
  try {
    return await Bun.file(path).text();
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    throw new Error(`${setting} cannot be read: ${path} (${WHY[code] ?? code})`, { cause: error });
  }
}

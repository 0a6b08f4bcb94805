// Certificates of authorities that settings name.

/** @throws Error with a sentence for the administrator */
export async function readCertificate(setting: string, path: string): Promise<string> {
  const text = await Bun.file(path)
    .text()
    .catch(() => "");
  if (!text.includes("-----BEGIN CERTIFICATE-----")) {
    throw new Error(`${setting}: ${path} cannot be read, or holds no certificate in PEM.`);
  }
  return text;
}

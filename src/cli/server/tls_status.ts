// `secretpush tls status` and doctor's findings: the server's certificate, its origin, and its renewal.

import type { X509Certificate } from "node:crypto";

import type { Config } from "../../config/options.ts";
import { certificateFilesOf, certificateNamesOf } from "../../serve/limits.ts";
import { command } from "../command.ts";
import { about, type Finding } from "../findings.ts";
import { columns, OperationFailed, reasonOf } from "../terminal.ts";

export const status = command({
  name: "status",
  summary: "Print the certificate that the server uses, and when it is renewed; works while the server runs.",
  settings: "all",
  options: { "--json": "Print a JSON object." },
  examples: ["secretpush tls status --config /etc/secretpush/config.toml"],
  run: async (_given, { settings }) => read(settings().config),
  show: ({ file, authority, names, issuer, until, sha256, renewal, failure, next }) =>
    columns([
      ["certificate", until === null ? "none yet" : file],
      ["for", names],
      ...(issuer === null ? [] : [["issued by", issuer]]),
      ...(until === null ? [] : [["until", until]]),
      ...(sha256 === null ? [] : [["SHA-256", sha256]]),
      ...(authority === null ? [["renewed", "by you: the server reads the files again when they change"]] : []),
      ...(authority === null ? [] : [["authority", authority]]),
      ...(renewal === null ? [] : [["renewed", `from ${renewal}`]]),
      ...(failure === null ? [] : [["last failure", failure]]),
      ...(next === null ? [] : [["next attempt", `${next}; "systemctl reload secretpush" tries at once`]]),
    ]),
});

async function read(config: Config) {
  const files = certificateFilesOf(config);
  const authority = config.tls.acme.directory ?? null;
  if (!files)
    throw new OperationFailed("this server has no certificate: set tls.cert and tls.key, or tls.acme.directory");
  const file = files.cert;
  if (authority === null) {
    const { CertificateFiles } = await import("../../listen/certificates.ts");
    const { X509Certificate } = await import("node:crypto");
    const { cert } = await new CertificateFiles(files).read();
    return { file, authority, ...described(new X509Certificate(cert)), renewal: null, failure: null, next: null };
  }
  const { obtained, failure } = await kept(file);
  const none = { names: certificateNamesOf(config).join(", "), issuer: null, until: null, sha256: null };
  return {
    file,
    authority,
    ...(obtained ? described(obtained.certificate) : none),
    renewal: obtained && new Date(obtained.renewMs).toISOString(),
    failure: failure && failure.reason,
    next: failure && new Date(failure.nextMs).toISOString(),
  };
}

async function kept(file: string) {
  const { keptCertificate } = await import("../../capabilities/acme/index.ts");
  try {
    return keptCertificate(file, Date.now());
  } catch (error) {
    throw new OperationFailed(`${file} cannot be read (${reasonOf(error)}): run this as root or as the server's user`);
  }
}

const described = (certificate: X509Certificate) => ({
  names: certificate.subjectAltName ?? certificate.subject,
  issuer: certificate.issuer.replaceAll("\n", ", "),
  until: new Date(certificate.validTo).toISOString(),
  sha256: certificate.fingerprint256,
});

/** The findings about a certificate that an ACME authority issues. */
export async function* acmeFindings(config: Config, file: string, nowMs: number): AsyncGenerator<Finding> {
  const { ok, warn, fail } = about("tls");
  const { obtained, failure } = await kept(file);
  const authority = new URL(config.tls.acme.directory ?? "").host;
  const isGood = obtained !== null && obtained.untilMs > nowMs;
  const until = obtained && new Date(obtained.untilMs).toISOString();
  const next = failure && `The server tries again at ${new Date(failure.nextMs).toISOString()}.`;
  if (isGood && failure) {
    yield warn(
      `The certificate from ${authority} is valid until ${until} and could not be renewed: ${failure.reason} ${next}`,
    );
  } else if (isGood) {
    yield ok(
      `The certificate from ${authority} is valid until ${until}. It is renewed from ${new Date(obtained.renewMs).toISOString()}.`,
    );
  } else {
    const why = failure ? `${failure.reason} ${next}` : "The server obtains one when it starts.";
    yield fail(`${until === null ? "There is no certificate yet" : `The certificate expired on ${until}`}: ${why}`);
  }
}

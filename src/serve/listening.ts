// Every address the server listens on, as the settings say: the main one, the one for recipients, the redirect to HTTPS
// and the metrics. Also keeps the certificate current.

import { join } from "node:path";

import { reasonOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Config } from "../config/options.ts";
import type { Handler } from "../http/app.ts";
import {
  type Certificate,
  CertificateFiles,
  type CertificateSource,
  describeCertificate,
} from "../listen/certificates.ts";
import type { ConnectionWarden } from "../listen/descriptors.ts";
import { redirectToHttps } from "../listen/https_redirect.ts";
import { type Answer, type ListenAddress, listenAddressOf, Listener } from "../listen/listener.ts";
import { SOCKET } from "../store/index.ts";
import { certificateFilesOf, certificateNamesOf } from "./limits.ts";

/** The addresses on which the server listens, as URLs: "http://127.0.0.1:5100", "unix:/run/secretpush/http.sock". */
export interface Addresses {
  main: string;
  recipients: string | null;
  redirect: string | null;
  metrics: string | null;
}

export interface Listening {
  addresses: Addresses;
  /** The port of the main address; 0 for a Unix socket. */
  port: number;
  /** Uses the certificate that is on disk now. If a renewal from an authority is due, it comes first. */
  reloadCertificate(): Promise<void>;
  /** Accepts no more requests. Resolves when the running ones have been answered. */
  stop(): Promise<void>;
  /** Closes the connections that are still open. */
  end(): Promise<void>;
}

export interface ListeningOptions {
  handle: Handler;
  answerMetrics: Answer | null;
  warden: ConnectionWarden | null;
  /** Obtains the certificate, if the settings say so. */
  certificates?: CertificateSource | undefined;
  log: Log;
}

const STAND_IN_DAYS = 30;

/** Bun drops a connection after this many silent seconds. A body's own timeout must expire first, so that the client gets an answer. */
const idleTimeoutS = (bodyIdleMs: number): number => Math.min(255, Math.ceil(bodyIdleMs / 1_000) + 15);

/** Opens all addresses, or none. @throws Error with a message for the administrator */
export async function listenOnAll(config: Config, options: ListeningOptions): Promise<Listening> {
  const { handle, answerMetrics, warden, certificates, log } = options;
  const { tls, recipients, metrics } = config;
  const paths = certificateFilesOf(config);
  const files = paths && new CertificateFiles(paths);
  const certificate =
    files && (await (tls.acme.directory === undefined ? files.read() : obtainedOr(files, config, log)));
  if (certificate) logCertificate("the certificate", certificate, log);

  const listeners: Listener[] = [];
  const open = async (address: ListenAddress, answer: Answer, encrypted: boolean): Promise<Listener> => {
    const listener = await Listener.open({
      address,
      certificate: encrypted ? certificate : null,
      idleTimeoutS: idleTimeoutS(config.upload.idleTimeoutMs),
      answer,
      warden,
    });
    listeners.push(listener);
    return listener;
  };
  const openIfSet = async (
    setting: string | undefined,
    flag: string,
    answer: Answer,
    encrypted: boolean,
  ): Promise<Listener | null> =>
    setting === undefined ? null : open(listenAddressOf(setting, flag), answer, encrypted);
  const everyListener = async (action: (listener: Listener) => Promise<void>): Promise<void> => {
    clearInterval(reloading);
    await Promise.all(listeners.map(action));
  };

  let reloading: ReturnType<typeof setInterval> | undefined;
  try {
    const main = await open(mainAddress(config), handle, true);
    const forRecipients = await openIfSet(
      recipients.listen,
      "--recipients-listen",
      (request, peer, idleClock) => handle(request, peer, idleClock, true),
      true,
    );
    const forMetrics = answerMetrics && (await openIfSet(metrics.listen, "--metrics-listen", answerMetrics, false));
    const bases = [recipients.baseUrl, config.baseUrl].filter((base) => base !== undefined);
    const redirect = await openIfSet(
      tls.redirectListen,
      "--tls-redirect-listen",
      redirectToHttps(bases, () => main.port || (forRecipients?.port ?? 443), certificates?.challenge),
      false,
    );

    const readAgain = async (): Promise<void> => {
      const changed = await files?.readIfChanged(log);
      if (!changed) return;
      main.swap(changed);
      forRecipients?.swap(changed);
      logCertificate("the certificate changed and is in use", changed, log);
    };
    const reloadCertificate = certificates ? () => certificates.renew() : readAgain;
    if (certificates) certificates.begin(readAgain);
    else if (files && tls.reloadIntervalMs !== null) {
      reloading = setInterval(() => void readAgain(), tls.reloadIntervalMs);
    }
    return {
      addresses: {
        main: main.url,
        recipients: forRecipients?.url ?? null,
        redirect: redirect?.url ?? null,
        metrics: forMetrics?.url ?? null,
      },
      port: main.port,
      reloadCertificate,
      stop: () => everyListener((listener) => listener.stop()),
      end: () => everyListener((listener) => listener.end()),
    };
  } catch (error) {
    await everyListener((listener) => listener.end());
    throw error;
  }
}

/**
 * Opens the socket on which the server accepts commands from users who may use its data directory.
 * @returns null, with a warning in the log, if that is not possible
 */
export async function listenForCommands(dataDir: string, answer: Answer, log: Log): Promise<Listener | null> {
  if (process.platform === "win32") return null;
  const mend = "Move it away, then restart the server.";
  const address = { socket: join(dataDir, SOCKET), mode: 0o600, mend };
  try {
    // Long operations may be silent for a while.
    return await Listener.open({ address, certificate: null, idleTimeoutS: 0, answer });
  } catch (error) {
    log.warn("commands cannot reach this server", { reason: reasonOf(error) });
    return null;
  }
}

const mainAddress = ({ unixSocket, unixSocketMode, host, port }: Config): ListenAddress =>
  unixSocket === undefined
    ? { host, port, option: "--port" }
    : {
        socket: unixSocket,
        mode: Number.parseInt(unixSocketMode, 8),
        mend: "Choose another path with --unix-socket.",
      };

/** The certificate that an authority has issued; until there is one, a self-signed one, which no client trusts. */
async function obtainedOr(files: CertificateFiles, config: Config, log: Log): Promise<Certificate> {
  try {
    return await files.read();
  } catch {
    const { makeServerCertificate } = await import("../base/x509.ts");
    log.warn("there is no certificate yet: until the authority issues one, clients refuse the self-signed one", {
      authority: config.tls.acme.directory,
    });
    return makeServerCertificate({ hosts: certificateNamesOf(config), days: STAND_IN_DAYS, nowMs: Date.now() });
  }
}

function logCertificate(message: string, certificate: Certificate, log: Log): void {
  const { fingerprint, until, expired } = describeCertificate(certificate);
  if (expired) log.warn(`${message}, but it has expired: browsers will refuse it`, { sha256: fingerprint, until });
  else log.info(message, { sha256: fingerprint, until });
}

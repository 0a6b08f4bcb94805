// Sentences for failures before a server answers: names, connections, certificates, time limits.

import { UNREADABLE_CONSTRAINT } from "../../base/connection_failure.ts";
import { OperationFailed } from "../terminal.ts";

/** There was no answer. */
export class Unreachable extends OperationFailed {}

/** The sentence for an error that fetch threw. */
export function networkError(error: unknown, host: string, timeoutMs: number): OperationFailed {
  if (error instanceof OperationFailed) return error;
  const { name, code } = Object(error) as { name?: unknown; code?: unknown };
  const reason = typeof code === "string" ? code : typeof name === "string" ? name : "unknown cause";
  return new Unreachable(
    SENTENCES[reason]?.(host, timeoutMs) ??
      `the request to ${host} failed (${reason}): check the address and the network`,
  );
}

type Sentence = (host: string, timeoutMs: number) => string;

const timedOut: Sentence = (host, timeoutMs) =>
  `nothing arrived from ${host} for ${timeoutMs / 1_000} seconds: check the network, or allow more time with --timeout`;
const refused: Sentence = (host) => `nothing answers at ${host}: check the address, and whether the server is running`;
const unknownName: Sentence = (host) => `the name ${host} cannot be found: check the address and the network`;
const noWay: Sentence = (host) => `${host} cannot be reached from here: check the network`;
const untrusted: Sentence = (host) =>
  `the certificate of ${host} is not signed by an authority that this machine trusts: if the authority is your own, name its file with --ca FILE`;
const wrongDate: Sentence = (host) =>
  `the certificate of ${host} has expired or is not yet valid: its administrator must renew it, or this machine's clock is wrong`;
const closed: Sentence = (host) =>
  `${host} closed the connection without an answer: try again, write https:// if it speaks TLS, and for large files ask whether a proxy has a limit`;

const SENTENCES: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: refused,
  ConnectionRefused: refused,
  ENOTFOUND: unknownName,
  EAI_AGAIN: unknownName,
  TimeoutError: timedOut,
  ETIMEDOUT: timedOut,
  EHOSTUNREACH: noWay,
  ENETUNREACH: noWay,
  ECONNRESET: closed,
  ConnectionClosed: closed,
  EPIPE: closed,
  EPROTO: (host) => `${host} does not speak TLS: check the port, or write http:// if it does not use TLS`,
  AbortError: () => "cancelled",
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_UNTRUSTED: untrusted,
  CERT_HAS_EXPIRED: wrongDate,
  CERT_NOT_YET_VALID: wrongDate,
  UNSUPPORTED_CONSTRAINT_TYPE: (host) => `the connection to ${host} fails: ${UNREADABLE_CONSTRAINT}`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `the certificate of ${host} is for another name: check the address`,
};

// Why a connection failed, in this program's words. The runtime's messages name its own functions and no settings.

const UNTRUSTED =
  /SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|CERT_UNTRUSTED|self.signed certificate|unable to (?:get|verify)/i;

/** Whether Bun's TLS library refused a certificate because it cannot read its authority's restriction to networks. */
export const isUnreadableConstraint = (error: unknown): boolean =>
  /unsupported name constraint type/i.test(error instanceof Error ? error.message : "");
export const UNREADABLE_CONSTRAINT =
  "its certificate contains an address, and its authority is restricted to networks, a restriction that this program cannot check: issue the certificate for names only";

/**
 * Words the error as a clause about the other side: "it refused the connection".
 * @param caSetting the setting that names a private authority
 * @param who the other side, if the clause stands alone: "the receiver"
 * @returns null if nothing is known about the error
 */
export function connectionFailure(error: unknown, caSetting?: string, who = "it"): string | null {
  const whose = who === "it" ? "its" : `${who}'s`;
  const { name = "", code = "", message = "" } = Object(error) as Record<string, unknown>;
  const said = `${String(name)} ${String(code)} ${String(message)}`;
  if (/ECONNREFUSED|ConnectionRefused/.test(said)) return `${who} refused the connection`;
  if (/ENOTFOUND|EAI_AGAIN/.test(said)) return `${whose} name is unknown`;
  if (/EHOSTUNREACH|ENETUNREACH/.test(said)) return `${who} cannot be reached from here`;
  if (isUnreadableConstraint(error)) return UNREADABLE_CONSTRAINT.replace("its", whose);
  if (UNTRUSTED.test(said)) {
    const advice = caSetting === undefined ? "" : `: if it is your own, name it in ${caSetting}`;
    return `${whose} certificate is not valid (${code === "ESOCKET" ? "" : `${String(code)}, `}signed by an authority that this host does not trust${advice})`;
  }
  if (/CERT_HAS_EXPIRED|certificate has expired/.test(said))
    return `${whose} certificate is not valid (it has expired)`;
  if (/NOT_YET_VALID|not yet valid/.test(said)) return `${whose} certificate is not valid (it is not valid yet)`;
  if (/ALTNAME|altnames/.test(said)) return `${whose} certificate is not valid (it is for another name)`;
  if (/EPROTO|WRONG_VERSION_NUMBER/.test(said)) return `${who} does not speak TLS on this port`;
  if (/TimeoutError|ETIMEDOUT|timed out/.test(said)) return `${who} did not answer in time`;
  if (/ECONNRESET|ConnectionClosed|EPIPE|ECONNECTION/.test(said)) return `${who} closed the connection`;
  if (/CERT|ISSUER|SIGNATURE|CONSTRAINT|constraint/.test(said)) {
    return `${whose} certificate is not valid (${String(/^[A-Z_0-9]+$/.test(String(code)) && code !== "ESOCKET" ? code : message)})`;
  }
  return null;
}

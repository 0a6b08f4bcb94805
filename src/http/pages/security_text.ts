// /.well-known/security.txt (RFC 9116): whom to tell of a weakness of this server.

import type { Clock } from "../../base/clock.ts";
import { AppError } from "../../base/errors.ts";

export interface SecurityTextOptions {
  clock: Clock;
  /** A URI; null if there is no such file. */
  securityContact: string | null;
  /** The address that people know, without a slash at the end; null if it is not set. */
  ownUrl: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** The file must end (RFC 9116 §2.5.5) and is made anew each day, so that it ends only with the server. */
const VALID_DAYS = 90;

/** @throws AppError `not-found` if no contact is set */
export function securityText({ clock, securityContact, ownUrl }: SecurityTextOptions): string {
  if (securityContact === null) throw new AppError("not-found", "Not Found");
  const today = Math.floor(clock.now() / DAY_MS);
  const lines = [`Contact: ${securityContact}`, `Expires: ${new Date((today + VALID_DAYS) * DAY_MS).toISOString()}`];
  if (ownUrl?.startsWith("https://")) lines.push(`Canonical: ${ownUrl}/.well-known/security.txt`);
  return `${lines.join("\n")}\n`;
}

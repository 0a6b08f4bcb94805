// Requests that this service's own pages send in a person's name, and who may send them. A request that changes
// something must come from the same origin. A request that only reads needs the session cookie, which browsers send
// only with requests from the same site. None of these requests is part of API v2.

import { AppError } from "../../base/errors.ts";
import { readFields } from "../bodies/body.ts";
import type { Bodies } from "../bodies/body_bytes.ts";
import { type BrowserSessions, factorMissing, type SignedInUser } from "./browser_sessions.ts";
import { Form, refuseFile } from "../bodies/form.ts";
import { expectAdministrator } from "./identity.ts";

/** The signed-in sender of a request, once admitted. */
export interface Admitted extends SignedInUser {
  /**
   * Reads the body. That may take time, and the sender may lose the session or the rights in the meantime, so
   * admission is checked again when the body has arrived.
   */
  readForm: () => Promise<SignedInUser & { form: Form }>;
}

const MAX_BODY_BYTES = 64 * 1024;

export class SameOriginRequests {
  readonly #browserSessions: BrowserSessions;
  readonly #bodies: Bodies;

  constructor({ browserSessions, bodies }: { browserSessions: BrowserSessions; bodies: Bodies }) {
    this.#browserSessions = browserSessions;
    this.#bodies = bodies;
  }

  /** Admits every signed-in user. @throws AppError `unauthorized`, `forbidden` */
  admitSignedIn(request: Request): Promise<Admitted> {
    return this.#admit(request, () => this.#signedIn(request));
  }

  /** Also admits users who must set up a second factor first. @throws AppError `unauthorized`, `forbidden` */
  admitLimited(request: Request): Promise<Admitted> {
    return this.#admit(request, () => this.#signedIn(request, true));
  }

  /** Admits administrators only. @throws AppError `unauthorized`, `forbidden` */
  admitAdministrator(request: Request): Promise<Admitted> {
    return this.#admit(request, async () => {
      const found = await this.#signedIn(request);
      expectAdministrator(found.user);
      return found;
    });
  }

  /** @throws AppError `forbidden` if another site, or no browser, sends the request */
  checkOrigin(request: Request): void {
    if (this.#browserSessions.isSameOrigin(request)) return;
    const base = this.#browserSessions.base(request);
    throw new AppError("forbidden", `This must come from the service's own pages: open them at ${base}.`);
  }

  /** Reads the body of a request that needs no session. @throws AppError `forbidden`, and what `readFields` throws */
  async readForm(request: Request): Promise<Form> {
    this.checkOrigin(request);
    return new Form(await readFields(this.#bodies.open(request), MAX_BODY_BYTES, refuseFile));
  }

  async #admit(request: Request, check: () => Promise<SignedInUser>): Promise<Admitted> {
    const found = await check();
    const readForm = async (): Promise<SignedInUser & { form: Form }> => {
      const form = await this.readForm(request);
      return { ...(await check()), form };
    };
    return { ...found, readForm };
  }

  async #signedIn(request: Request, orLimited = false): Promise<SignedInUser> {
    // A request that changes nothing may come without Origin, but never from another site.
    const site = request.headers.get("sec-fetch-site");
    if (request.method !== "GET" || (site !== null && site !== "none")) this.checkOrigin(request);
    const found = await this.#browserSessions.signedInOrLimited(request);
    this.#browserSessions.expectSame(request, found);
    if (!found) throw new AppError("unauthorized", "Sign in first.");
    if (found.limited && !orLimited) throw factorMissing();
    return found;
  }
}

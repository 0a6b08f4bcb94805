// Users of this server, their browser sessions and their API tokens.

export interface User {
  id: number;
  email: string;
  admin: boolean;
  /** A disabled user cannot sign in and has neither tokens nor sessions. */
  disabled: boolean;
  createdAtMs: number;
}

/** A signed-in browser. */
export interface Session {
  user: User;
  expiresAtMs: number;
}

export interface ApiToken {
  id: number;
  /** The address of the user it belongs to. */
  email: string;
  name: string;
  /** Its first characters, enough to recognise it by. */
  prefix: string;
  createdAtMs: number;
  /** Exact to a minute; null where it was never used. */
  lastUsedAtMs: number | null;
}

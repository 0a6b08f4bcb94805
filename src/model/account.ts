// Users of this server, their browser sessions and their API tokens.

export interface User {
  id: number;
  email: string;
  admin: boolean;
  /** Cannot sign in; has neither tokens nor sessions. */
  disabled: boolean;
  createdAtMs: number;
}

export interface Session {
  user: User;
  expiresAtMs: number;
}

export interface ApiToken {
  id: number;
  /** Whose it is. */
  email: string;
  name: string;
  /** The first letters, enough to recognise it by. */
  prefix: string;
  createdAtMs: number;
  lastUsedAtMs: number | null;
}

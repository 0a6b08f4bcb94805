// Which scopes of an API token a route needs. Each route that looks at tokens declares it, by `reference` or, if the
// API reference does not show the route, by `needing`. A route that declares nothing is closed to tokens with scopes.

import type { Scope } from "../../model/token.ts";

/** For a route's options. @param scopes a token must have all of them */
export const needing = (...scopes: Scope[]): { detail: object } => ({ detail: { hide: true, needs: scopes } });

interface DeclaredRoute {
  method: string;
  path: string;
  hooks: { detail?: object | undefined };
}

export class RouteScopes {
  readonly #needs = new Map<string, ReadonlyMap<string, readonly Scope[]>>();

  /** Reads the declarations of all routes, once they are known. */
  learn(routes: readonly DeclaredRoute[]): void {
    for (const { method, path, hooks } of routes) {
      const { needs } = (hooks.detail ?? {}) as { needs?: readonly Scope[] };
      if (needs) this.#needs.set(path, new Map([...(this.#needs.get(path) ?? []), [method, needs]]));
    }
  }

  /** @returns null if the route does not say */
  of(method: string, path: string): readonly Scope[] | null {
    return this.#needs.get(path)?.get(method === "HEAD" ? "GET" : method) ?? null;
  }
}

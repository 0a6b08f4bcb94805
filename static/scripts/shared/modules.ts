// Modules of this server that few readers need (src/http/pages/modules.ts).

import { settings } from "./texts.ts";

/**
 * Loads a module of this server that few readers need.
 * @throws TypeError where it does not arrive
 */
export const loadModule = <T>(name: string): Promise<T> =>
  import(settings<{ modules: Record<string, string> }>().modules[name] ?? "") as Promise<T>;

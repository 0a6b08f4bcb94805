// Modules of this server that few readers need (src/http/pages/modules.ts).

import { importFrom } from "./importing.ts";
import { settings } from "./texts.ts";

/** @throws TypeError if it does not arrive; the next call tries again */
export const loadModule = <T>(name: string): Promise<T> =>
  importFrom(settings<{ modules: Record<string, string> }>().modules[name] ?? "");

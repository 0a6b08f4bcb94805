// The page of a link that is gone: says so if this device opened it before.

import { sayOpenedHere } from "./gone_here.ts";

sayOpenedHere(/^\/p\/(\w+)/.exec(location.pathname)?.[1] ?? "");

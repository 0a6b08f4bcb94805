// The parts that the routes and pages of requests need.

import type { Pushes } from "../../domain/pushes.ts";
import type { PartOptions } from "../../http/pages/part.ts";
import type { OwnRequests } from "./own.ts";
import type { SecretRequests } from "./requests.ts";

export interface RequestsOptions extends PartOptions {
  requests: SecretRequests;
  own: OwnRequests;
  pushes: Pushes;
}

// The parts that the routes and pages of requests need.

import type { Pushes } from "../../domain/pushes/pushes.ts";
import type { RoutesOptions } from "../../http/pages/part.ts";
import type { OwnRequests } from "./own.ts";
import type { SecretRequests } from "./requests.ts";

export interface RequestsOptions extends RoutesOptions {
  requests: SecretRequests;
  own: OwnRequests;
  pushes: Pushes;
}

// The entry point of the writer's thread. Built into the executable as a separate program (scripts/build-binary.ts).

import { serveWriter } from "./in_thread.ts";
import { operationsOn } from "../operations/index.ts";

serveWriter(operationsOn);

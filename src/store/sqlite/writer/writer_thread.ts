// Where the writer's thread begins. Built into the executable as a program of its own (scripts/build-binary.ts).

import { serveWriter } from "./in_thread.ts";
import { operationsOn } from "../operations/index.ts";

serveWriter(operationsOn);

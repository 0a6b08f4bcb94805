// bunfig.toml loads this before each file of tests: its hook comes after the file's own.

import { afterAll } from "bun:test";

import { endAll } from "./ends.ts";

afterAll(endAll);

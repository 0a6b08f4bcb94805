// Runs before every test file: a test may take a minute. Real browsers, processes and disks on a
// machine that others use too are slow at times, and a test that fails for that says nothing.

import { setDefaultTimeout } from "bun:test";

setDefaultTimeout(60_000);

// Programs in Python that tests use, from where .ci/run installs them or from the system.

import { homedir } from "node:os";
import { join } from "node:path";

export const PYTHON_PROGRAMS = join(homedir(), ".cache/secretpush-python/bin");

export const pythonProgram = (name: string): string | null =>
  Bun.which(name) ?? Bun.which(name, { PATH: PYTHON_PROGRAMS });

// Whether the terminal in which a program was started is closed.

import { fstatSync } from "node:fs";
import { isatty } from "node:tty";

/** Among devices that are not terminals, servers are usually given /dev/null, whose major number is 1. */
const NULL_MAJOR = 1;

/** True if standard input, output or error is a terminal that no longer answers. */
export const isHungUp = (): boolean =>
  [0, 1, 2].some((descriptor) => {
    try {
      const found = fstatSync(descriptor);
      return found.isCharacterDevice() && found.rdev >> 8 !== NULL_MAJOR && !isatty(descriptor);
    } catch {
      return false;
    }
  });

// Whether the terminal in which this program was started has been closed.

import { fstatSync } from "node:fs";
import { isatty } from "node:tty";

/** The major number of /dev/null: servers usually get this device, which is not a terminal. */
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

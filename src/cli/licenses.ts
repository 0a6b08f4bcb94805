// This program's version, and the licences of its parts, which scripts/build-binary.ts puts into the executable.

import { commit, target, version } from "../base/build.ts";
import { command } from "./command.ts";
import { OperationFailed } from "./terminal.ts";

/** Zstandard in base64. */
declare const SECRETPUSH_LICENSES: string;

/** "secretpush 3.0.0 (commit 0123456789ab, linux-x64)" */
export const versionSentence = (): string =>
  `secretpush ${version} (${commit === null ? "" : `commit ${commit}, `}${target})`;

export const licenses = command({
  name: "licenses",
  summary: "Print the licences of the software that this executable contains.",
  examples: ["secretpush licenses | less"],
  async run() {
    if (typeof SECRETPUSH_LICENSES === "undefined") {
      throw new OperationFailed("this program runs from source: the licences are in node_modules");
    }
    return (await Bun.zstdDecompress(Buffer.from(SECRETPUSH_LICENSES, "base64"))).toString();
  },
});

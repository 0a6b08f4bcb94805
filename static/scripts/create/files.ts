// The files of a push: the box for them, with the limits that apply if they are sealed, and the name that they give the push.

import { fileBox, limitWords } from "../shared/chosen_files.ts";
import { nameOf, passphrase } from "./fields.ts";
import { isSealed, maxFileBytes } from "./seal.ts";
import { checked, limits, openTab } from "./parts.ts";
import { button, maybe } from "../shared/elements.ts";
import { textsOf } from "../shared/texts.ts";
import { sealedBytes } from "../shared/sealed_room.ts";

const box = fileBox({
  limits: () => ({ ...limits, maxFileBytes: maxFileBytes() }),
  totalOf: (sizes) => (isSealed() ? sealedBytes(sizes) : sizes.reduce((sum, size) => sum + size, 0)),
  dropped() {
    if (openTab.kind !== "file") button("tab-file").click();
  },
  changed: showFileName,
});

export const { files: chosenFiles, add: addFiles, clear: clearFiles } = box;

export const fileLimits = (): string => limitWords(limits);

/** Shows what is wrong with the chosen files. @returns whether they can be sent */
export const checkFiles = (): boolean =>
  checked(
    "problem-file",
    box.problem() || (chosenFiles().length === 0 ? textsOf("filesLive").noFiles : ""),
    maybe("files"),
  );

/** Shows in the name field what the push is called if that field stays empty. */
export function showFileName(): void {
  const name = maybe("name");
  if (!(name instanceof HTMLInputElement)) return;
  const isFile = openTab.kind === "file";
  name.placeholder = isFile ? nameOf(chosenFiles().map((file) => file.name)) : "";
  const hint = maybe("name-hint");
  if (hint) hint.hidden = !isFile || !isSealed();
}
passphrase.addEventListener("input", showFileName);
maybe("sealed")?.addEventListener("change", showFileName);

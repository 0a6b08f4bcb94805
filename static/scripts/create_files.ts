// The files of a push: chosen or dropped, listed, removed, checked against the limits.

import { nameOf, passphrase } from "./create_fields.ts";
import { isSealed, maxFileBytes } from "./create_seal.ts";
import { checked, limits, openTab, texts } from "./create_shared.ts";
import { any, button, complain, make, maybe, say, sizeWords } from "./dom.ts";
import { sealedBytes } from "./sealed_room.ts";

const fileInput = maybe("files") as HTMLInputElement | null;
const drop = maybe("drop");

let chosen: File[] = [];
export const chosenFiles = (): readonly File[] => chosen;

export const fileLimits = (): string =>
  say(texts.fileLimits, {
    n: limits.maxFiles,
    file: sizeWords(limits.maxFileBytes),
    push: sizeWords(limits.maxPushBytes),
  });

function fileProblem(): string {
  const sizes = chosen.map(({ size }) => size);
  const total = isSealed() ? sealedBytes(sizes) : sizes.reduce((sum, size) => sum + size, 0);
  const large = chosen.find(({ size }) => size > maxFileBytes());
  if (chosen.length > limits.maxFiles) return say(texts.tooManyFiles, { n: limits.maxFiles });
  if (large) return say(texts.fileTooLarge, { name: large.name, limit: sizeWords(maxFileBytes()) });
  return total > limits.maxPushBytes ? say(texts.filesTooLarge, { limit: sizeWords(limits.maxPushBytes) }) : "";
}

/** Shows what is wrong with the chosen files. @returns whether they can be sent */
export const checkFiles = (): boolean =>
  checked("problem-file", chosen.length === 0 ? texts.noFiles : fileProblem(), fileInput);

/** A file's line in a list: its name, its size, and a control. */
export const fileLine = (file: File, control: HTMLElement): HTMLLIElement =>
  make("li", null, make("bdi", null, file.name), make("span", { className: "size" }, sizeWords(file.size)), control);

function showChosen(): void {
  const lines = chosen.map((file) => {
    const remove = make("button", { type: "button", className: "quiet" }, "×");
    remove.setAttribute("aria-label", say(texts.remove, { name: file.name }));
    remove.addEventListener("click", () => {
      chosen = chosen.filter((one) => one !== file);
      showChosen();
      fileInput?.focus();
    });
    return fileLine(file, remove);
  });
  any("chosen").replaceChildren(...lines);
  showFileName();
  complain(any("problem-file"), fileProblem());
}

/** Shows in the field for the name what the push is called if the user leaves it empty. */
export function showFileName(): void {
  const name = maybe("name");
  if (!(name instanceof HTMLInputElement)) return;
  name.placeholder = openTab.kind === "file" ? nameOf(chosen.map((file) => file.name)) : "";
}
passphrase.addEventListener("input", showFileName);
maybe("sealed")?.addEventListener("change", showFileName);

/** Adds files to the chosen ones. */
export function addFiles(files: Iterable<File>): void {
  chosen = [...chosen, ...files];
  showChosen();
}

export function clearFiles(): void {
  chosen = [];
  if (fileInput) showChosen();
}

// Nothing keeps chosen files while another page loads.
addEventListener("beforeunload", (event) => {
  if (chosen.length > 0) event.preventDefault();
});

if (fileInput && drop) {
  any("file-limits").textContent = fileLimits();
  fileInput.addEventListener("change", () => {
    addFiles(fileInput.files ?? []);
    fileInput.value = "";
  });
  // A file dropped beside the box is meant for it and must not replace the page. The browser handles text.
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (holdsFiles(event)) event.preventDefault();
  });
  addEventListener("drop", (event) => {
    drop.classList.remove("over");
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (openTab.kind !== "file") button("tab-file").click();
    const { items = [], files = [] } = event.dataTransfer ?? {};
    if ([...items].some((item) => item.webkitGetAsEntry()?.isDirectory)) {
      return complain(any("problem-file"), texts.noFolders);
    }
    addFiles(files);
  });
  drop.addEventListener("dragover", () => drop.classList.add("over"));
  drop.addEventListener("dragleave", () => drop.classList.remove("over"));
  drop.addEventListener("click", ({ target }) => {
    if (target instanceof Element && !target.closest("label, input")) fileInput.click();
  });
}

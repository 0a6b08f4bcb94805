// A box for files: chosen or dropped, listed, removed, checked against the limits.

import type { Folder, packFolder } from "../../modules/packing.ts";
import { any, make, maybe } from "./elements.ts";
import { complain } from "./forms.ts";
import { loadModule } from "./modules.ts";
import { say, sizeWords, textsOf } from "./texts.ts";

export interface FileLimits {
  maxFiles: number;
  maxFileBytes: number;
  /** All files together. */
  maxPushBytes: number;
}

export interface ChosenFiles {
  files: () => readonly File[];
  add: (files: Iterable<File>) => void;
  clear: () => void;
  /** What is wrong with them; "" if nothing is. */
  problem: () => string;
}

const texts = textsOf("filesLive");

export const limitWords = ({ maxFiles, maxFileBytes, maxPushBytes }: FileLimits): string =>
  say(texts.fileLimits, { n: maxFiles, file: sizeWords(maxFileBytes), push: sizeWords(maxPushBytes) });

/** A file's line in a list: its name, its size, and a control. */
export const fileLine = (file: File, control: HTMLElement): HTMLLIElement =>
  make("li", null, make("bdi", null, file.name), make("span", { className: "size" }, sizeWords(file.size)), control);

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

/**
 * Enables the page's box for files.
 * @param limits the limits at this moment
 * @param totalOf how many bytes files of these sizes take
 * @param dropped called before files dropped anywhere on the page are added
 * @param changed called whenever the chosen files change
 */
export function fileBox({
  limits,
  totalOf = sumOf,
  dropped = () => {},
  changed = () => {},
}: {
  limits: () => FileLimits;
  totalOf?: (sizes: readonly number[]) => number;
  dropped?: () => void;
  changed?: () => void;
}): ChosenFiles {
  const fileInput = maybe("files") as HTMLInputElement | null;
  const drop = maybe("drop");
  let chosen: readonly File[] = [];
  /** The names of the folders that are being packed. */
  let packing: readonly string[] = [];

  function problem(): string {
    if (packing[0] !== undefined) return say(texts.packing, { name: packing[0] });
    const { maxFiles, maxFileBytes, maxPushBytes } = limits();
    const large = chosen.find(({ size }) => size > maxFileBytes);
    if (chosen.length > maxFiles) return say(texts.tooManyFiles, { n: maxFiles });
    if (large) return say(texts.fileTooLarge, { name: large.name, limit: sizeWords(maxFileBytes) });
    const total = totalOf(chosen.map(({ size }) => size));
    return total > maxPushBytes ? say(texts.filesTooLarge, { limit: sizeWords(maxPushBytes) }) : "";
  }

  function show(): void {
    const lines = chosen.map((file) => {
      const remove = make("button", { type: "button", className: "quiet" }, "×");
      remove.setAttribute("aria-label", say(texts.remove, { name: file.name }));
      remove.addEventListener("click", () => {
        chosen = chosen.filter((one) => one !== file);
        show();
        fileInput?.focus();
      });
      return fileLine(file, remove);
    });
    const waiting = packing.map((name) => {
      const bar = make("progress", null);
      bar.setAttribute("aria-label", name);
      return make("li", null, make("bdi", null, name), bar);
    });
    any("chosen").replaceChildren(...lines, ...waiting);
    changed();
    complain(any("problem-file"), problem());
  }

  function add(files: Iterable<File>): void {
    chosen = [...chosen, ...files];
    show();
  }

  /** A folder becomes one file, because names hold no path. */
  async function addFolder(name: string, folder: Folder): Promise<void> {
    packing = [...packing, name];
    show();
    complain(any("problem-file"), "");
    let wrong = texts.noFiles;
    const packed = await loadModule<{ packFolder: typeof packFolder }>("zipping")
      .then((zipping) => zipping.packFolder(name, folder))
      .catch(() => void (wrong = texts.unreadable));
    packing = packing.filter((_, index) => index !== packing.indexOf(name));
    add(packed ? [packed] : []);
    if (!packed) complain(any("problem-file"), wrong);
  }

  // Chosen files are lost if another page loads.
  addEventListener("beforeunload", (event) => {
    if (chosen.length > 0) event.preventDefault();
  });

  if (fileInput && drop) {
    any("file-limits").textContent = limitWords(limits());
    fileInput.addEventListener("change", () => {
      add(fileInput.files ?? []);
      fileInput.value = "";
    });
    // A file dropped beside the box is meant for it and must not replace the page. The browser handles dropped text.
    const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") ?? false;
    addEventListener("dragover", (event) => {
      if (holdsFiles(event)) event.preventDefault();
    });
    addEventListener("drop", (event) => {
      drop.classList.remove("over");
      if (!holdsFiles(event)) return;
      event.preventDefault();
      dropped();
      for (const item of event.dataTransfer?.items ?? []) {
        const entry = item.webkitGetAsEntry();
        const file = item.getAsFile();
        if (entry?.isDirectory) void addFolder(`${entry.name}.zip`, entry as FileSystemDirectoryEntry);
        else if (file) add([file]);
      }
    });
    const folder = maybe("folder") as HTMLInputElement | null;
    folder?.addEventListener("change", () => {
      const files = [...(folder.files ?? [])];
      const [name = ""] = files[0]?.webkitRelativePath.split("/") ?? [];
      folder.value = "";
      void addFolder(`${name}.zip`, files);
    });
    drop.addEventListener("dragover", () => drop.classList.add("over"));
    drop.addEventListener("dragleave", () => drop.classList.remove("over"));
    drop.addEventListener("click", ({ target }) => {
      if (target instanceof Element && !target.closest("label, input")) fileInput.click();
    });
  }

  return {
    files: () => chosen,
    add,
    clear() {
      chosen = [];
      if (fileInput) show();
    },
    problem,
  };
}

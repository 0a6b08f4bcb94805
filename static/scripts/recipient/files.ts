// The files of an opened push: people download them one by one or all in turn, and look at pictures. The links work for a
// short time and count no view. A sealed file is opened as it arrives, and is saved only once all of it is verified.

import type { saveAll as saveAllFiles } from "../../modules/zipping.ts";
import { any, button, element, make } from "../shared/elements.ts";
import { busy } from "../shared/forms.ts";
import { loadModule } from "../shared/modules.ts";
import { besideWords, percentWords, say, sizeWords, textsOf } from "../shared/texts.ts";
import { eachPiece, gathered } from "../shared/gather.ts";
import { type ChosenFile, saveAs, saveFrom } from "../shared/save_as.ts";
import { type FileShown, texts } from "./parts.ts";

/** Larger files use the browser's own download, or a file that the page writes to. */
const MAX_IN_BLOB = 256 * 1024 * 1024;
const MAX_PREVIEW = 20 * 1024 * 1024;
/** Types of pictures that can hold no script and no address. */
const PREVIEWED = /^image\/(?:png|jpeg|gif|webp)$/;

/** Whether this browser can write a file of any size while it arrives. */
export const canStream = typeof window.showSaveFilePicker === "function";

const status = any("status");
/** Only the pages of sealed links have these texts. */
const sealedTexts = textsOf("sealedLive");

export function showFiles(files: FileShown[]): void {
  if (files.length === 0) return;
  // The files are what people came for: saving them is the one filled button.
  const isOnly = files.length === 1;
  button("copy").className = "quiet";
  const lines = files.map((file, index) => new FileLine(file, index, isOnly ? "button" : "button quiet"));
  any("attached").hidden = false;
  any("files").replaceChildren(...lines.map(({ line }) => line));
  const all = button("download-all");
  all.hidden = isOnly;
  const saveAll = async (): Promise<void> => {
    const module = loadModule<{ saveAll: typeof saveAllFiles }>("zipping");
    const saved = module.then((zipping) =>
      zipping.saveAll(files, (index) => lines[index]?.download(), { ...texts, say }),
    );
    status.textContent = await saved.catch(() => texts.downloadFailed);
  };
  all.addEventListener("click", () => void busy(all, saveAll));
}

class FileLine {
  readonly line: HTMLLIElement;
  readonly #file: FileShown;
  readonly #size: HTMLElement;

  constructor(file: FileShown, index: number, className: string) {
    this.#file = file;
    const link = file.unseal
      ? make("button", { type: "button", className })
      : make("a", { href: file.url, download: file.filename, className });
    link.append(element("download-label", HTMLTemplateElement).content.cloneNode(true));
    const name = make("bdi", { id: `file-${index}` }, file.filename);
    link.setAttribute("aria-describedby", name.id);
    this.#size = make("span", { className: "size" }, sizeWords(file.byte_size));
    this.line = make("li", null, name, this.#size);
    if (PREVIEWED.test(file.content_type) && file.byte_size <= MAX_PREVIEW) this.line.append(this.#preview(name.id));
    this.line.append(link);
    if (file.unseal && link instanceof HTMLButtonElement) {
      link.addEventListener("click", () => void busy(link, () => this.#save()));
    } else if (file.byte_size <= MAX_IN_BLOB) {
      link.addEventListener("click", (event) => {
        event.preventDefault();
        void this.#save();
      });
    }
  }

  /** Saves the file, and says how that went. */
  async #save(): Promise<void> {
    const { filename: name, unseal } = this.#file;
    try {
      if (!unseal || !window.showSaveFilePicker) await this.download();
      else await this.#write(await window.showSaveFilePicker({ suggestedName: name }));
      status.textContent = unseal ? say(sealedTexts.fileWhole, { name }) : texts.downloaded;
    } catch (error) {
      // Closing the system's dialog is not an error.
      if (error instanceof DOMException && error.name === "AbortError") return;
      status.textContent = this.#failure(error);
    }
  }

  #failure(error: unknown): string {
    const { filename: name, unseal, byte_size: bytes } = this.#file;
    const { code } = error as { code?: unknown };
    // The code of an error of the format is a word. The browser's own errors have a number, or no code.
    if (unseal && typeof code === "string")
      return say(code === "truncated" ? sealedTexts.fileShort : sealedTexts.fileBroken, { name });
    return unseal && bytes > MAX_IN_BLOB ? say(sealedTexts.fileTooLarge, { name }) : texts.downloadFailed;
  }

  /** Hands the file to the browser's downloads. @throws if it does not arrive completely */
  async download(): Promise<void> {
    const { url, filename, byte_size: bytes, unseal } = this.#file;
    if (bytes > MAX_IN_BLOB) {
      if (unseal) throw new RangeError();
      return saveFrom(url, filename);
    }
    saveAs(await this.#fetch("application/octet-stream"), filename);
    this.#size.textContent = besideWords(sizeWords(bytes), texts.downloaded);
  }

  /** Writes the file to the disk as it arrives. Nothing of it stays there unless all of it arrives and is intact. */
  async #write(chosen: ChosenFile): Promise<void> {
    const writable = await chosen.createWritable();
    try {
      await this.#arriving((content, received) =>
        eachPiece(content, async (piece, total) => {
          await writable.write(piece);
          received(total);
        }),
      );
      await writable.close();
    } catch (error) {
      await writable.abort().catch(() => {});
      throw error;
    }
    this.#size.textContent = besideWords(sizeWords(this.#file.byte_size), texts.downloaded);
  }

  #fetch(type: string): Promise<Blob> {
    return this.#arriving((content, received) => gathered(content, type, received));
  }

  /** Fetches the content, opens it, and shows the progress. @throws if it does not arrive completely */
  async #arriving<T>(
    use: (content: ReadableStream<Uint8Array>, received: (total: number) => void) => Promise<T>,
  ): Promise<T> {
    const { url, filename, byte_size: bytes, unseal } = this.#file;
    const bar = make("progress", { max: Math.max(1, bytes), value: 0 });
    bar.setAttribute("aria-label", filename);
    this.line.querySelector("progress")?.remove();
    this.line.append(bar);
    let arrived = 0;
    try {
      const response = await fetch(url, { cache: "no-store" });
      if (!response.ok || !response.body) throw new TypeError();
      const used = await use(unseal ? await unseal(response.body) : response.body, (total) => {
        bar.value = arrived = total;
        this.#size.textContent = `${sizeWords(bytes)} · ${percentWords(total / Math.max(1, bytes))}`;
      });
      if (arrived !== bytes) throw new TypeError();
      return used;
    } finally {
      bar.remove();
      this.#size.textContent = sizeWords(bytes);
    }
  }

  /** A button that shows the picture in the page, and hides it again. */
  #preview(nameId: string): HTMLButtonElement {
    const opener = make("button", { type: "button", className: "quiet" }, texts.preview);
    opener.setAttribute("aria-describedby", nameId);
    opener.ariaExpanded = "false";
    let picture: HTMLImageElement | null = null;
    const close = (): void => {
      if (picture) URL.revokeObjectURL(picture.src);
      picture?.remove();
      picture = null;
      opener.ariaExpanded = "false";
    };
    const open = async (): Promise<void> => {
      const { filename, content_type: type } = this.#file;
      const content = await this.#fetch(type).catch(() => null);
      if (!content) return fail();
      picture = make("img", { alt: say(texts.previewOf, { name: filename }) });
      picture.addEventListener("error", fail);
      picture.src = URL.createObjectURL(content);
      this.line.append(picture);
      opener.ariaExpanded = "true";
      status.textContent = "";
    };
    const fail = (): void => {
      close();
      status.textContent = texts.previewFailed;
    };
    opener.addEventListener("click", () => (picture ? close() : void busy(opener, open)));
    return opener;
  }
}

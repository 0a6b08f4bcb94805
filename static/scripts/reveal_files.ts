// The files of an opened push: downloaded one by one or all in turn, and pictures looked at. The links work for a
// short time and count no view.

import { any, button, busy, element, make, percentWords, say, sizeWords } from "./dom.ts";
import { type FileShown, texts } from "./reveal_shared.ts";

/** Larger files use the browser's own download, which does not hold them in memory. */
const MAX_IN_MEMORY = 256 * 1024 * 1024;
const MAX_PREVIEW = 20 * 1024 * 1024;
/** Pictures that hold no script and no address. */
const PREVIEWED = /^image\/(?:png|jpeg|gif|webp)$/;

const status = any("status");

export function showFiles(files: FileShown[]): void {
  if (files.length === 0) return;
  const lines = files.map((file, index) => new FileLine(file, index));
  any("attached").hidden = false;
  any("files").replaceChildren(...lines.map(({ line }) => line));
  const all = button("download-all");
  all.hidden = files.length === 1;
  all.addEventListener("click", () => void busy(all, () => downloadAll(lines)));
}

/** One after the other: browsers drop downloads that start at once, and only one file at a time is in memory. */
async function downloadAll(lines: FileLine[]): Promise<void> {
  let done = 0;
  for (const line of lines) {
    if (await line.download()) done += 1;
    status.textContent = say(texts.downloadedOf, { done, total: lines.length });
  }
}

class FileLine {
  readonly line: HTMLLIElement;
  readonly #file: FileShown;
  readonly #size: HTMLElement;

  constructor(file: FileShown, index: number) {
    this.#file = file;
    const link = make("a", { href: file.url, download: file.filename, className: "button quiet" });
    link.append(element("download-label", HTMLTemplateElement).content.cloneNode(true));
    const name = make("bdi", { id: `file-${index}` }, file.filename);
    link.setAttribute("aria-describedby", name.id);
    this.#size = make("span", { className: "size" }, sizeWords(file.byte_size));
    this.line = make("li", null, name, this.#size);
    if (PREVIEWED.test(file.content_type) && file.byte_size <= MAX_PREVIEW) this.line.append(this.#preview(name.id));
    this.line.append(link);
    if (file.byte_size > MAX_IN_MEMORY) return;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      void this.download().then((isDone) => {
        status.textContent = isDone ? texts.downloaded : texts.downloadFailed;
      });
    });
  }

  /** @returns whether it arrived whole, or the browser has taken it over */
  async download(): Promise<boolean> {
    const { url, filename, byte_size: bytes } = this.#file;
    if (bytes > MAX_IN_MEMORY) {
      saveFrom(url, filename);
      return true;
    }
    const content = await this.#fetch();
    if (!content) return false;
    saveAs(new Blob(content, { type: "application/octet-stream" }), filename);
    this.#size.textContent = `${sizeWords(bytes)} · ${texts.downloaded}`;
    return true;
  }

  /** Fetches the file and shows how far it is. @returns null where it does not arrive whole */
  async #fetch(): Promise<BlobPart[] | null> {
    const { url, filename, byte_size: bytes } = this.#file;
    const bar = make("progress", { max: Math.max(1, bytes), value: 0 });
    bar.setAttribute("aria-label", filename);
    this.line.querySelector("progress")?.remove();
    this.line.append(bar);
    try {
      const response = await fetch(url, { cache: "no-store" });
      if (!response.ok || !response.body) return null;
      const chunks: BlobPart[] = [];
      let received = 0;
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        chunks.push(value);
        received += value.byteLength;
        bar.value = received;
        this.#size.textContent = `${sizeWords(bytes)} · ${percentWords(received / Math.max(1, bytes))}`;
      }
      return received === bytes ? chunks : null;
    } catch {
      return null;
    } finally {
      bar.remove();
      this.#size.textContent = sizeWords(bytes);
    }
  }

  /** A button that shows the picture in the page, and takes it away again. */
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
      const content = await this.#fetch();
      if (!content) return fail();
      picture = make("img", { alt: say(texts.previewOf, { name: filename }) });
      picture.addEventListener("error", fail);
      picture.src = URL.createObjectURL(new Blob(content, { type }));
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

/** Hands a file over that is in the page's memory. */
export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  saveFrom(url, name);
  // After a minute the browser has begun to read it, and the URL is released.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function saveFrom(url: string, name: string): void {
  const link = make("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
}

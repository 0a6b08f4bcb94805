// The content of a retrieved push: a text, and files, each of which is fetched on request.

import type { Progress } from "../progress.ts";
import type { Api, Retrieved } from "./api.ts";
import { download, type Sink } from "./transfer.ts";

export interface Content {
  text: string;
  files: ContentFile[];
}

export interface ContentFile {
  /** The name that its sender gave it. */
  name: string;
  /** @returns its size in bytes, once all of it is checked and written @throws OperationFailed; whatever the sink throws */
  into: (sink: Sink, options: FetchOptions) => Promise<number>;
}

interface FetchOptions {
  progress: Progress;
  cancelled: AbortSignal;
}

/** The content of a push that the server can read. */
export const contentOf = (api: Api, { payload, files }: Retrieved): Content => ({
  text: payload ?? "",
  files: files.map((file) => ({
    name: file.filename,
    into: (sink, options) => download(api, file, sink, options),
  })),
});

// What is pasted outside the fields goes where it belongs, without a tap on a field first: text into the field
// of the open tab, files to the files.

import { addFiles } from "./files.ts";
import { openTab } from "./parts.ts";
import { any, maybe } from "../shared/elements.ts";

const FIELDS = { text: "text", file: "message", url: "url", qr: "code" };

addEventListener("paste", (event) => {
  const { target, clipboardData } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField || !clipboardData || any("making").hidden || document.querySelector("dialog[open]")) return;
  if (clipboardData.files.length > 0 && maybe("files")) {
    event.preventDefault();
    if (openTab.kind !== "file") maybe("tab-file")?.click();
    return addFiles(clipboardData.files);
  }
  const field = maybe(FIELDS[openTab.kind]);
  const pasted = clipboardData.getData("text/plain");
  if (pasted === "" || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (field.closest("[inert]")) return;
  event.preventDefault();
  field.setRangeText(pasted, field.value.length, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
});

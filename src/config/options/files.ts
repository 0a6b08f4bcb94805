// Uploads and downloads of files.

import { bytes, duration, integer } from "../types/plain.ts";

export const FILES = {
  "upload.max_files": integer({ default: 10, min: 1, max: 1000 }).doc("Most files in one push."),
  "upload.max_file_bytes": bytes({ default: "2 GiB", min: "1 KiB", max: "1 TiB" }).doc("Largest file."),
  "upload.max_push_bytes": bytes({ default: "2 GiB", min: "1 KiB", max: "1 TiB" }).doc(
    "Most bytes in all files of one push.",
  ),
  "upload.max_stored_bytes": bytes({ default: "0", min: "0", max: "1024 TiB" }).doc(
    "Most bytes in the files of all pushes; 0: no limit.",
  ),
  "upload.free_space_floor": bytes({ default: "1 GiB", min: "0", max: "1024 TiB" }).doc(
    "Files are refused while less than this is free on the disk, or less than upload.free_space_floor_percent, whichever is smaller; 0: no floor.",
  ),
  "upload.free_space_floor_percent": integer({ default: 5, min: 0, max: 90 }).doc(
    "The same floor as a percentage of the disk, for small disks.",
  ),
  "upload.at_once_per_caller": integer({ default: 4, min: 1, max: 1000 }).doc(
    "Uploads that one user, or one address of anonymous senders, may run at once.",
  ),
  "upload.idle_timeout": duration({ default: "60s", min: "1s", max: "4m" }).doc(
    "How long a sender may pause during an upload; at most 15s for a body that is not a form with files.",
  ),
  "upload.timeout": duration({ default: "6h", min: "1s", max: "7d" }).doc(
    "How long an upload may take in all; at most 60s for a body that is not a form with files.",
  ),
  "upload.max_json_bytes": bytes({ default: "32 MiB", min: "1 MiB", max: "256 MiB" }).doc(
    "Largest JSON body with files in base64; larger files need a multipart form.",
  ),
  download_link_life: duration({ default: "15m", min: "1s", max: "1d" }).doc(
    "How long download links work after a retrieval.",
  ),
  "download.at_once_per_link": integer({ default: 8, min: 1, max: 1000 }).doc(
    "Downloads that may run at once through one download link.",
  ),
  "download.at_once_per_address": integer({ default: 64, min: 1, max: 100_000 }).doc(
    "Downloads that one address may run at once; an IPv6 /64 counts as one address.",
  ),
};

// Uploads and downloads of files.

import { clamd } from "../types/addresses.ts";
import { bytes, duration, integer } from "../types/plain.ts";

export const FILES = {
  "files.scan": clamd().doc(
    "Virus scanner that checks files before they are stored: clamd:/run/clamav/clamd.ctl or clamd://10.0.0.5:3310. If the scanner does not answer, files are refused. It cannot check files that are end-to-end encrypted.",
  ),
  "upload.max_files": integer({ default: 10, min: 1, max: 1000 }).doc("Most files in one link."),
  "upload.max_file_bytes": bytes({ default: "2 GiB", min: "1 KiB", max: "1 TiB" }).doc("Largest file."),
  "upload.max_push_bytes": bytes({ default: "2 GiB", min: "1 KiB", max: "1 TiB" }).doc(
    "Largest total size of the files in one link.",
  ),
  "upload.max_stored_bytes": bytes({ default: "0", min: "0", max: "1024 TiB" }).doc(
    "Largest total size of the files in all links; 0: no limit.",
  ),
  "upload.free_space_floor": bytes({ default: "1 GiB", min: "0", max: "1024 TiB" }).doc(
    "Free space on the disk below which files are refused; 0: no floor. If upload.free_space_floor_percent amounts to less, it counts instead.",
  ),
  "upload.free_space_floor_percent": integer({ default: 5, min: 0, max: 90 }).doc(
    "The same floor as a percentage of the disk, for small disks.",
  ),
  "upload.at_once_per_caller": integer({ default: 4, min: 1, max: 1000 }).doc(
    "Most simultaneous uploads by one user, or by anonymous senders at one address.",
  ),
  "upload.idle_timeout": duration({ default: "60s", min: "1s", max: "4m" }).doc(
    "How long a sender may pause during an upload; at most 15s for a body that is not a form with files.",
  ),
  "upload.timeout": duration({ default: "6h", min: "1s", max: "7d" }).doc(
    "How long an upload may take in total; at most 60s for a body that is not a form with files.",
  ),
  "upload.incomplete_kept": duration({ default: "1d", min: "1m", max: "30d" }).doc(
    "How long a resumable upload may take, from its beginning until it is part of a link. After that, the upload is removed.",
  ),
  "upload.max_json_bytes": bytes({ default: "32 MiB", min: "1 MiB", max: "256 MiB" }).doc(
    "Largest JSON body with files in base64; larger files need a multipart form.",
  ),
  download_link_life: duration({ default: "15m", min: "1s", max: "1d" }).doc(
    "How long download links work after a retrieval.",
  ),
  "download.at_once_per_link": integer({ default: 8, min: 1, max: 1000 }).doc(
    "Most simultaneous downloads through one download link.",
  ),
  "download.at_once_per_address": integer({ default: 64, min: 1, max: 100_000 }).doc(
    "Most simultaneous downloads from one address; an IPv6 /64 counts as one address.",
  ),
};

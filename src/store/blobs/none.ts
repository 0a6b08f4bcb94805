// Stands for the place of files if several nodes share a database and no bucket is set. Uploads are refused before they get here.

import { AppError } from "../../base/errors.ts";
import { type Blobs, DamagedBlob } from "../blob_files.ts";

export const NO_BLOBS: Blobs = {
  isRemote: false,
  trouble: null,
  async create() {
    throw new AppError("invalid", "Not valid: files.", { fields: { files: ["are switched off on this server"] } });
  },
  async open(id) {
    throw new DamagedBlob(id, "is missing");
  },
  async remove() {},
  space: async () => null,
  *ids() {},
  removeDrafts: async () => 0,
  exists: async () => false,
};

// Takes the place of the blobs if nodes share a database and blobs.url is not set. Uploads are refused before they get here.

import { AppError } from "../../base/errors.ts";
import { type Blobs, DamagedBlob } from "../blob_files.ts";

const refuse = async (): Promise<never> => {
  throw new AppError("invalid", "Not valid: files.", { fields: { files: ["are switched off on this server"] } });
};

export const NO_BLOBS: Blobs = {
  isRemote: false,
  where: "nowhere",
  trouble: null,
  lost: null,
  create: refuse,
  partials: async () => ({
    create: refuse,
    open: async () => null,
    list: async () => [],
    storedBytes: async () => null,
    remove: async () => {},
    place: async () => false,
    takeBack: async () => {},
  }),
  async open(id) {
    throw new DamagedBlob(id, "is missing");
  },
  async remove() {},
  space: async () => null,
  hasPartials: async () => false,
  *ids() {},
  removeDrafts: async () => 0,
  exists: async () => false,
};

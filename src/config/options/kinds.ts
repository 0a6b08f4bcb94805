// How long a push of each kind lives, and the defaults for its sender: the same rows for text, url, file and qr.

import type { Row } from "./row.ts";

const rowsOfKind = <const Kind extends string>(kind: Kind) =>
  [
    {
      key: `${kind}.expireAfterDaysDefault`,
      toml: `${kind}.expire_after_days_default`,
      type: "integer",
      default: 7,
      min: 1,
      max: 3650,
      within: [`${kind}.expire_after_days_min`, `${kind}.expire_after_days_max`],
      doc: `Days a ${kind} push lives unless its sender chooses otherwise.`,
    },
    {
      key: `${kind}.expireAfterDaysMin`,
      toml: `${kind}.expire_after_days_min`,
      type: "integer",
      default: 1,
      min: 1,
      max: 3650,
      doc: `Fewest days a ${kind} push may live.`,
    },
    {
      key: `${kind}.expireAfterDaysMax`,
      toml: `${kind}.expire_after_days_max`,
      type: "integer",
      default: 90,
      min: 1,
      max: 3650,
      doc: `Most days a ${kind} push may live.`,
    },
    {
      key: `${kind}.expireAfterViewsDefault`,
      toml: `${kind}.expire_after_views_default`,
      type: "integer",
      default: 5,
      min: 1,
      max: 100_000,
      within: [`${kind}.expire_after_views_min`, `${kind}.expire_after_views_max`],
      doc: `Views of a ${kind} push unless its sender chooses otherwise.`,
    },
    {
      key: `${kind}.expireAfterViewsMin`,
      toml: `${kind}.expire_after_views_min`,
      type: "integer",
      default: 1,
      min: 1,
      max: 100_000,
      doc: `Fewest views a ${kind} push may allow.`,
    },
    {
      key: `${kind}.expireAfterViewsMax`,
      toml: `${kind}.expire_after_views_max`,
      type: "integer",
      default: 100,
      min: 1,
      max: 100_000,
      doc: `Most views a ${kind} push may allow.`,
    },
    {
      key: `${kind}.retrievalStepDefault`,
      toml: `${kind}.retrieval_step_default`,
      type: "boolean",
      default: true,
      doc: `Whether links of a ${kind} push end in /r, the address of a page with a button, unless the sender chooses otherwise. The page has the button at either address.`,
    },
    {
      key: `${kind}.deletableByViewerDefault`,
      toml: `${kind}.deletable_by_viewer_default`,
      type: "boolean",
      default: true,
      doc: `Whether viewers may delete a ${kind} push, unless its sender chooses otherwise.`,
    },
  ] as const satisfies readonly Row[];

export const KINDS = [...rowsOfKind("text"), ...rowsOfKind("url"), ...rowsOfKind("file"), ...rowsOfKind("qr")] as const;

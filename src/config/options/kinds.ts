// How long a push of each kind lives, and its sender's defaults: the same settings for text, url, file and qr.

import { inTable } from "../setting.ts";
import { boolean, integer } from "../types/plain.ts";

export const DAYS = { min: 1, max: 3650 };
export const VIEWS = { min: 1, max: 100_000 };

const ofKind = <const Kind extends string>(kind: Kind) =>
  inTable(kind, {
    expire_after_days_default: integer({
      default: 7,
      ...DAYS,
      within: [`${kind}.expire_after_days_min`, `${kind}.expire_after_days_max`],
    }).doc(`Days that a ${kind} link lives unless its sender chooses otherwise.`),
    expire_after_days_min: integer({ default: 1, ...DAYS }).doc(`Fewest days that a ${kind} link may live.`),
    expire_after_days_max: integer({ default: 90, ...DAYS }).doc(`Most days that a ${kind} link may live.`),
    expire_after_views_default: integer({
      default: 5,
      ...VIEWS,
      within: [`${kind}.expire_after_views_min`, `${kind}.expire_after_views_max`],
    }).doc(`Views that a ${kind} link allows unless its sender chooses otherwise.`),
    expire_after_views_min: integer({ default: 1, ...VIEWS }).doc(`Fewest views that a ${kind} link may allow.`),
    expire_after_views_max: integer({ default: 100, ...VIEWS }).doc(`Most views that a ${kind} link may allow.`),
    retrieval_step_default: boolean({ default: true }).doc(
      `Whether a ${kind} link ends in /r, unless its sender chooses otherwise. With or without it, the page has a button that opens what is behind the link.`,
    ),
    deletable_by_viewer_default: boolean({ default: true }).doc(
      `Whether viewers may delete a ${kind} link, unless its sender chooses otherwise.`,
    ),
  });

export const KINDS = { ...ofKind("text"), ...ofKind("url"), ...ofKind("file"), ...ofKind("qr") };

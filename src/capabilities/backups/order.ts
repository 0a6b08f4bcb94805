// What a server orders from the process that makes its backups, and what that process reports.

/** @typeParam Settings all settings of the server */
export interface Order<Settings = object> {
  /** `check` only checks whether a backup could be made. */
  what: "make" | "check";
  /** The build of the server: a different program would read the settings differently. */
  build: string;
  settings: Settings;
  nowMs: number;
  /** The id under which this service writes its backups, and whether it has written any in this place. */
  writer: string;
  isKnown: boolean;
}

export type Outcome = Made | { error: string };

export interface Made {
  /** Null if there was nothing to do. */
  point: MadePoint | null;
  /** How many earlier backups the retention rules have removed. */
  pruned: number;
  /** Why superfluous backups were not removed; null if they were. */
  left: string | null;
}

export interface MadePoint {
  name: string;
  pushes: number;
  files: number;
  /** The size of the whole backup, and of its newly written part. */
  bytes: number;
  writtenBytes: number;
  /** Damage that the data already had: the first problems, as sentences, and how many problems there are. */
  problems: readonly string[];
  problemCount: number;
}

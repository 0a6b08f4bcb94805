// What a server orders from the process that makes its backups, and what it hears of it.

/** @typeParam Settings all settings of the server */
export interface Order<Settings = object> {
  /** `check` only looks whether a backup could be made. */
  what: "make" | "check";
  /** The build of the server: another program would read the settings in another way. */
  build: string;
  settings: Settings;
  nowMs: number;
  /** The id under which this service writes its backups, and whether it has written any in this place. */
  writer: string;
  isKnown: boolean;
}

export type Outcome = Made | { error: string };

export interface Made {
  /** Null if nothing was to be made. */
  point: MadePoint | null;
  /** How many earlier ones were removed by the rules. */
  pruned: number;
  /** Why what is superfluous was not removed; null if it was. */
  left: string | null;
}

export interface MadePoint {
  name: string;
  pushes: number;
  files: number;
  /** Of all that belongs to it, and of what had to be written. */
  bytes: number;
  writtenBytes: number;
  /** What was damaged before: the first sentences, and how many there are. */
  problems: readonly string[];
  problemCount: number;
}

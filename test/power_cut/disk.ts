// A disk with a cache that loses power. What a flush that has ended covers is on it; of everything newer, an arbitrary part:
// none, all, what came before some moment, or each piece of 512 or 4,096 bytes by itself in any of the states that it was in.
// Names are kept by their directory's flush alone, as POSIX has it; a file system with a journal keeps more.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

import type { Call } from "./system_calls.ts";

type Span = { begin: number; end: number };
type Change = Span & ({ offset: number; bytes: Buffer } | { size: number });

interface File {
  /** What is on the disk for certain. */
  kept: Buffer;
  /** Oldest first. */
  pending: Change[];
}

interface Directory {
  kept: Map<string, Node>;
  /** What programs see. */
  seen: Map<string, Node>;
}

type Node = File | Directory;

/** A change of names, which happens as a whole or not at all. */
type Renaming = Span & { on: Directory; changes: Array<{ on: Directory; name: string; from?: Node; to?: Node }> };

const isFile = (node: Node | undefined): node is File => node !== undefined && "pending" in node;
const directory = (): Directory => ({ kept: new Map(), seen: new Map() });

/** Numbers below a bound, the same ones for the same seed (mulberry32). */
export type Dice = (sides: number) => number;

export function dice(seed: number): Dice {
  let state = Math.imul(seed + 1, 0x9e_37_79_b9);
  return (sides) => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
}

export class Disk {
  readonly #root: string;
  readonly #tree: Directory;
  #renamings: Renaming[] = [];
  readonly #steps: Array<{ at: number; take: () => void }> = [];
  #taken = 0;

  /**
   * @param before a directory with what was on the disk when the recording began
   * @param deafFrom from which line on it ignores flushes
   */
  constructor(before: string, root: string, calls: readonly Call[], deafFrom = Number.POSITIVE_INFINITY) {
    this.#root = root;
    this.#tree = loaded(before);
    for (const call of calls) {
      if ("socket" in call) continue;
      if (call.kind !== "flush") this.#steps.push({ at: call.begin, take: () => this.#begin(call) });
      else if (call.begin < deafFrom) this.#steps.push({ at: call.end, take: () => this.#flushed(call.path, call) });
    }
    this.#steps.sort((one, other) => one.at - other.at);
  }

  /** Goes on to the moment before a line of the recording. Moments come in order. */
  advanceTo(line: number): void {
    for (; (this.#steps[this.#taken]?.at ?? Infinity) < line; this.#taken += 1) this.#steps[this.#taken]?.take();
  }

  /** Writes what is left after a power cut at this moment. @returns how it was chosen */
  cutInto(target: string, roll: Dice, plan = PLANS[roll(PLANS.length)] ?? "none"): string {
    const pending = [...this.#files()].flatMap(({ pending }) => pending);
    const moments = [...pending, ...this.#renamings].map(({ begin }) => begin).sort((one, other) => one - other);
    const until = plan === "until" ? (moments[roll(moments.length)] ?? 0) : plan === "none" ? -1 : Infinity;
    const kept = new Map<Directory, Map<string, Node>>();
    const namesIn = (on: Directory): Map<string, Node> =>
      kept.get(on) ?? kept.set(on, new Map(on.kept)).get(on) ?? new Map<string, Node>();
    const names = plan === "pieces" ? (["none", "all", "coin"] as const)[roll(3)] : "all";
    for (const renaming of this.#renamings) {
      const happens = names === "all" ? renaming.begin < until : names === "coin" && roll(2) === 0;
      if (happens) for (const change of renaming.changes) rename(namesIn(change.on), change);
    }
    const told: string[] = [];
    const write = (on: Directory, path: string): void => {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (const [name, node] of namesIn(on)) {
        if (!isFile(node)) write(node, join(path, name));
        else if (name.endsWith("-shm")) {
          // Nobody flushes it: it is there or not, with anything in it.
          const left = [null, Buffer.alloc(32_768), Buffer.alloc(32_768, "garbage"), node.kept][roll(4)] ?? null;
          if (left) writeFileSync(join(path, name), left, { mode: 0o600 });
        } else {
          const way = plan === "pieces" ? (WAYS[roll(WAYS.length)] ?? "none") : until;
          if (node.pending.length > 0) told.push(`${name} ${way} of ${node.pending.length}`);
          writeFileSync(join(path, name), contentOf(node, way, roll), { mode: 0o600 });
        }
      }
    };
    write(this.#tree, target);
    return `${plan}; names ${names} of ${this.#renamings.length}; ${told.join(", ")}`;
  }

  #begin(call: Exclude<Call, { socket: string }>): void {
    const span = { begin: call.begin, end: call.end };
    const { on, name, node } = this.#find(call.path);
    const change = (changes: Renaming["changes"], target = on): void => {
      for (const each of changes) rename(each.on.seen, each);
      this.#renamings.push({ ...span, on: target, changes });
    };
    switch (call.kind) {
      case "write":
        if (isFile(node)) node.pending.push({ ...span, offset: call.offset, bytes: call.bytes });
        else throw new Error(`${call.path} was written and never made.`);
        return;
      case "truncate":
        if (isFile(node)) node.pending.push({ ...span, size: call.size });
        return;
      case "flush":
        return;
      case "create":
        if (!node) change([{ on, name, to: { kept: Buffer.alloc(0), pending: [] } }]);
        return;
      case "mkdir":
        if (!node) change([{ on, name, to: directory() }]);
        return;
      case "unlink":
        if (node) change([{ on, name, from: node }]);
        return;
      case "link":
      case "rename": {
        if (!node) throw new Error(`${call.path} was renamed and never made.`);
        const to = this.#find(call.to);
        const given = { on: to.on, name: to.name, to: node };
        // The flush of the directory that has the new name keeps the rename.
        change(call.kind === "link" ? [given] : [{ on, name, from: node }, given], to.on);
      }
    }
  }

  #flushed(path: string, flush: Span): void {
    const { node } = this.#find(path);
    const isCovered = ({ end }: Span): boolean => end < flush.begin;
    if (isFile(node)) {
      const covered = node.pending.filter(isCovered);
      node.pending = node.pending.filter((change) => !isCovered(change));
      node.kept = applied(node.kept, covered);
    } else if (node) {
      const covered = this.#renamings.filter((renaming) => renaming.on === node && isCovered(renaming));
      for (const { changes } of covered) for (const each of changes) rename(each.on.kept, each);
      this.#renamings = this.#renamings.filter((renaming) => !covered.includes(renaming));
    }
  }

  #find(path: string): { on: Directory; name: string; node: Node | undefined } {
    const [on, name] = [dirname(path), basename(path)];
    if (path === this.#root) return { on: this.#tree, name: "", node: this.#tree };
    const above = on === this.#root ? this.#tree : this.#find(on).node;
    if (!above || isFile(above)) throw new Error(`${on} is no directory.`);
    return { on: above, name, node: above.seen.get(name) };
  }

  /** Those that a name leads to, on the disk or for programs. */
  *#files(on: Directory = this.#tree, met = new Set<Node>()): Generator<File> {
    for (const node of [...on.kept.values(), ...on.seen.values()]) {
      if (met.has(node)) continue;
      met.add(node);
      if (isFile(node)) yield node;
      else yield* this.#files(node, met);
    }
  }
}

/** "none" is the strictest of them, and each plan's own way of failing was met: they are not equally frequent. */
const PLANS = ["none", "none", "all", "until", "until", "pieces", "pieces", "pieces", "pieces"] as const;
const WAYS = ["none", "all", "sectors", "pages", "torn sectors"] as const;

function loaded(path: string): Directory {
  const made = directory();
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    const node = entry.isDirectory() ? loaded(below) : { kept: readFileSync(below), pending: [] };
    made.kept.set(entry.name, node);
    made.seen.set(entry.name, node);
  }
  return made;
}

function rename(names: Map<string, Node>, { name, from, to }: { name: string; from?: Node; to?: Node }): void {
  if (to) names.set(name, to);
  else if (names.get(name) === from) names.delete(name);
}

function applied(content: Buffer, changes: readonly Change[]): Buffer {
  let [room, size] = [content, content.length];
  let own = false;
  const reach = (least: number): void => {
    if (own && room.length >= least) return;
    const larger = Buffer.alloc(Math.max(least, own ? 2 * room.length : room.length));
    room.copy(larger, 0, 0, size);
    [room, own] = [larger, true];
  };
  for (const change of changes) {
    if ("size" in change) {
      reach(change.size);
      room.fill(0, Math.min(size, change.size));
      size = change.size;
    } else {
      reach(change.offset + change.bytes.length);
      change.bytes.copy(room, change.offset);
      size = Math.max(size, change.offset + change.bytes.length);
    }
  }
  return room.subarray(0, size);
}

/** @param way a number: only what began before that line */
function contentOf({ kept, pending }: File, way: (typeof WAYS)[number] | number, roll: Dice): Buffer {
  if (way === "none" || pending.length === 0) return kept;
  if (way === "all") return applied(kept, pending);
  if (typeof way === "number") {
    return applied(
      kept,
      pending.filter(({ begin }) => begin < way),
    );
  }
  // A file system gives what is written after a truncation other blocks: it is there with the truncation or not at all.
  const cuts = pending.flatMap((change, index) => ("size" in change ? [index] : []));
  const last = roll(cuts.length + 1);
  const base = last === 0 ? kept : applied(kept, pending.slice(0, (cuts[last - 1] ?? 0) + 1));
  const writes = pending
    .slice(last === 0 ? 0 : (cuts[last - 1] ?? 0) + 1, cuts[last])
    .flatMap((change) => ("bytes" in change ? [change] : []));
  return inPieces(base, writes, way === "pages" ? 4_096 : 512, way === "torn sectors", roll);
}

/** Each piece is in one of the states that it went through, and the file has one of the lengths that it had. */
function inPieces(
  base: Buffer,
  writes: ReadonlyArray<{ offset: number; bytes: Buffer }>,
  length: number,
  torn: boolean,
  roll: Dice,
): Buffer {
  const sizes = [base.length];
  const parts = new Map<number, Array<{ at: number; bytes: Buffer }>>();
  for (const { offset, bytes } of writes) {
    sizes.push(Math.max(sizes.at(-1) ?? 0, offset + bytes.length));
    for (let at = offset; at < offset + bytes.length;) {
      const piece = Math.floor(at / length);
      const end = Math.min((piece + 1) * length, offset + bytes.length);
      parts.set(piece, [...(parts.get(piece) ?? []), { at, bytes: bytes.subarray(at - offset, end - offset) }]);
      at = end;
    }
  }
  const content = Buffer.alloc(sizes.at(-1) ?? 0);
  base.copy(content);
  for (const states of parts.values()) {
    const reached = roll(states.length + 1);
    for (const { at, bytes } of states.slice(0, reached)) bytes.copy(content, at);
    const next = states[reached];
    if (torn && next && roll(4) === 0) next.bytes.subarray(0, roll(next.bytes.length)).copy(content, next.at);
  }
  return content.subarray(0, sizes[roll(sizes.length)]);
}

// Numbers as people read them.

export { roundBytes } from "../base/units.ts";

/** "1 push", "2 pushes". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

// Whether a person is at this page: someone who moves a mouse, taps, or uses keys. Programs that press buttons skip the way
// there: their mouse jumps, and they release at once what they press. Someone who moves nothing here may still be a person, for
// example with a screen reader: the page then asks for something else.

/** A person's mouse passes this many places on its way, in this time. */
const PLACES = 5;
const WAY_MS = 80;
/** A finger stays at least this long on the glass, or on a key. */
const PRESS_MS = 30;
/** Keys that write nothing, because programs write into every field. */
const KEYS = /^(?:Tab|Enter| |Arrow|Page|Home|End|Shift)/;
const MIN_KEYS = 2;

let places = new Set<string>();
let wayBegan = 0;
const downAt = new Map<string | number, number>();
let keys = 0;
let seen = false;

export const isHandSeen = (): boolean => seen;

const on = <Kind extends keyof DocumentEventMap>(
  kinds: readonly Kind[],
  hear: (event: DocumentEventMap[Kind]) => void,
) => {
  for (const kind of kinds) {
    document.addEventListener(kind, (event) => event.isTrusted && hear(event), { capture: true, passive: true });
  }
};

on(["pointermove"], ({ clientX, clientY, timeStamp }) => {
  if (seen) return;
  if (places.size === 0) wayBegan = timeStamp;
  places.add(`${clientX} ${clientY}`);
  seen = places.size >= PLACES && timeStamp - wayBegan >= WAY_MS;
});
on(["pointerdown"], ({ pointerId, pointerType, timeStamp }) => {
  // A program that presses every button goes from one to the next, too.
  places = new Set();
  if (pointerType !== "mouse") downAt.set(pointerId, timeStamp);
});
on(["pointerup", "pointercancel"], ({ pointerId, timeStamp }) => {
  if (held(pointerId, timeStamp)) seen = true;
});
on(["keydown"], ({ code, key, repeat, timeStamp }) => {
  if (!repeat && KEYS.test(key)) downAt.set(code, timeStamp);
});
on(["keyup"], ({ code, timeStamp }) => {
  if (held(code, timeStamp) && (keys += 1) >= MIN_KEYS) seen = true;
});

function held(what: string | number, untilMs: number): boolean {
  const from = downAt.get(what);
  downAt.delete(what);
  return from !== undefined && untilMs - from >= PRESS_MS;
}

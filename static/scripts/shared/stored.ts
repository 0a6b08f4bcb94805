// What this tab or this device keeps for a page, as JSON. In a browser that stores nothing, nothing was kept.

type Place = "sessionStorage" | "localStorage";

/** Null if nothing is kept under this name, or something other than JSON. */
export function stored<T>(place: Place, name: string): T | null {
  try {
    return JSON.parse(globalThis[place].getItem(name) ?? "null") as T | null;
  } catch {
    return null;
  }
}

/** @param value null forgets what is kept @returns whether the browser did that */
export function store(place: Place, name: string, value: unknown): boolean {
  try {
    if (value === null) globalThis[place].removeItem(name);
    else globalThis[place].setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

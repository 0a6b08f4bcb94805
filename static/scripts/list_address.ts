// What the address says of the list on the page, its search and the like, so that a reload and "back" return to it.

/** The page's own parameters; others stay in the address as they are. */
const OWN = ["q", "page", "part", "order"];

let given = new URLSearchParams(location.search);

/** What the address said when the page was opened; the first list that asks for it gets it. */
export function takeFromAddress(): URLSearchParams {
  const taken = given;
  given = new URLSearchParams();
  return taken;
}

/** Writes these parameters into the address, those with a value, in place of the page's own before. */
export function writeToAddress(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(location.search);
  for (const name of OWN) query.delete(name);
  for (const [name, value] of Object.entries(values)) if (value !== "") query.set(name, value);
  const search = String(query);
  history.replaceState(null, "", `${location.pathname}${search && `?${search}`}${location.hash}`);
}

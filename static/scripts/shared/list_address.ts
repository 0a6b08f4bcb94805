// What the address says of the list on the page, its search and the like, so that a reload and "back" return to it.

/** What the address says now. */
export const inAddress = (): URLSearchParams => new URLSearchParams(location.search);

/** Writes these parameters into the address, those with a value, in this order; all others stay as they are. */
export function writeToAddress(values: Readonly<Record<string, string>>): void {
  const query = inAddress();
  for (const name of Object.keys(values)) query.delete(name);
  for (const [name, value] of Object.entries(values)) if (value !== "") query.set(name, value);
  const search = String(query);
  history.replaceState(null, "", `${location.pathname}${search && `?${search}`}`);
}

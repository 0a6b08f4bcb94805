// Puts typed values into filters from the settings. The filter is parsed first, and the values are put into the parsed form: typed
// text is never parsed as part of a filter.

import { type Filter, FilterParser } from "ldapts";

type Values = Record<string, string>;

/** The properties of a parsed filter that contain values to compare with. */
const COMPARED = ["value", "initial", "final"];

/**
 * @param places the filter must contain one of these: otherwise, it would find the same entry for everyone
 * @throws Error with a message for the administrator if the text is not a filter
 */
export function filterReader(setting: string, text: string, ...places: string[]): (values: Values) => Filter {
  if (places.length > 0 && !places.some((place) => text.includes(place))) {
    throw new Error(`${setting} must contain ${places.join(" or ")}.`);
  }
  const parse = (): Filter => FilterParser.parseString(text);
  try {
    parse();
  } catch {
    throw new Error(`${setting} is not an LDAP filter, such as (mail={name}).`);
  }
  return (values) => fill(parse(), values);
}

function fill(filter: Filter, values: Values): Filter {
  const parts = filter as unknown as Record<string, unknown>;
  const { filter: inner, filters = [], any } = parts as { filter?: Filter; filters?: Filter[]; any?: string[] };
  for (const name of COMPARED) if (typeof parts[name] === "string") parts[name] = filled(parts[name], values);
  if (any) parts.any = any.map((text) => filled(text, values));
  for (const one of inner ? [inner, ...filters] : filters) fill(one, values);
  return filter;
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

// What makes a link of its own for each recipient, once somebody wants that: static/scripts/create/several_links.ts.

export { makeLinks, showKeptLinks } from "../scripts/create/several_links.ts";

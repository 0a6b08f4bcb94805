// What the page of a new push shows once there is one: static/scripts/create_link.ts, without what the page has already.

export { showKept, showLink } from "../scripts/create_link.ts";

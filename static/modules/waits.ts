// What follows a new link, once there is one: static/scripts/shared/waits.ts, without what the page has already.

export { followResult, watchWaits } from "../scripts/shared/waits.ts";

// What all sections of the lists and the administration share: the navigation, which scrolls on a narrow screen, and older
// addresses, which name the section after #.

import { maybe } from "./elements.ts";

const OLDER: Record<string, string> = {
  "#expired": "/admin/expired",
  "#requests": "/admin/requests",
  "#all": "/admin/links",
  "#users": "/admin/users",
  "#server": "/admin/server",
  "#events": "/admin/health",
};

/** Leads from an older address to the section that it names. */
function leadOn(): void {
  const section = OLDER[location.hash];
  if (section !== undefined) location.replace(section + location.search);
}
addEventListener("hashchange", leadOn);
leadOn();

/** On a narrow screen the sections are one line, of which the last ones are out of sight. */
const showCurrent = (): void =>
  maybe("sections")?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest", inline: "center" });
addEventListener("resize", showCurrent);
showCurrent();

// What all sections of the lists and the administration share: older addresses, which name the
// section after #.

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

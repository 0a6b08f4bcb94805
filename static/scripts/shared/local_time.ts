// Moments as form fields write them.

/** A moment as a field for date and time writes it: in this device's time, without a zone. */
export function localTime(iso: string): string {
  const at = new Date(iso);
  const digits = (n: number): string => String(n).padStart(2, "0");
  const day = [at.getFullYear(), digits(at.getMonth() + 1), digits(at.getDate())].join("-");
  return `${day}T${digits(at.getHours())}:${digits(at.getMinutes())}`;
}

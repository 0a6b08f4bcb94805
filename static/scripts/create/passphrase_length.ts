// The length of a passphrase as a server's policy counts it: in a run of equal or of neighbouring
// characters, such as aaaa, 1234 or dcba, only the first two count.

export function countedLength(passphrase: string): number {
  const codes = [...passphrase].map((character) => character.codePointAt(0) ?? 0);
  const step = (at: number): number => (codes[at] ?? 0) - (codes[at - 1] ?? 0);
  return codes.filter((_, at) => at < 2 || step(at) !== step(at - 1) || Math.abs(step(at)) > 1).length;
}

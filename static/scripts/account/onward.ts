// Where a person goes after signing in, as the part of the address after # says: to the push or request from which they came,
// the form for files, or their own pushes.

const goal = (): RegExpExecArray | null => /^#(push|request)=([\w-]{11,64})$/.exec(location.hash);

export function onward(): string {
  const [, noun, token] = goal() ?? [];
  if (noun !== undefined) return `/${noun === "push" ? "p" : "req"}/${token}`;
  return location.hash === "#file" ? "/#file" : "/admin";
}

/** The same in words, for a sign-in at the company's provider. */
export function goalAtProvider(): string {
  const [, noun, token] = goal() ?? [];
  if (noun !== undefined) return `${noun} ${token}`;
  return location.hash === "#file" ? "file" : "";
}

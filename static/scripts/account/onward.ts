// Where someone goes on who has signed in, as the address says behind its #: to the push or request that they came from, the
// form for files, or their own pushes.

const goal = (): RegExpExecArray | null => /^#(push|request)=([\w-]{11,64})$/.exec(location.hash);

export function onward(): string {
  const [, noun, token] = goal() ?? [];
  if (noun !== undefined) return `/${noun === "push" ? "p" : "req"}/${token}`;
  return location.hash === "#file" ? "/#file" : "/admin";
}

/** The same in words, for the way by the company's provider. */
export function goalAtProvider(): string {
  const [, noun, token] = goal() ?? [];
  if (noun !== undefined) return `${noun} ${token}`;
  return location.hash === "#file" ? "file" : "";
}

// Where somebody goes on who has signed in, as the address says behind its #: to the push that they came from, the form for
// files, or their own pushes.

const push = (): string | undefined => /^#push=([0-9A-Za-z]{16,64})$/.exec(location.hash)?.[1];

export function onward(): string {
  const token = push();
  if (token !== undefined) return `/p/${token}`;
  return location.hash === "#file" ? "/#file" : "/admin";
}

/** The same in words, for the way by the company's provider. */
export function goalAtProvider(): string {
  const token = push();
  if (token !== undefined) return `push ${token}`;
  return location.hash === "#file" ? "file" : "";
}

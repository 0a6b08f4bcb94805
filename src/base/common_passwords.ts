// The most common passwords, some 49,000, which attackers guess first. The list is loaded when a password is set, and is
// kept as one text.

/** Whether this is one of them, whatever its case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const [{ default: path }, { embedded }] = await Promise.all([
    import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "file" } }),
    import("./embedded.ts"),
  ]);
  const list = await embedded(path);
  return list.includes(JSON.stringify(password.toLowerCase()));
}

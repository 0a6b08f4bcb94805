// The passwords that most people have, which is what guessing tries first: some 49,000 of them. The list is loaded when a
// password is set, and stays the text that it is.

/** Whether this is one of them, in capital or small letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const [{ default: path }, { embedded }] = await Promise.all([
    import("@zxcvbn-ts/language-common/src/passwords.json", { with: { type: "file" } }),
    import("./embedded.ts"),
  ]);
  const list = await embedded(path);
  return list.includes(JSON.stringify(password.toLowerCase()));
}

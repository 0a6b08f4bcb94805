// Making elements. Text only ever becomes text nodes.

/** Makes an element; children that are strings become text. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> | null,
  ...children: Array<Node | string>
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (properties) Object.assign(made, properties);
  made.append(...children);
  return made;
}

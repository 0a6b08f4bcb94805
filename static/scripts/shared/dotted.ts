import { make } from "./elements.ts";

/** A text in which a dot (`.dot` in the styles) takes the place of each " · ". */
export const dotted = (text: string): Array<Node | string> =>
  text
    .split(" · ")
    .flatMap((fact, index) =>
      index === 0 ? fact : [make("i", { className: "dot" }, " ", make("b", null, "· ")), fact],
    );

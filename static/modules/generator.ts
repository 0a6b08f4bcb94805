// Makes passwords: loaded once somebody wants one.

export { generate, GENERATOR, rangesOf } from "../scripts/generator.ts";

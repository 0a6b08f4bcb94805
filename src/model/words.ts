// Words that two people compare on the phone. Each is short and common. Three of them distinguish people who are waiting at the
// same time; they are not secret.

const LIST =
  "acorn amber anchor apple apron arrow autumn bacon badge bagel balcony ballet bamboo banjo barrel basket " +
  "beaver bicycle biscuit blanket blossom bottle bracelet breakfast bridge bronze bubble bucket buffalo " +
  "butter cabin cactus camel canary candle canoe canyon captain caravan carpet castle cathedral cherry " +
  "chimney chocolate cinnamon circus citrus clover coconut comet compass copper coral cotton cradle crayon " +
  "cricket crocodile crystal cucumber cushion cymbal daisy dentist desert diamond dolphin domino donkey " +
  "dragon drummer eagle earring echo elbow elephant emerald engine envelope eraser evening falcon farmer " +
  "feather ferry fiddle finger flamingo flannel flute forest fountain fox freckle galaxy garden garlic " +
  "gazelle ginger giraffe glacier goblet gorilla grape gravel guitar hammer harbor harvest hazel hedgehog " +
  "helmet honey horizon hotel hunter iceberg igloo indigo island ivory jacket jaguar jasmine jewel jigsaw " +
  "journal jungle kangaroo kayak kettle kingdom kitchen koala ladder lagoon lantern lavender leather lemon " +
  "leopard library lily lion lizard lobster lumber magnet mango maple marble market meadow melody midnight " +
  "mirror monkey morning mosaic mountain museum mushroom mustard napkin nephew nomad noodle november " +
  "nutmeg oasis ocean october olive omelet onion opera orange orchid ostrich otter oxygen oyster palace " +
  "pancake panda parrot peanut pebble pelican pencil penguin pepper piano pigeon pillow pilot pineapple " +
  "pirate planet plaza polar popcorn potato prairie pretzel pudding pumpkin puppet purple puzzle pyramid " +
  "quarter quilt rabbit raccoon radio rainbow raisin ribbon river robin rocket ruby saddle sailor salmon " +
  "sandal saturn sausage saxophone scarlet scooter seven shadow shampoo shepherd sierra silver skeleton " +
  "slipper snowman sofa spider spinach squirrel stable station sugar summer sunday sunset swallow tablet " +
  "teapot temple tennis thunder tiger timber toaster tomato tornado tower tractor trumpet tulip tunnel " +
  "turban turtle tuxedo twenty umbrella unicorn uncle valley vanilla velvet village vinegar violin volcano " +
  "voyage waffle wagon walnut walrus water weasel whisper whistle window wizard wolf yellow yogurt zebra " +
  "zero zigzag";

export const WORDS: readonly string[] = LIST.split(" ");

/** Three different words, as one text. */
export function newWords(): string {
  const chosen = new Set<string>();
  while (chosen.size < 3) chosen.add(WORDS[fairNumber(WORDS.length)] ?? "");
  return [...chosen].join(" ");
}

/** A random number from 0 to `below` - 1, all equally likely. */
function fairNumber(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  // Numbers at or above the largest multiple of `below` within 2^32 are not used, because they would favour the first words.
  return number < 2 ** 32 - (2 ** 32 % below) ? number % below : fairNumber(below);
}

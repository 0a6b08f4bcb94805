// The page with a link and its QR code, for the sender.

import { any, button, copyOn, input, textsOf } from "./dom.ts";

const link = input("link");
copyOn(button("copy"), () => link.value, textsOf("createLive"), any("made-status"), link);

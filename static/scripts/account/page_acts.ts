// A page whose forms do something for anyone with its link: tells the server once it has seen a person. Its times are in the
// reader's zone.

import "../shared/person.ts";
import { writeTimes } from "../shared/own_zone.ts";

writeTimes(document);

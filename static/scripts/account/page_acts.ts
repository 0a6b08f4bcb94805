// A page whose forms do something for anyone with its link: tells the server once it has seen a person.

import "../shared/person.ts";

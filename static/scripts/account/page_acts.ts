// A page whose forms do something for whoever has its link alone: says once it has seen a person.

import "../shared/person.ts";

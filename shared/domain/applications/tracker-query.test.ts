import { expect, it } from "vitest";
import { trackerQuery } from "./tracker-query.ts";

it.each([
  ["", ""],
  ["?view=list&q=data%20analyst", "q=data+analyst&view=list"],
  ["sort=-match&add=1&status=applied", "status=applied&sort=-match"],
  ["q=&list=nudge&q=two", "list=nudge"],
])("an address %j is kept as %j", (address, kept) => {
  expect(trackerQuery(address)).toBe(kept);
  expect(trackerQuery(kept)).toBe(kept);
});

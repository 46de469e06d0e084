import { expect, it } from "vitest";
import { newParts } from "./own-parts.ts";

it.each([
  ["Clerk for ten years. Experience in Xero. Calm.", ["Clerk for ten years. Calm."], "Experience in Xero."],
  ["Calm. Clerk for ten years.", ["Clerk for ten years. Calm."], undefined],
  ["Clerk for ten years. Very calm.", ["Clerk for ten years. Calm."], "Very calm."],
  ["Xero, SQL (basic, some), MYOB", ["SQL (basic, some), Xero"], "MYOB"],
  ["Xero, SQL, MYOB", ["SQL (basic), Xero, MYOB"], "SQL"],
  ["MYOB, Xero, 5S", ["Xero, 5S, MYOB"], undefined],
  ["Ran payroll for 12 people", ["Ran payroll for 10 people"], "Ran payroll for 12 people"],
])("%s from %j: new is %s", (text, origin, fresh) => expect(newParts(text, origin)).toBe(fresh));

import { expect, test } from "vitest";
import { readResume } from "../read-resume.ts";

const glance = `Kim Acacia
kim@example.com

Career at a glance
2020 - now     Head Keeper, Salt Hives
2014 - 2020    Mead Buyer, Karri Taverns
2008 - 2012    Cadet, Bluff Farm

HEAD KEEPER
Salt Hives (40 farms)
Lead three keepers.
Rewrote the feeding plan in 2021.

Mead Buyer
Karri Taverns, Perth and 22 towns
Bought mead from 180 farms.

Cadet at Bluff Farm
Fed the bees.

Skills
Excel, Bee Manager. No HiveTrack yet.
`;

test("roles listed at a glance and told below: each deed stands under the house where it was done", () => {
  const { work } = readResume(glance);
  expect(work.map(({ position, name, highlights }) => [position, name, highlights])).toEqual([
    ["Head Keeper", "Salt Hives", ["Lead three keepers.", "Rewrote the feeding plan in 2021."]],
    ["Mead Buyer", "Karri Taverns", ["Bought mead from 180 farms."]],
    ["Cadet", "Bluff Farm", ["Fed the bees."]],
  ]);
});

test("the lines of proof go with them", () => {
  const { meta } = readResume(glance);
  expect(meta.lines.find(({ text }) => text === "Bought mead from 180 farms.")?.work).toBe(1);
});

test("a deed that names an earlier house stays with its own role", () => {
  const { work } = readResume(
    "Kim Acacia\nkim@example.com\n\nExperience\nHead Keeper, Salt Hives\n2020 - now\n- Led three keepers\n\nMead Buyer, Karri Taverns\n2014 - 2020\n- Sold to Salt Hives\n- Bought mead\n",
  );
  expect(work.map(({ highlights }) => highlights)).toEqual([
    ["Led three keepers"],
    ["Sold to Salt Hives", "Bought mead"],
  ]);
});

test("a line of the oldest role that names a later house opens nothing", () => {
  const { work } = readResume(
    "Kim Acacia\nkim@example.com\n\nExperience\nHead Keeper, Salt Hives\n2020 - now\n\nMead Buyer, Karri Taverns\n2014 - 2020\n- Took the whole team over to Salt Hives\n- Bought mead\n",
  );
  expect(work.map(({ highlights }) => highlights)).toEqual([
    [],
    ["Took the whole team over to Salt Hives", "Bought mead"],
  ]);
});

test("what is not there yet is no skill", () =>
  expect(readResume(glance).skills.flatMap(({ keywords }) => keywords)).toEqual(["Excel", "Bee Manager"]));

const table = `Kim Acacia
kim@example.com

EMPLOYER | JOB | FROM - TO
Salt Hives, Perth | Head Keeper and Buyer | Mar 2020 - now
Karri Tavern Group, Albany | Mead Buyer | 2014 - 2020
Bank of the South, Perth | Teller | 2008 - 2012

WHAT I DID AT EACH

Salt Hives (40 farms, 12 keepers)
Costed the claims for the 2025 honey round.
Rewrote the feeding plan.

Karri Tavern (22 towns)
Bought mead from 180 farms.
`;

test("a table of jobs and their deeds below, under the houses alone: none falls to the last of the table", () => {
  const { work } = readResume(table);
  expect(work.map(({ name, highlights }) => [name, highlights])).toEqual([
    ["Salt Hives", ["Costed the claims for the 2025 honey round.", "Rewrote the feeding plan."]],
    ["Karri Tavern Group", ["Bought mead from 180 farms."]],
    ["Bank of the South", []],
  ]);
});

test("one house that a deed of the last role begins with opens nothing", () => {
  const { work } = readResume(
    "Kim Acacia\nkim@example.com\n\nExperience\nHead Keeper, Salt Hives\n2020 - now\n\nMead Buyer, Karri Taverns\n2014 - 2020\nSalt Hives\nBought mead\n",
  );
  expect(work[0]?.highlights).toEqual([]);
});

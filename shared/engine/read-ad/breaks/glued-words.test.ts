import { expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

test("a page whose breaks were taken out without a blank comes apart again, its headings too", () =>
  expect(
    listed(
      "Wax Planner. We make honey for the valley and candles for its shops.ResponsibilitiesLead and manage wax projects from frame to candleServe as the first contact between keepers and shopsMonitor the cost of each candleRequirementsDemonstrated experience in queen rearingStrong knowledge of bee law",
    ),
  ).toEqual([
    "d: Lead and manage wax projects from frame to candle",
    "d: Serve as the first contact between keepers and shops",
    "d: Monitor the cost of each candle",
    "m: queen rearing",
    "m: bee law",
  ]));

test("names with a capital inside are names", () =>
  expect(
    listed("What you need\n- Experience with PowerPoint, SharePoint, DocuSign, webMethods and JavaScript\n"),
  ).toEqual(["m: PowerPoint", "m: SharePoint", "m: DocuSign", "m: webMethods", "m: JavaScript"]));

test("a paragraph of the law between a heading and its list takes nothing from the list", () =>
  expect(
    listed(
      "Key Tasks\n\nReasonable accommodations may be made so that all keepers can do this work.\n\n- Inspect hives\n- Rear queens\n",
    ),
  ).toEqual(["d: Inspect hives", "d: Rear queens"]));

test("lines of work one below the other are a list whose heading and marks were lost", () =>
  expect(
    listed(
      "As the Wax Specialist, you will be glad to be here.\nYou will gain exposure to complex hives.\nInterpret and apply rules of the valley.\nLead swarm calls from spring to autumn.\nSupport the yearly count of hives.\nBuild trusted relationships with shops.\n",
    ),
  ).toEqual([
    "d: Interpret and apply rules of the valley",
    "d: Lead swarm calls from spring to autumn",
    "d: Support the yearly count of hives",
    "d: Build trusted relationships with shops",
  ]));

test("what is demanded under a heading of duties is demanded; ensuring something is work", () =>
  expect(
    listed(
      "Main Duties\n- Ensuring compliance with hive safety rules\n- Sell wax at markets\n- Demonstrated experience in queen rearing\n- Advanced proficiency in comb mapping\n",
    ),
  ).toEqual([
    "d: Ensuring compliance with hive safety rules",
    "d: Sell wax at markets",
    "m: queen rearing",
    "m: comb mapping",
  ]));

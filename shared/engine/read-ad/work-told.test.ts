import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, each with the first letter of its level; firms, bikes and hives are invented. */
const listed = (text: string) => readRequirements({ text }).map((one) => `${one.importance[0]}: ${one.term}`);
const duty = (item: string) =>
  listed(`We mend bikes.\n\nDuties\n- ${item}\n- Paint touring frames\n`).slice(0, -1);
const told = (sentence: string) =>
  listed(
    `We mend bikes.\n\nAbout the role\n${sentence}\n\nYou must have\n- A van licence\n- Frame welding\n- Own hand tools\n`,
  ).filter((one) => one.startsWith("d"));

describe("duties of a list", () => {
  test.each<[string, string[]]>([
    [
      "Serve as the first point of contact for riders and queries from shops",
      ["d: Serve as the first point of contact for riders", "d: queries from shops"],
    ],
    [
      "Own renewals and work with dealers on expansion",
      ["d: Own renewals", "d: work with dealers on expansion"],
    ],
    [
      "Collaborate with the duty manager on complex matters",
      ["d: Collaborate with the duty manager on complex matters"],
    ],
    ["Collaborate with dealers to bring new frames to market", ["d: bring new frames to market"]],
    [
      "Giving advice on repair policy and student visa conditions",
      ["d: Giving advice on repair policy", "d: student visa conditions"],
    ],
    ["Spend 50% of your time on wheel truing", ["d: wheel truing"]],
    [
      "Represent the shop in working groups with dealers, the Cycling Authority and Commonwealth agencies",
      ["d: Represent the shop in working groups with dealers"],
    ],
    ["You'll hold a caseload of 35 frames", ["d: hold a caseload of 35 frames"]],
    [
      "You'll lead the wheel team, responsible for ordering hydraulic presses",
      ["d: lead the wheel team", "d: ordering hydraulic presses"],
    ],
  ])("%s", (item, terms) => expect(duty(item)).toEqual(terms));

  test.each([
    "Have a huge amount of autonomy",
    "Work remotely",
    "Work with an amazing team of people spread out across the valley",
    "Work with cutting edge technologies",
    "Grow alongside a committed team of mechanics",
    "Contribute to a positive and empowering company culture",
    "Work type: fixed term",
    "Reports to the Workshop Manager",
    "Read more at bikes.example",
  ])("'%s' is no work", (item) => expect(duty(item)).toEqual([]));
});

describe("work in running text", () => {
  test.each<[string, string[]]>([
    [
      "That means truing touring wheels, painting steel frames and booking hydraulic presses.",
      ["d: truing touring wheels", "d: painting steel frames", "d: booking hydraulic presses"],
    ],
    [
      "When it rains you'll help the frame painters with touring racks.",
      ["d: help the frame painters with touring racks"],
    ],
    [
      "The workshop officer, working with local dealers, will analyse the wear of touring rims.",
      ["d: analyse the wear of touring rims"],
    ],
    [
      "The purpose of the role is to provide frame repair support to the dealers.",
      ["d: provide frame repair support to the dealers"],
    ],
    [
      "You'll collaborate closely with the dealers, overseeing the full frame repair cycle.",
      ["d: overseeing the full frame repair cycle"],
    ],
    [
      "Build, segment and test our touring newsletter.",
      ["d: Build, segment and test our touring newsletter"],
    ],
    [
      "A week in your life might include truing touring wheels, painting steel frames and booking hydraulic presses.",
      ["d: truing touring wheels", "d: painting steel frames", "d: booking hydraulic presses"],
    ],
    [
      "You'll look after the frame budget and own our email program (we use Klaviyo).",
      ["d: look after the frame budget and own our email program", "d: Klaviyo"],
    ],
    ["The toolset today is Figma and Maze.", ["d: Figma", "d: Maze"]],
  ])("%s", (sentence, terms) => expect(told(sentence)).toEqual(terms));

  test.each([
    "This role will be split roughly in half on painting.",
    "The base salary range is dependent upon many factors, such as transferable skills and market demands.",
    "You will be asked eight short questions.",
    "The shop uses automated screening.",
    "If you have small kids and no help in February, think about that first.",
    "To perform this job successfully, an individual must be able to perform each duty.",
    "The requirements listed below are representative of the knowledge required.",
    "Some may be modified to accommodate individuals with disabilities.",
    "Registered mechanics are exempt from the check.",
    "Students in their final placement are welcome to ring us.",
    "We invite people of every faith and gender to join us.",
    "Call with Friederike from the workshop (30 minutes)",
    "Similar roles: Wheel Builder, Frame Painter, Receptionist with Arabic",
    "Position vacant: Wheel Builder, 2 positions",
    "Apply online: upload a resume and answer six questions.",
    "The shop acknowledges the Karri Valley people, on whose Country it stands.",
  ])("'%s' asks for nothing", (sentence) => expect(told(sentence)).toEqual([]));

  test("a recipe in an ad that lists nothing is no work", () =>
    expect(
      listed("My aunt made this. Mix the crumbs with the butter and press the mixture into a tin."),
    ).toEqual([]));
});

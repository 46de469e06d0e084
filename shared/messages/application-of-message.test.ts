import { describe, expect, it } from "vitest";
import { applicationOfMessage } from "./application-of-message.ts";

const nurse = { id: "nurse", jobTitle: "Registered Nurse", company: "Banksia Health Pty Ltd" };
const clerk = { id: "clerk", jobTitle: "Ward Clerk", company: "Banksia Health" };
const fitter = { id: "fitter", jobTitle: "Fitter", company: "Emu Rail" };
const short = { id: "short", jobTitle: "Analyst", company: "IT" };
const of = (text: string, ...applications: (typeof nurse)[]) =>
  applicationOfMessage({ subject: "", text }, applications);

describe("the application that a message speaks of", () => {
  it.each([
    ["its employer is named", "Thank you from Banksia  Health.", [nurse, fitter], "nurse"],
    ["in other letters", "BANKSIA HEALTH: your interview", [nurse], "nurse"],
    [
      "two with one employer, told by the title",
      "Banksia Health: the Ward Clerk role",
      [nurse, clerk],
      "clerk",
    ],
    ["two with one employer, no title", "Banksia Health writes to you", [nurse, clerk], null],
    ["two employers", "From Emu Rail, once Banksia Health", [nurse, fitter], null],
    ["a part of a word", "Banksia Healthcare writes", [nurse], null],
    ["a title alone", "About the Registered Nurse role", [nurse], null],
    ["a name of two letters", "it was nice to meet you", [short], null],
    ["nobody", "Hello", [nurse, fitter], null],
    ["no applications", "Banksia Health", [], null],
  ] as const)("%s", (_, text, applications, id) => {
    expect(of(text, ...applications)).toBe(id);
  });

  it("the subject counts too", () => {
    expect(applicationOfMessage({ subject: "Emu Rail: interview", text: "" }, [nurse, fitter])).toBe(
      "fitter",
    );
  });
});

import { expect, it } from "vitest";
import { jobOfThanks } from "./job-of-thanks.ts";

const nurse = { identityKey: "seek-au:88410222", title: "Registered Nurse", company: "Banksia Health" };
const cook = { identityKey: "seek-au:88410333", title: "Cook", company: "Wattle Aged Care Pty Ltd" };
const clerk = {
  identityKey: "url:https://quokka.example/jobs/clerk",
  title: "Accounts Clerk",
  company: "Quokka Civil",
};
const all = [nurse, cook, clerk];

const named = (url: string, text: string, inTab: typeof nurse | null = null) => {
  const found = jobOfThanks({ url, text }, all, inTab);
  return [found?.job.title, found?.isSure];
};

it("names the job by its number in the address, whatever was read in the tab", () => {
  expect(named("https://au.seek.com/job/88410333/apply/success", "Thank you", nurse)).toEqual(["Cook", true]);
  expect(named("https://apply.example/done?ref=88410222", "Thank you", cook)).toEqual([
    "Registered Nurse",
    true,
  ]);
});

it("names it by its title in the text", () => {
  const text = "Thank you for applying for the role of Accounts Clerk. We will be in touch.";
  expect(named("https://ats.example/thanks", text, nurse)).toEqual(["Accounts Clerk", true]);
});

it("asks which where only the employer or only the tab says it", () => {
  expect(named("https://ats.example/thanks", "Wattle Aged Care thanks you", nurse)).toEqual(["Cook", false]);
  expect(named("https://ats.example/thanks", "Thank you for applying.", nurse)).toEqual([
    "Registered Nurse",
    false,
  ]);
  const found = jobOfThanks({ url: "https://ats.example/thanks", text: "Thanks" }, all, cook);
  expect(found?.others.map(({ title }) => title)).toEqual(["Registered Nurse", "Accounts Clerk"]);
});

it("takes no part of a word for a name, and asks nothing where nothing was read", () => {
  expect(named("https://ats.example/thanks", "Cookies help us. Thank you.")).toEqual([
    "Registered Nurse",
    false,
  ]);
  expect(jobOfThanks({ url: "https://ats.example/thanks", text: "Thanks" }, [], null)).toBeNull();
});

it("needs no asking where only one job was read", () => {
  expect(jobOfThanks({ url: "https://ats.example/thanks", text: "Thanks" }, [nurse], nurse)?.isSure).toBe(
    true,
  );
});

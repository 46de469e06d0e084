import { expect, test } from "vitest";
import { withArticle, withArticleFirst } from "./bare-nouns.ts";

test.each([
  ["rebuilt seat map in React", "rebuilt the seat map in React"],
  ["built approval rules feature with the designer", "built the approval rules feature with the designer"],
  ["manage calendar across four time zones", "manage the calendar across four time zones"],
  ["help people team with hiring", "help the people team with hiring"],
  ["lead team of six", "lead a team of six"],
  ["set up induction program", "set up the induction program"],
  ["write roster, plan people per zone", "write the roster, plan people per zone"],
])("a thing that one counts takes an article: %s", (deed, said) => expect(withArticle(deed)).toBe(said));

test.each([
  "rebuilt the seat map",
  "own each team of ours",
  "run EKS in three regions",
  "manage calendars across four time zones",
  "moved 60 per cent of the screens",
  "wrote GitHub Actions pipelines",
  "use Manhattan system",
  "work in team settings",
  "answer to head office",
  "teach phonics",
  "do maintenance on site",
  "led",
  "",
])("nothing else does: %s", (deed) => expect(withArticle(deed)).toBe(deed));

test.each([
  ["site team of five to seven people", "a site team of five to seven people"],
  ["events calendar and member login in PHP", "an events calendar and member login in PHP"],
  ["weekly update on Seesaw", "a weekly update on Seesaw"],
  ["register, stock and gift wrap", "register, stock and gift wrap"],
  ["pipelines in Jenkins", "pipelines in Jenkins"],
  ["head contract administration", "head contract administration"],
])("what the work consists of: %s", (matter, said) => expect(withArticleFirst(matter)).toBe(said));

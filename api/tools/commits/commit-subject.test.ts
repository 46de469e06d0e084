import { expect, it } from "vitest";
import { subjectError } from "./commit-subject.ts";

const types = ["feat", "fix", "docs"];

it.each([
  "feat(engine): merge equal word lists",
  "fix: embed the font of the second page",
  "fix(api)!: process mails in their order",
  "docs(two-step): feed the glossary",
  `fix: add ${"x".repeat(63)}`,
])("%s is accepted", (subject) => expect(subjectError(subject, types)).toBeUndefined());

it.each([
  ["Merge equal word lists", "is not of the form"],
  ["feat(engine) merge lists", "is not of the form"],
  ["feat(Engine): merge lists", "is not of the form"],
  ["wip(engine): merge lists", 'has the type "wip"'],
  [`fix: add ${"x".repeat(64)}`, "has 73 characters"],
  ["fix: added a list", 'begins with "added"'],
  ["fix: adding a list", 'begins with "adding"'],
  ["fix: adds a list", 'begins with "adds"'],
  ["fix(criteria): a pitch names the last role", 'begins with "a"'],
  ["fix: it names the last role", 'begins with "it"'],
  ["docs(score): what the figures are", 'begins with "what"'],
  ["fix: Add a list", 'begins with "Add"'],
  ["docs: 2.17 of the engine", 'begins with "2.17"'],
])("%s is refused", (subject, reason) => expect(subjectError(subject, types)).toContain(reason));

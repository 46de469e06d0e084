import { expect, it } from "vitest";
import { sourceOf } from "./source-of.ts";

it.each([
  ["https://au.seek.com/job/12345", "seek"],
  ["https://www.seek.co.nz/job/12345", "seek"],
  ["https://au.indeed.com/viewjob?jk=0123456789abcdef", "indeed"],
  ["https://www.linkedin.com/jobs/view/123456", "linkedin"],
  ["http://localhost:4310/jobs/0b", "kelpie"],
  ["https://au.jora.com/job/x", "boards"],
  ["https://boards.greenhouse.io/acme/jobs/1234", "company"],
  ["https://careers.acme.example/nurse", "company"],
  ["", "typed"],
  ["not an address", "typed"],
])("%j is %s", (url, source) => {
  expect(sourceOf(url, "localhost:4310")).toBe(source);
});

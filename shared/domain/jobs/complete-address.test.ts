import { expect, test } from "vitest";
import { completeAddress } from "./complete-address.ts";

test.each([
  ["seek.com.au/job/88410222", "https://seek.com.au/job/88410222"],
  ["www.example.com", "https://www.example.com"],
  ["jobs.example.com:8443/a?b=c#d", "https://jobs.example.com:8443/a?b=c#d"],
  ["example.com?id=1", "https://example.com?id=1"],
])("%s gets https in front", (typed, complete) => {
  expect(completeAddress(typed)).toBe(complete);
});

test.each([
  "",
  "https://example.com",
  "HTTP://example.com",
  "javascript:alert(1)",
  "javascript.com:alert(1)",
  "data:text/html,hello.com",
  "//example.com/a",
  "mailto:sam@example.com",
  "sam@example.com",
  "see my letter",
  "example .com",
  "seek",
])("%j stays as it is", (typed) => {
  expect(completeAddress(typed)).toBe(typed);
});

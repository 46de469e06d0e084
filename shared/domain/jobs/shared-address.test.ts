import { expect, it } from "vitest";
import { sharedAddress, sharedTitle } from "./shared-address.ts";

it.each([
  [{ url: "https://jobs.example.com/1" }, "https://jobs.example.com/1"],
  [{ text: "Look at this: https://jobs.example.com/1?a=b." }, "https://jobs.example.com/1?a=b"],
  [
    { url: "", text: "Analyst\nhttps://au.seek.com/job/88410222 via SEEK" },
    "https://au.seek.com/job/88410222",
  ],
  [{ title: "https://jobs.example.com/1", text: "no link" }, "https://jobs.example.com/1"],
  [{ url: "javascript:alert(1)" }, undefined],
  [{ text: "ftp://jobs.example.com" }, undefined],
  [{ text: "https://" }, undefined],
  [{}, undefined],
])("%j holds the address %s", (shared, address) => expect(sharedAddress(shared)).toBe(address));

it.each([
  [{ title: "Analyst at Wattle" }, "Analyst at Wattle"],
  [{ title: " ", text: "Analyst https://jobs.example.com/1 at Wattle" }, "Analyst at Wattle"],
  [{ title: "x".repeat(400) }, "x".repeat(300)],
  [{ url: "https://jobs.example.com/1" }, ""],
])("%j is called %s", (shared, title) => expect(sharedTitle(shared)).toBe(title));

import { expect, it } from "vitest";
import { refersBack } from "./refers-back.ts";

it.each([
  "Where I learnt to be slow",
  "They still ring me",
  "One of them wrote that to my boss",
  "Several still send me Christmas cards",
  "Sales in that state rose",
  "Never lost any of them",
  "It stayed with me",
  "Most came back the next year",
])("%s needs the sentence before", (sentence) => {
  expect(refersBack(sentence)).toBe(true);
});

it.each([
  "Trained three casuals, all of them still with us",
  "Ring clients when the vessel is bumped, before they have looked at the tracker",
  "Wrote the job runner that pulls river gauges every five minutes",
  "Taught 22 people from collections, three of whom now write their own",
  "Several years on the import desk",
  "Half splits, half pubs",
  "Took the staff through the change and kept them",
])("%s says what it is about", (sentence) => {
  expect(refersBack(sentence)).toBe(false);
});

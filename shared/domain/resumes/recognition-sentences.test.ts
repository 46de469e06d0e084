import { describe, expect, it } from "vitest";
import { unreadSentence } from "./recognition-sentences.ts";

describe("unreadSentence", () => {
  it.each([
    [[3], "Page 3 was not read: no words could be made out."],
    [[2, 3], "Pages 2 and 3 were not read: no words could be made out."],
    [[11, 12, 13], "Pages 11, 12 and 13 were not read: only 10 pages of a scan are read."],
  ])("%j", (unread, sentence) => {
    expect(unreadSentence(unread)).toBe(sentence);
  });
});

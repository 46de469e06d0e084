import { expect, it } from "vitest";
import { proseBlocks, proseSpans, wordCount } from "./prose-blocks.ts";

it("reads blocks parted by empty lines", () => {
  const source =
    '\nOne line\nand its end.\n\n## Say "I", and be exact\n\n- a\n- b\n\n1. c\n2. d\n\n> e\n>\n> f\n';
  expect(proseBlocks(source)).toEqual([
    { kind: "text", text: "One line and its end." },
    { kind: "heading", text: 'Say "I", and be exact', id: "say-i-and-be-exact" },
    { kind: "list", items: ["a", "b"] },
    { kind: "steps", items: ["c", "d"] },
    { kind: "quote", text: "e" },
    { kind: "quote", text: "f" },
  ]);
});

it("tells strong words and links apart from the rest; loose marks stay", () => {
  expect(proseSpans("**Plan:** see [Help](/help#form) * 2")).toEqual([
    { look: "strong", text: "Plan:" },
    { look: "plain", text: " see " },
    { look: "link", text: "Help", href: "/help#form" },
    { look: "plain", text: " * 2" },
  ]);
});

it("counts words without marks", () => {
  expect(wordCount("## A title\n\n- one **two**\n\n1. three\n\n> four - five")).toBe(7);
});

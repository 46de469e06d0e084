import { describe, expect, it } from "vitest";
import { readCode } from "./collect-pieces.ts";
import { createTermFinder } from "./find-terms.ts";
import { readDocs } from "./read-docs.ts";
import { readFiles } from "./read-files.ts";
import { splitName } from "./split-name.ts";
import { type Place, parseTermList } from "./term-list.ts";
import type { TextPiece } from "./text-piece.ts";

const { terms } = parseTermList(
  JSON.stringify({
    terms: [
      {
        term: "house",
        say: "employer",
        where: [
          {
            in: ["names", "files", "comments", "docs", "screens"],
            words: ["house", "houses"],
            unless: ["share house"],
          },
        ],
      },
      { term: "house style", say: "style guide", where: [{ in: ["docs"], words: ["house style"] }] },
      {
        term: "paper",
        say: "credential",
        where: [{ in: ["comments"], words: ["paper"], notUnder: ["shared/ui/"] }],
      },
    ],
    quoted: [],
  }),
);
const find = createTermFinder(terms);

function found(pieces: readonly TextPiece[]): string[] {
  return pieces.flatMap(find).map(({ place, line, term }) => `${place} ${line} ${term}`);
}

function textsOf(place: Place, pieces: readonly TextPiece[]): string[] {
  return pieces
    .filter((piece) => piece.place === place)
    .map(({ text }) => text.trim().replaceAll(/\s+/g, " "));
}

describe("texts of a module", () => {
  it("reads exported names alone, of every kind", () => {
    const code = `export function isHouse() {}
const house = 1;
export const { rest: houses, ...others } = x, [first] = y;
export type HouseURL = string;
export { house as aHouse };
export * from "./house.ts";`;
    expect(textsOf("names", readCode("a.ts", code))).toEqual([
      "is house",
      "houses",
      "others",
      "first",
      "house url",
      "a house",
    ]);
  });

  it("reads comments wherever they are, and none inside of literals", () => {
    const code = `/** A house
 * of two lines. */
const a = "// house", b = \`/* house \${a /* house */} // house\`, c = /\\/\\/house/; // the houses
const d = <p>// house {/* house */}</p>; // biome-ignore lint: house
function e() {
  // house
}`;
    expect(found(readCode("a.tsx", code))).toEqual([
      "comments 1 house",
      "comments 3 house",
      "comments 3 house",
      "comments 4 house",
      "comments 6 house",
    ]);
  });

  it("leaves out what a comment quotes, names of files and links", () => {
    const comments = [
      "// \"Gum house\", 'the house', `house`, “house” and house.ts",
      '/** {@link house}: shared/house/x.ts, https://house.example; the employer\'s\n * "old\n * house" @param house the rest */',
    ];
    expect(found(readCode("a.ts", comments.join("\n")))).toEqual([]);
    expect(found(readCode("a.ts", "// The employers' house isn't theirs.\nlet a;"))).toEqual([
      "comments 1 house",
    ]);
  });

  it("reads UI strings in the UI packages, without class names, keys and tests", () => {
    const code = `import { a } from "a house";
type B = "the house";
export const c = <p className="my house" title="Your house">The house {d("no house here", "house")} {cn("a house")}</p>;`;
    const expected = ["screens 3 house", "screens 3 house", "screens 3 house"];
    expect(found(readCode("dashboard/src/a.tsx", code))).toEqual(expected);
    expect(found(readCode("extension/a.tsx", code))).toEqual(expected);
    expect(found(readCode("dashboard/src/a.test.tsx", code))).toEqual([]);
    expect(found(readCode("api/src/a.tsx", code))).toEqual([]);
  });
});

describe("texts of docs and names of files", () => {
  it("reads paragraphs with their lines, without code and quotes", () => {
    const page =
      '# The house\n\nA\nhouse\n\n```\nhouse\n\nhouse\n```\n\n> house\n\n[a](house) `house` "house\n\nhouse';
    expect(found(readDocs("README.md", page))).toEqual([
      "docs 1 house",
      "docs 4 house",
      "docs 14 house",
      "docs 16 house",
    ]);
  });

  it("counts a folder once", () => {
    const pieces = readFiles(["api/my-house/a.ts", "api/my-house/old/b-house.test.ts"]);
    expect(pieces.flatMap(find).map(({ file }) => file)).toEqual([
      "api/my-house/old/b-house.test.ts",
      "api/my-house/",
    ]);
  });

  it("splits names into words", () => {
    expect(["isHouseURLOf", "HTMLHouse", "my-house2_old.test"].map(splitName)).toEqual([
      "is house url of",
      "html house",
      "my house2 old test",
    ]);
  });
});

describe("finding terms", () => {
  const docs = (text: string): TextPiece => ({ place: "docs", file: "README.md", line: 1, text });

  it("finds whole words in any case, over hyphens and ends of lines", () => {
    expect(found([docs("House of warehouse, household, in-house")])).toEqual([
      "docs 1 house",
      "docs 1 house",
    ]);
    expect(found([docs("our house\nstyle")])).toEqual(["docs 1 house style"]);
  });

  it("leaves out ordinary phrases and folders", () => {
    expect(found([docs("a share house, a share\nhouse, a house")])).toEqual(["docs 2 house"]);
    const comment = { place: "comments", line: 1, text: "white paper" } as const;
    expect(
      found([
        { ...comment, file: "shared/ui/a.ts" },
        { ...comment, file: "shared/engine/a.ts" },
      ]),
    ).toEqual(["comments 1 paper"]);
  });

  it("refuses a list with a term twice, with capitals or with an unknown place", () => {
    const list = (...where: object[]) =>
      JSON.stringify({
        terms: where.map((one) => ({ term: "term", say: "word", where: [one] })),
        quoted: [],
      });
    expect(() => parseTermList(list({ in: ["docs"], words: ["term"] }))).not.toThrow();
    expect(() => parseTermList(list({ in: ["docs"], words: ["Term"] }))).toThrow();
    expect(() => parseTermList(list({ in: ["mails"], words: ["term"] }))).toThrow();
    const row = { in: ["docs"], words: ["term"] };
    expect(() => parseTermList(list(row, row))).toThrow(/two rows/);
  });
});

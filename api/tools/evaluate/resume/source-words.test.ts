import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { findSourceLoss, sourcePieces } from "./source-words.ts";

const pieces = [
  "Mei Tran",
  "Harbour Payments",
  "2019 - 2021",
  "Built ser",
  "vices",
  "Coastal",
  "2019 - 2021",
];

describe("findSourceLoss", () => {
  it("words joined, parted and moved are held; one that is gone is lost, also where it stands once for twice", () => {
    const text = "Coastal 2019-2021\nMei Tran\nHarbour Payments 2019 - 2021\nBuilt services";
    expect(findSourceLoss(pieces, text, []).lost).toEqual([]);
    expect(findSourceLoss(pieces, text.replace("Harbour ", ""), []).lost).toEqual(["Harbour"]);
    expect(findSourceLoss([...pieces, "Coastal again"], text, []).lost).toEqual(["Coastal", "again"]);
  });

  it("what nobody sees counts as held, and what stands on several pages is told apart", () => {
    const more = [...pieces, "unseen words", "Tran, page 1", "Tran, page 2"];
    const loss = findSourceLoss(more, `${pieces.join(" ")}`, ["unseen words"]);
    expect(loss.lost).toEqual([]);
    expect(loss.furniture).toEqual(["Tran,", "page", "Tran,", "page"]);
  });
});

describe("sourcePieces", () => {
  it("a Word file's paragraphs by its XML; no answer for a file that only our reader opens", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "kelpie-source-"));
    const [docx, doc] = [path.join(folder, "a.docx"), path.join(folder, "a.doc")];
    const body = `${paragraph(`${run("Salt &amp; ")}${run("Pepper")}`)}${paragraph(`<w:del w:id="1">${run("gone")}</w:del>`)}`;
    writeFileSync(docx, wordFile(body));
    writeFileSync(doc, "old");
    expect((await sourcePieces(docx))?.filter((piece) => piece !== "")).toEqual(["Salt & Pepper"]);
    expect(await sourcePieces(doc)).toBeUndefined();
  });
});

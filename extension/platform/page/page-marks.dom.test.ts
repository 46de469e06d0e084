// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { drawMarks, type PageMark } from "./page-marks.ts";

const AD = `<nav>SQL jobs</nav><main><p>You will <b>lead
  workshops</b> with crews.</p><ul><li>BPMN, and SQL good enough to check a number.</li><li>Power BI or Tableau.</li></ul>
  <p hidden="">Confluence helps.</p></main>`;

const mark = (words: string, sentence: string, state: PageMark["state"] = "shown"): PageMark => ({
  words,
  sentence,
  state,
});

let highlights: Map<string, Set<Range>>;
const marked = (state: string) => Array.from(highlights.get(`kelpie-${state}`) ?? [], String);

beforeEach(() => {
  highlights = new Map();
  vi.stubGlobal("CSS", { highlights });
  vi.stubGlobal(
    "Highlight",
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  document.body.innerHTML = AD;
});
afterEach(() => vi.unstubAllGlobals());

it("underlines the ad's words where its sentence stands, across elements, and changes no element", () => {
  const found = drawMarks([
    mark("lead workshops", "You will lead workshops with crews."),
    mark("SQL", "BPMN, and SQL good enough to check a number.", "partly"),
    mark("Tableau", "Power BI or Tableau.", "missing"),
    mark("Confluence", "Confluence helps.", "missing"),
  ]);
  expect(found).toBe(3);
  expect(marked("shown").map((text) => text.replace(/\s+/g, " "))).toEqual(["lead workshops"]);
  expect([marked("partly"), marked("missing")]).toEqual([["SQL"], ["Tableau"]]);
  const [sql] = highlights.get("kelpie-partly") ?? [];
  expect(sql?.startContainer.parentElement?.tagName).toBe("LI");
  expect(document.body.innerHTML).toBe(AD);
});

it("takes whole words only where the sentence is not there, and is gone at the second press", () => {
  document.body.innerHTML = "<p>NoSQL first. Then SQL.</p>";
  expect(drawMarks([mark("SQL", "A sentence of another text with SQL.")])).toBe(1);
  const [sql] = highlights.get("kelpie-shown") ?? [];
  expect(sql?.startOffset).toBe(18);
  expect([drawMarks([]), highlights.size]).toEqual([0, 0]);
});

it("does nothing in a browser without highlights", () => {
  vi.stubGlobal("Highlight", undefined);
  expect(drawMarks([mark("SQL", "SQL")])).toBeNull();
});

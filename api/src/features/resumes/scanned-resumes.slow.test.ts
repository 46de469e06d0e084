import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linesPdf, picturePdf, type ScannedPage } from "#shared/testing/picture-pdf.ts";
import { scannedPage, scanOf } from "../../testing/scans.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const nurse = [
  "Robin Fraser",
  "Registered Nurse",
  "Geelong VIC 3220 | robin.fraser@example.com",
  "Employment History",
  "Registered Nurse, Corio Bay Health",
  "March 2019 - Present",
  "Led handover of twelve patients on every shift",
  "Trained three graduate nurses in wound care",
  "Education",
  "Bachelor of Nursing, Deakin University, 2014",
];

interface Read {
  text: string;
  facts: { recognition?: { pages: { page: number; confidence: number }[]; unread: number[] } };
}

async function upload(bytes: Uint8Array, headers: Record<string, string> = {}): Promise<Response> {
  const person = await api.signedUp();
  const form = new FormData();
  form.append("file", new File([Uint8Array.from(bytes)], "scan.pdf"));
  return person.send("/api/process-file", { method: "POST", body: form, headers });
}

async function read(bytes: Uint8Array): Promise<Read> {
  const response = await upload(bytes);
  expect(response.status).toBe(200);
  return (await response.json()) as Read;
}

async function expectRefused(bytes: Uint8Array): Promise<void> {
  const response = await upload(bytes);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ success: false, details: { reason: "no_text" } });
}

const words = (text: string) => text.replace(/[^\p{L}\p{N}@.|-]+/gu, " ").trim();

describe("POST /api/process-file, a scan", () => {
  it("answers the words of the picture, line by line, with how sure they are", async () => {
    const { text, facts } = await read(await scanOf(nurse));
    expect(words(text)).toBe(words(nurse.join("\n")));
    expect(facts.recognition).toEqual({
      pages: [{ page: 1, confidence: expect.any(Number) }],
      unread: [],
    });
    expect(facts.recognition?.pages[0]?.confidence).toBeGreaterThan(80);
  });

  it("tells which page is being read, when the request accepts events", async () => {
    const scan = await scanOf(nurse.slice(0, 6), nurse.slice(6));
    const response = await upload(scan, { accept: "text/event-stream" });
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    const events = (await response.text()).trim().split("\n\n");
    const told = events.map((one) => /^event: (\w+)\ndata: (.*)$/.exec(one)?.slice(1) ?? []);
    expect(told.slice(0, -1)).toEqual([
      ["page", '{"page":0,"pages":2}'],
      ["page", '{"page":1,"pages":2}'],
      ["page", '{"page":2,"pages":2}'],
    ]);
    const [name, data = ""] = told.at(-1) ?? [];
    expect(name).toBe("result");
    expect(JSON.parse(data)).toMatchObject({ success: true, text: expect.stringContaining("Robin Fraser") });
  });

  it("tells in the stream why it is refused", async () => {
    const response = await upload(await scanOf(["Signed"]), { accept: "text/event-stream" });
    const last = (await response.text()).trim().split("\n\n").at(-1);
    expect(last).toMatch(/^event: error\n/);
    expect(last).toContain('"status":422');
    expect(last).toContain('"no_text"');
  });

  it("reads one column after the other", async () => {
    const column = (x: number, lines: string[]) =>
      lines.map((text, at) => ({ text, x, y: 60 + at * 16, size: 10 }));
    const scan = await scannedPage(
      [
        { text: "Robin Fraser", x: 30, y: 30, size: 18 },
        ...column(30, [
          "Experience",
          "Registered Nurse, Corio Bay Health",
          "March 2019 - Present",
          "Led handover of twelve patients",
          "Trained three graduate nurses",
          "Wrote the rosters of the ward",
        ]),
        ...column(260, [
          "Skills",
          "Wound care",
          "Triage",
          "Medication rounds",
          "Patient education",
          "Discharge planning",
        ]),
      ],
      { page: [420, 180] },
    );
    const { text } = await read(picturePdf([scan]));
    expect(text).not.toMatch(/Nurse.*Wound care/);
    expect(text.indexOf("Wrote the rosters of the ward")).toBeLessThan(text.indexOf("Wound care"));
  });

  it.each([
    ["turned by a quarter, and the file says so", { turned: 270 }],
    ["upside down, and nothing says so", { turned: 180, isUnmarked: true }],
    ["turned by a quarter, and nothing says so", { turned: 90, isUnmarked: true }],
  ])("is read upright: %s", async (_kind, options) => {
    const { text } = await read(picturePdf([await scannedPage(nurse, options)]));
    expect(words(text)).toContain("Led handover of twelve patients on every shift");
    expect(text.indexOf("Robin Fraser")).toBe(0);
  });

  it("of twelve pages is read to the tenth, and the others are named", async () => {
    const page = await scannedPage(["Wrote rosters for nine people", "and trained them"], {
      page: [240, 80],
    });
    const { facts } = await read(picturePdf(Array.from({ length: 12 }, () => page)));
    expect(facts.recognition?.pages.map((one) => one.page)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(facts.recognition?.unread).toEqual([11, 12]);
  });

  it("with nothing on it is refused", async () => {
    await expectRefused(await scanOf([]));
  });

  it("with a few words only is refused", async () => {
    await expectRefused(await scanOf(["Robin Fraser", "Received on Monday"]));
  });

  it("whose picture is broken is refused, and the next file is read", async () => {
    const noise = new Uint8Array(3000).map((_, at) => (at * 7919) % 251);
    const broken: ScannedPage = { width: 900, height: 1200, data: noise, packing: "jpeg" };
    await expectRefused(picturePdf([broken, { ...broken, packing: "grey" }]));
    expect((await read(await scanOf(nurse))).text).toContain("Robin Fraser");
  });

  it("a text layer needs no recognition", async () => {
    const lines = nurse.map((text, at) => ({ text, x: 30, y: 36 + at * 16, size: 11 }));
    const { text, facts } = await read(linesPdf(lines, [420, 300]));
    expect(words(text)).toBe(words(nurse.join("\n")));
    expect(facts).not.toHaveProperty("recognition");
  });
});

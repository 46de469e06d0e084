import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { readBackupRows } from "./backup.store.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date("2026-11-28T01:00:00Z") });
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
type Query = NonNullable<Parameters<Person["api"]["applicationReports"]["importTable"]>[0]["query"]>;
const premium = () => api.signedUp({ tier: "premium" });

const readTable = (person: Person, content: string | Uint8Array, query: Query = {}, name = "table.csv") =>
  person.api.applicationReports.importTable({
    file: new File([typeof content === "string" ? content : new Uint8Array(content)], name),
    query,
  });

/** What is stored after the preview was accepted as it was. */
async function imported(content: string | Uint8Array, query: Query = {}) {
  const person = await premium();
  const report = await readTable(person, content, { ...query, apply: "true" });
  return { person, report, rows: await rowsOf(person) };
}

const rowsOf = (person: Person) => readBackupRows(api.services.db, person.userId);
const dayOf = (time: string | null | undefined) => time?.slice(0, 10) ?? null;
const usesOf = ({ columns }: Awaited<ReturnType<typeof readTable>>) => columns.map(({ use }) => use);

describe("columns", () => {
  it("of another program are told by their titles; what has no field goes to the notes by its title", async () => {
    const { report, rows } = await imported(
      "Position;Employer;Stage;Date Applied;URL;Colour\nNurse;Ward Nine;Phone screen;5/3/2024;www.ward.example/1;red\n",
    );
    expect(usesOf(report)).toEqual(["jobTitle", "company", "status", "appliedDate", "jobUrl", "keep"]);
    expect(rows[0]).toMatchObject({
      jobTitle: "Nurse",
      status: "interviewing",
      jobUrl: "https://www.ward.example/1",
      appliedDate: "2024-03-05T02:00:00.000Z",
      createdAt: "2024-03-05T02:00:00.000Z",
      notes: "Colour: red\nStage: Phone screen",
    });
  });

  it.each([
    [
      "Teal",
      "Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement",
      [
        "jobTitle",
        "company",
        "salary",
        "location",
        "status",
        "createdAt",
        "closingDate",
        "appliedDate",
        "followUpDate",
        "keep",
      ],
    ],
    [
      "LinkedIn",
      "Application Date,Company Name,Job Title,Job Url,Resume Name",
      ["appliedDate", "company", "jobTitle", "jobUrl", "keep"],
    ],
    [
      "Simplify",
      "Job Title,Company Name,Job URL,Status,Applied Date,Location,Salary,Notes",
      ["jobTitle", "company", "jobUrl", "status", "appliedDate", "location", "salary", "notes"],
    ],
    [
      "Notion",
      "Name,Company,Stage,Date applied,Tags,Link,Notes",
      ["jobTitle", "company", "status", "appliedDate", "keep", "jobUrl", "notes"],
    ],
  ])("of %s", async (_name, titles, uses) => {
    const cells = uses.map((use) => {
      const known: Record<string, string> = {
        jobTitle: "Ward Clerk",
        company: "Banksia Health",
        status: "Applied",
      };
      return known[use] ?? (/Date|createdAt/.test(use) ? "2026-03-05" : "x");
    });
    const report = await readTable(await premium(), `${titles}\n${cells.join(",")}\n`);
    expect(usesOf(report)).toEqual(uses);
    expect(report.counts).toMatchObject({ new: 1, leftOut: 0 });
  });

  it("without titles are told by their cells, and shown as unsure", async () => {
    const { report, rows } = await imported(
      "Ward Clerk,Banksia Health,applied,12/03/2026,https://a.example/1\nCook,Corner Diner,rejected,25/03/2026,https://a.example/2\n",
    );
    expect(usesOf(report)).toEqual(["jobTitle", "company", "status", "appliedDate", "jobUrl"]);
    expect(report.columns.every(({ isUnsure }) => isUnsure)).toBe(true);
    expect(rows.map((row) => [row.jobTitle, row.status, dayOf(row.appliedDate)])).toEqual([
      ["Ward Clerk", "applied", "2026-03-12"],
      ["Cook", "rejected", "2026-03-25"],
    ]);
  });

  it("without titles lose no row to titles that are none", async () => {
    const { rows } = await imported(
      "Ward Clerk\tBanksia Health\tMelbourne\tapplied 3/2\nCook\tCorner Diner\tPerth\trejected\n",
    );
    expect(rows.map(({ jobTitle }) => jobTitle).sort()).toEqual(["Cook", "Ward Clerk"]);
  });

  it("of doubtful titles are told by their cells", async () => {
    const { rows } = await imported(
      "When?,Where?,What?,Heard back?\n3 May 2026,Bunyip Bakery,Baker,nah\n4 May 2026,Emu Rail,Cleaner,silence\n",
    );
    expect(rows.map(({ company, status }) => [company, status])).toEqual([
      ["Bunyip Bakery", "rejected"],
      ["Emu Rail", "applied"],
    ]);
  });

  it("are read as the person says", async () => {
    const table = "What,Who,Comment\nNurse,Ward,hello\n";
    const { rows } = await imported(table, { columns: "jobTitle,company,skip" });
    expect(rows[0]).toMatchObject({ jobTitle: "Nurse", notes: "" });
    const person = await premium();
    for (const columns of ["jobTitle,company", "jobTitle,jobTitle,", "jobTitle,userId,"])
      await expect(readTable(person, table, { columns })).rejects.toMatchObject({ status: 400 });
  });

  it("with title and employer in one are parted, a column for each stage gives the status", async () => {
    const cards = await imported(
      "Card Name,List Name\nFitter - Emu Rail,Applied\nCook @ Corner Diner,Nope\n",
    );
    expect(cards.rows.map(({ jobTitle, company, status }) => [jobTitle, company, status]).sort()).toEqual([
      ["Cook", "Corner Diner", "rejected"],
      ["Fitter", "Emu Rail", "applied"],
    ]);
    const ticks = await imported(
      "Role,Employer,Applied,Interview,Offer\nFitter,Emu Rail,TRUE,TRUE,FALSE\nCook,Corner Diner,FALSE,FALSE,FALSE\n",
    );
    expect(ticks.rows.map(({ status }) => status).sort()).toEqual(["interviewing", "saved"]);
  });

  it("with the person's own address in every row give no contact", async () => {
    const { rows } = await imported(
      "Job Title,Company,Contact Email\nCook,Diner,me@example.com\nFitter,Emu Rail,me@example.com\n",
    );
    expect(rows.flatMap(({ contacts }) => contacts)).toEqual([]);
  });
});

describe("cells", () => {
  it("that are not understood are kept with their column's name, and refuse nothing", async () => {
    const { report, rows } = await imported(
      [
        "Title,Company,Status,Applied,Follow up,Link,Email",
        "Baker,Oven,On fire,31/02/2024,call Friday,see email,not-an-address",
        "Cook,Diner,N/A,TBC,-,n/a,?",
      ].join("\n"),
    );
    expect(report.counts).toEqual({ new: 2, check: 1, same: 0, changed: 0, leftOut: 0 });
    const [baker] = rows.filter(({ jobTitle }) => jobTitle === "Baker");
    expect(baker).toMatchObject({ status: "applied", appliedDate: null, followUpDate: null, jobUrl: "" });
    for (const line of [
      "Status: On fire",
      "Applied: 31/02/2024",
      "Follow up: call Friday",
      "Link: see email",
    ])
      expect(baker?.notes).toContain(line);
    expect(baker?.notes).toContain("not-an-address");
    expect(rows.find(({ jobTitle }) => jobTitle === "Cook")?.notes).toBe("");
    expect(report.rows[0]).toMatchObject({ row: 2, group: "check" });
    expect(report.rows[0]?.cells.map(({ ask }) => ask ?? null)).toEqual([
      null,
      null,
      "status",
      "kept",
      "kept",
      "kept",
      null,
    ]);
  });

  it("of a title or an employer that is missing are named; a row with neither is left out and told", async () => {
    const { report, rows } = await imported(
      "Title,Company,Notes\nBaker,,ring\n,Diner,\n,,call back\nTOTAL,2,\n",
    );
    expect(rows.map(({ jobTitle, company }) => [jobTitle, company]).sort()).toEqual([
      ["Baker", "Not given"],
      ["Not given", "Diner"],
    ]);
    expect(report.leftOut).toEqual([
      { row: 4, text: "call back" },
      { row: 5, text: "TOTAL · 2" },
    ]);
  });

  it("that are too long are cut, and the whole of a line is in the notes", async () => {
    const { rows } = await imported(
      `Title,Company,Notes\n${"x".repeat(400)},Ward,${"n".repeat(5_000_000)}\n`,
    );
    expect(rows[0]?.jobTitle).toHaveLength(300);
    expect(rows[0]?.notes).toHaveLength(20_000);
  });

  it("with formulas, scripts and odd characters are text and nothing else", async () => {
    const { rows } = await imported(
      'Title,Company,Link,Notes\n"=HYPERLINK(""https://evil.example"")",Ward,javascript:alert(1),a\u0000b\n',
    );
    expect(rows[0]).toMatchObject({ jobTitle: '=HYPERLINK("https://evil.example")', jobUrl: "" });
    expect(rows[0]?.notes).toContain("Link: javascript:alert(1)");
  });
});

describe("dates", () => {
  const table = (...dates: string[]) =>
    ["Title,Company,Applied", ...dates.map((date, at) => `Nurse,Ward ${at},${date}`)].join("\n");
  const daysOf = async (content: string, query: Query = {}) => {
    const { report, rows } = await imported(content, query);
    const days = rows.sort((one, other) => (one.company < other.company ? -1 : 1));
    return { days: days.map(({ appliedDate }) => dayOf(appliedDate)), column: report.columns[2], report };
  };

  it("have the month first where one cell proves it, in that column and the table's others", async () => {
    const { days, column } = await daysOf(table("3/5/2026", "3/25/2026"));
    expect(days).toEqual(["2026-03-05", "2026-03-25"]);
    expect(column).toMatchObject({ order: "month-first", isOrderAsked: false });
    const two = "Title,Company,Applied,Closes\nNurse,Ward,3/5/2026,3/25/2026\n";
    expect((await imported(two)).rows[0]).toMatchObject({ appliedDate: "2026-03-05T02:00:00.000Z" });
  });

  it("have the day first where both fit, are asked, and can be turned", async () => {
    const { days, column, report } = await daysOf(table("3/5/2026", "2026-01-09"));
    expect(days).toEqual(["2026-05-03", "2026-01-09"]);
    expect(column).toMatchObject({ order: "day-first", isOrderAsked: true });
    expect(report.counts.check).toBe(1);
    expect(report.rows[0]?.cells[2]).toEqual({
      text: "2026-05-03",
      raw: "3/5/2026",
      ask: "date",
      otherDay: "2026-03-05",
    });
    const turned = await daysOf(table("3/5/2026", "2026-01-09"), { orders: ",,month-first" });
    expect(turned.days).toEqual(["2026-03-05", "2026-01-09"]);
    expect(turned.report.counts.check).toBe(0);
  });

  it("of an interview bring their time; a day of applying that is not stated stays empty", async () => {
    const { rows } = await imported(
      "Title,Company,Applied,Interview date\nNurse,Ward,mid March,12 Mar 2026 10:30\n",
    );
    expect(rows[0]).toMatchObject({ appliedDate: null, interviewDate: "2026-03-12", interviewTime: "10:30" });
  });

  it("make no '0 days to an answer' (an import tells no two events)", async () => {
    const rows = Array.from({ length: 6 }, (_, at) => `Nurse,Ward ${at},Interview,2026-03-0${at + 1}`);
    const { person } = await imported(["Title,Company,Status,Applied", ...rows].join("\n"));
    const { timeToAnswer } = await person.api.applicationReports.analytics({});
    expect(timeToAnswer).toEqual({ n: 0, medianDays: null, byWeek: [0, 0, 0, 0, 0] });
  });
});

describe("statuses", () => {
  it("are decided once for each word and can be corrected", async () => {
    const table = "Title,Company,Status\nA,One,Ghosted\nB,Two,Wobbly\nC,Three,Wobbly\nD,Four,Final Round\n";
    const report = await readTable(await premium(), table);
    expect(report.statuses).toEqual([
      { word: "Ghosted", status: "rejected", isSure: false, n: 1 },
      { word: "Wobbly", status: null, isSure: false, n: 2 },
      { word: "Final Round", status: "interviewing", isSure: true, n: 1 },
    ]);
    const { rows } = await imported(table, { statuses: "applied,offered," });
    expect(rows.map(({ status }) => status).sort()).toEqual([
      "applied",
      "interviewing",
      "offered",
      "offered",
    ]);
    expect(rows.filter(({ notes }) => notes === "Status: Wobbly")).toHaveLength(2);
  });
});

describe("the same title at the same employer", () => {
  it("is another application when place, day, link or agency differ; rows equal in all are one", async () => {
    const table = [
      "Agency,Company,Role,Location,Date Applied,Link",
      "Hays,Hospital,Nurse,Sydney,2026-03-01,https://a.example/1",
      "Hays,Hospital,Nurse,Canberra,2026-03-01,https://a.example/1",
      "Hays,Hospital,Nurse,Sydney,2026-04-01,https://a.example/1",
      "Hays,Hospital,Nurse,Sydney,2026-03-01,https://a.example/2",
      "Robert,Hospital,Nurse,Sydney,2026-03-01,https://a.example/1",
      "Hays,Hospital,Nurse,Sydney,2026-03-01,https://a.example/1",
    ].join("\n");
    const { person, report, rows } = await imported(table);
    expect(report.counts).toMatchObject({ new: 5, same: 1 });
    expect(report.rows.find(({ group }) => group === "here")?.reason).toBe("The same as row 2");
    expect(rows).toHaveLength(5);
    const again = await readTable(person, table, { apply: "true" });
    expect(again.counts).toMatchObject({ new: 0, same: 6 });
    expect(await rowsOf(person)).toHaveLength(5);
  });

  it("that is in the tracker already, written otherwise, is left out", async () => {
    const person = await premium();
    await person.api.applications.create({ body: { jobTitle: "Chef", company: "Cafe Pty Ltd" } });
    const report = await readTable(person, "Title,Company\nchef,CAFE\n", { apply: "true" });
    expect(report.counts).toMatchObject({ new: 0, same: 1 });
  });
});

describe("undo", () => {
  it("takes the whole import back: the account is as it was", async () => {
    const person = await premium();
    await person.api.applications.create({ body: { jobTitle: "Chef", company: "Cafe", notes: "mine" } });
    const exported = async () => {
      const { bytes } = await person.api.applicationReports.exportFile({ query: { format: "csv" } });
      return new TextDecoder().decode(bytes);
    };
    await api.services.tasks.settle();
    const [before, csv, notices] = [
      await rowsOf(person),
      await exported(),
      await person.api.notifications.list({}),
    ];
    expect(await person.api.applicationReports.lastImport()).toBeNull();
    const rows = Array.from({ length: 120 }, (_, at) => `,Nurse,Ward ${at},`);
    const changed = csv.replace("mine", "theirs").trimEnd();
    await readTable(person, changed, { apply: "true", changed: "replace" });
    expect((await rowsOf(person))[0]?.notes).toBe("theirs");
    expect(await person.api.applicationReports.undoImport()).toEqual({ removed: 0, restored: 1 });
    await readTable(person, ["Id,Title,Company,Notes", ...rows].join("\n"), { apply: "true" });
    expect(await rowsOf(person)).toHaveLength(121);
    expect(await person.api.applicationReports.lastImport()).toMatchObject({ added: 120, changed: 0 });
    expect(await person.api.applicationReports.undoImport()).toEqual({ removed: 120, restored: 0 });
    await api.services.tasks.settle();
    expect(await rowsOf(person)).toEqual(before);
    expect(await exported()).toBe(csv);
    expect(await person.api.notifications.list({})).toEqual(notices);
    await expect(person.api.applicationReports.undoImport()).rejects.toMatchObject({ status: 404 });
  });

  it("of one account touches no other", async () => {
    const [one, other] = [await premium(), await premium()];
    for (const person of [one, other])
      await readTable(person, "Title,Company\nNurse,Ward\n", { apply: "true" });
    await one.api.applicationReports.undoImport();
    expect(await rowsOf(other)).toHaveLength(1);
  });
});

describe("a file", () => {
  it("with lines above its titles, headings within and sums below is read without them", async () => {
    const { rows, report } = await imported(
      "My hunt 2026,,\n,,\nRole,Employer,Applied\n-- MAY --,,\nNurse,Ward,2026-05-01\nOctober,,\nCook,Diner,2026-10-01\nTotal,2,\n",
    );
    expect(rows.map(({ jobTitle }) => jobTitle)).toEqual(["Nurse", "Cook"]);
    expect(report.leftOut.map(({ row }) => row)).toEqual([4, 6, 8]);
  });

  it("with two rows of titles, with a second table below, or one beside", async () => {
    const merged = await imported(
      "Job,,Dates,\nRole,Employer,Applied,Closing\nNurse,Ward,2026-05-01,2026-05-20\n",
    );
    expect(merged.rows[0]).toMatchObject({ company: "Ward", closingDate: "2026-05-20" });
    const below = await imported(
      "Role,Company,Status\nNurse,Ward,Applied\n,,\nEmployer,Job title,Applied on,Outcome\nDiner,Cook,2026-05-01,Rejected\n",
    );
    expect(below.rows.map(({ jobTitle, company, status }) => [jobTitle, company, status]).sort()).toEqual([
      ["Cook", "Diner", "rejected"],
      ["Nurse", "Ward", "applied"],
    ]);
    const beside = await imported("Role,Company,,Role,Company\nNurse,Ward,,Cook,Diner\n");
    expect(beside.rows.map(({ jobTitle }) => jobTitle).sort()).toEqual(["Cook", "Nurse"]);
  });

  it("with a quote that never closes loses no other row", async () => {
    const { rows } = await imported(
      'Title,Company,Notes\n"Nurse,Ward,x\nCook,Diner,"two\nlines"\nBaker,Oven,5" tin\nFitter,Emu Rail,\n',
    );
    expect(rows.map(({ jobTitle }) => jobTitle).sort()).toEqual(["Baker", "Cook", "Fitter", "Nurse"]);
  });

  it.each([
    ["UTF-8", Buffer.from("Title,Company\r\nNurse,Café\r\n")],
    ["UTF-8 with a mark", Buffer.from("\uFEFFTitle,Company\r\nNurse,Café\r\n")],
    ["Windows letters", Buffer.from("Title,Company\r\nNurse,Caf\u00e9\r\n", "latin1")],
    ["UTF-16", Buffer.from("\uFEFFTitle\tCompany\r\nNurse\tCafé\r\n", "utf16le")],
    ["UTF-16 without a mark", Buffer.from("Title\tCompany\r\nNurse\tCafé\r\n", "utf16le")],
    ["UTF-16, big end first", Buffer.from("\uFEFFTitle\tCompany\r\nNurse\tCafé\r\n", "utf16le").swap16()],
    ["bars", Buffer.from("| Title | Company |\n| --- | --- |\n| Nurse | Café |\n")],
    ["old line ends", Buffer.from("Title;Company\rNurse;Café\r")],
  ])("in %s", async (_name, bytes) => {
    const { rows } = await imported(bytes);
    expect(rows.map(({ jobTitle, company }) => [jobTitle, company])).toEqual([["Nurse", "Café"]]);
  });

  it.each([
    ["a broken zip", Uint8Array.of(0x50, 0x4b, 3, 4, 0xff, 0, 0, 0), "not an Excel file"],
    ["an old Excel file", Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0), "old Excel file"],
    ["a picture", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3), "not a table"],
    ["titles alone", "Title,Company\n", "no rows"],
    ["nothing", "", "no table"],
    ["a text", "Dear Sir or Madam", "no table"],
    ["too long", `Title,Company\n${"Nurse,Ward\n".repeat(100_000)}`, "up to 10,000"],
    ["too wide", `Title,Company${",x".repeat(80)}\n`, "more than 60 columns"],
  ])("that is %s is refused in words, and nothing is stored", async (_case, content, words) => {
    const person = await premium();
    await expect(readTable(person, content, { apply: "true" })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(words),
    });
    expect(await rowsOf(person)).toEqual([]);
  });
});

/** An Excel file as Excel writes it: shared texts, a date's format, a merged cell, a link, a hidden sheet. */
function workbook(sheet: string, parts: Record<string, string> = {}): Uint8Array {
  const files: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml":
      '<workbook xmlns:r="r"><sheets><sheet name="Jobs" sheetId="1" r:id="r1"/><sheet name="Old" state="hidden" sheetId="2" r:id="r2"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels":
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/></Relationships>',
    "xl/styles.xml":
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="&quot;$&quot;#,##0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    "xl/sharedStrings.xml":
      "<sst><si><t>Role</t></si><si><t>Company</t></si><si><r><t>Date </t></r><r><t>applied</t></r></si><si><t>Caf&amp;#233; &amp; Bar</t></si></sst>".replace(
        "&amp;#233;",
        "&#233;",
      ),
    "xl/worksheets/sheet1.xml": sheet,
    "xl/worksheets/sheet2.xml":
      '<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Hidden</t></is></c><c r="B1"><v>1</v></c></row></sheetData></worksheet>',
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

describe("an Excel file", () => {
  const head =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="inlineStr"><is><t>Salary</t></is></c></row>';

  it("is read with its dates, sums, merged cells, results of formulas and links; hidden sheets are not", async () => {
    const sheet = `<worksheet xmlns:r="r"><sheetData>${head}
      <row r="2"><c r="A2" t="inlineStr"><is><t>Cook</t></is></c><c r="B2" t="s"><v>3</v></c><c r="C2" s="1"><v>46086</v></c><c r="D2" s="2"><v>82000</v></c></row>
      <row r="3"><c r="A3" t="str"><f>UPPER("x")</f><v>Waiter</v></c><c r="C3" s="1"><v>46087.5</v></c><c r="D3" t="e"><v>#REF!</v></c></row>
      </sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells><hyperlinks><hyperlink ref="A2" r:id="h1"/></hyperlinks></worksheet>`;
    const { rows } = await imported(
      workbook(sheet, {
        "xl/worksheets/_rels/sheet1.xml.rels":
          '<Relationships><Relationship Id="h1" Target="https://a.example/cook"/></Relationships>',
      }),
    );
    expect(rows).toMatchObject([
      {
        jobTitle: "Cook",
        company: "Café & Bar",
        salary: "$82,000",
        jobUrl: "https://a.example/cook",
        appliedDate: "2026-03-05T02:00:00.000Z",
      },
      { jobTitle: "Waiter", company: "Café & Bar", salary: "", appliedDate: "2026-03-06T02:00:00.000Z" },
    ]);
  });

  it("that unpacks to too much is refused in words", async () => {
    const person = await premium();
    const bomb = workbook(`<worksheet><sheetData>${" ".repeat(21 * 1024 * 1024)}</sheetData></worksheet>`);
    await expect(readTable(person, bomb)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("too large"),
    });
  });
});

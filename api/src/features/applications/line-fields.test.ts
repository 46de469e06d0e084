import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filterApplications } from "#shared/domain/applications/filter-applications.ts";
import { lineTitles } from "#shared/domain/applications/import/import-fields.ts";
import {
  eachLineField,
  lineFieldNames,
  lineFields,
  maxLineLength,
} from "#shared/domain/applications/line-fields.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const premium = () => api.signedUp({ tier: "premium" });
const job = { jobTitle: "Rigger", company: "Ironbark Civil" };
const read = (person: Person, id: string) => person.api.applications.get({ params: { id } });

const exported = async (person: Person, format: "json" | "csv") => {
  const { bytes } = await person.api.applicationReports.exportFile({ query: { format } });
  return new File([new Uint8Array(bytes)], format === "json" ? "backup.json" : "table.csv");
};

describe.each(lineFieldNames)("the field %s of an application", (name) => {
  const { label, logName, isSearched } = lineFields[name];

  it("is saved, read, listed and changed, and the log names it", async () => {
    const person = await premium();
    const { id } = await person.api.applications.create({ body: { ...job, [name]: "  First words " } });
    expect((await read(person, id))[name]).toBe("First words");
    await person.api.applications.update({ params: { id }, body: { [name]: "Other words" } });
    const detail = await read(person, id);
    expect(detail[name]).toBe("Other words");
    expect(detail.events[0]).toMatchObject({ kind: "edited", detail: name });
    expect(logName).toBe(label.toLowerCase());
    const list = await person.api.applications.list({});
    expect(list.map((one) => one[name])).toEqual(["Other words"]);
    expect(filterApplications(list, { search: "other words", status: "all" })).toHaveLength(
      isSearched ? 1 : 0,
    );
  });

  it("is not overwritten when it was changed in another tab", async () => {
    const person = await premium();
    const { id } = await person.api.applications.create({ body: { ...job, [name]: "Mine" } });
    const change = { [name]: "New", basedOn: { [name]: "Older" } };
    await expect(person.api.applications.update({ params: { id }, body: change })).rejects.toMatchObject({
      status: 409,
    });
    expect((await read(person, id))[name]).toBe("Mine");
  });

  it("has a limit", async () => {
    const person = await premium();
    const save = (length: number) =>
      person.api.applications.create({ body: { ...job, [name]: "x".repeat(length) } });
    expect((await save(maxLineLength))[name]).toHaveLength(maxLineLength);
    await expect(save(maxLineLength + 1)).rejects.toMatchObject({ status: 400 });
  });

  it("is in the backup and in the table, and comes back from both", async () => {
    const person = await premium();
    await person.api.applications.create({ body: { ...job, [name]: '=Kept, "as" typed' } });
    const other = await premium();
    await other.api.applicationReports.importBackup({
      file: await exported(person, "json"),
      query: { apply: "true" },
    });
    const third = await premium();
    await third.api.applicationReports.importTable({
      file: await exported(person, "csv"),
      query: { apply: "true" },
    });
    for (const one of [other, third]) {
      const list = await one.api.applications.list({});
      expect(list.map((row) => row[name])).toEqual(['=Kept, "as" typed']);
    }
  });

  it("is recognised in tables of other programs", async () => {
    const person = await premium();
    const title = lineTitles[name].split(" ")[0] ?? label;
    const report = await person.api.applicationReports.importTable({
      file: new File(
        [`Job title,Company,${title},Colour\nRigger,Ironbark Civil,Orange NSW,red\n`],
        "other.csv",
      ),
      query: { apply: "true" },
    });
    expect(report.columns.map(({ use }) => use)).toEqual(["jobTitle", "company", name, "keep"]);
    expect((await person.api.applications.list({}))[0]).toMatchObject({ [name]: "Orange NSW" });
  });
});

it("a backup from before a field was added has it empty", async () => {
  const person = await premium();
  await person.api.applications.create({ body: job });
  const backup = JSON.parse(await (await exported(person, "json")).text());
  for (const row of backup.applications) for (const name of lineFieldNames) delete row[name];
  const other = await premium();
  await other.api.applicationReports.importBackup({
    file: new File([JSON.stringify(backup)], "backup.json"),
    query: { apply: "true" },
  });
  expect(await other.api.applications.list({})).toMatchObject([{ ...job, ...eachLineField(() => "") }]);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { electricianResume, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { findDates } from "#shared/language/dates.ts";
import { findEmail } from "./header/emails.ts";
import { findPhone } from "./header/phones.ts";
import { readResume } from "./read-resume.ts";

describe("readResume", () => {
  const model = readResume(nurseResume);

  test("contact data", () => {
    expect(model.basics).toMatchObject({
      name: "Robin Banksia",
      label: "Registered Nurse",
      email: "robin.banksia@example.com",
      phone: "0491 570 110",
      location: "Ballarat VIC 3350",
    });
  });

  test("work entries with title, employer, dates and their lines", () => {
    expect(model.work.map((w) => [w.position, w.name, w.startDate, w.endDate])).toEqual([
      ["Registered Nurse, Surgical Ward", "Lake Wendouree Hospital", "2020-03", "present"],
      ["Graduate Nurse", "Sovereign Health", "2017-02", "2020-02"],
    ]);
    for (const entry of model.work)
      for (const id of entry.lines) expect(model.meta.lines[id]?.section).toBe("work");
    expect(model.work[0]?.highlights).toHaveLength(2);
  });

  test("education, skills, certificates", () => {
    expect(model.education[0]).toMatchObject({
      studyType: "Bachelor of Nursing",
      institution: "Federation University",
      endDate: "2016",
    });
    expect(model.skills[0]?.keywords).toEqual(["Medication administration", "Palliative care", "Care plans"]);
    expect(model.certificates.map((c) => c.name)).toEqual([
      "AHPRA registered nurse",
      "Working with Children Check (VIC)",
    ]);
  });

  test("title and employer on one line, dates below", () => {
    expect(readResume(electricianResume).work[0]).toMatchObject({
      position: "Industrial Electrician",
      name: "Boyne Smelting Services Pty Ltd",
      startDate: "2018",
    });
  });

  test("double-spaced text without bullets reads the same entries", () => {
    const spaced = nurseResume.replaceAll("\n- ", "\n").replaceAll("\n\n", "\n").replaceAll("\n", "\n\n");
    expect(readResume(spaced).work.map((w) => w.name)).toEqual([
      "Lake Wendouree Hospital",
      "Sovereign Health",
    ]);
  });

  test("headings in a left column, on the line of the first entry", () => {
    const text =
      "Kim Acacia\nProfile Electrician with ten years in mines.\nExperience Electrician, Gum Power Pty Ltd\n2018 - 2020\n• Wiring\nKey Skills • Switchboards\n• Solar PV";
    const { work, skills } = readResume(text);
    expect(work[0]).toMatchObject({ position: "Electrician", name: "Gum Power Pty Ltd" });
    expect(skills[0]?.keywords).toEqual(["Switchboards", "Solar PV"]);
  });

  test("several titles under one employer", () => {
    const text =
      "EXPERIENCE\nKoala Logistics Pty Ltd\nWarehouse Manager  Jan 2021 - present\n- Lead\nStoreperson  2018 - 2020\n- Picked";
    expect(readResume(text).work.map((w) => [w.position, w.name])).toEqual([
      ["Warehouse Manager", "Koala Logistics Pty Ltd"],
      ["Storeperson", "Koala Logistics Pty Ltd"],
    ]);
  });

  test("nothing is invented: every value stands in the text", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(nurseResume.split("\n")), (lines) => {
        const text = lines.join("\n");
        // A value may run over a line end.
        const folded = text.replace(/\s+/g, " ");
        const { basics, work, education } = readResume(text);
        const values = [
          basics.name,
          basics.email,
          basics.phone,
          ...work.flatMap((w) => [w.name, w.position]),
        ];
        for (const v of [...values, ...education.map((e) => e.institution)])
          if (v !== undefined) expect(folded).toContain(v);
      }),
    );
  });

  test("an empty text gives an empty model", () => {
    expect(readResume("")).toMatchObject({ work: [], education: [], basics: { profiles: [] } });
  });
});

describe("findDates", () => {
  test.each([
    ["Mar 2019 - present", "2019-03", "present"],
    ["03/2019 to 05/2021", "2019-03", "2021-05"],
    ["2013 – 2018", "2013", "2018"],
    ["2018-19", "2018", "2019"],
    ["September 2020 — Current", "2020-09", "present"],
    ["Jan – Jun 2020", "2020-01", "2020-06"],
    ["01/02/2020 - 28/03/2021", "2020-02", "2021-03"],
    ["2020-03 – 2021-04", "2020-03", "2021-04"],
    ["Since 2015", "2015", "present"],
    ["Electrician (Feb '19 – Mar '21)", "2019-02", "2021-03"],
  ])("%s", (text, startDate, endDate) => {
    expect(findDates(text).range).toMatchObject({ startDate, endDate });
  });

  test.each(["No injuries since 2018", "Managed 2000 - 3000 items", "call 0491 570 006"])(
    "%s is no range",
    (text) => {
      expect(findDates(text).range?.startDate).not.toBe("2018");
    },
  );
});

describe("contact patterns", () => {
  test.each([
    "0491 570 006",
    "+61 491 570 006",
    "(02) 5550 1234",
    "0491570006",
    "+1 (415) 555-0142",
    "1300 975 707",
  ])("phone %s", (phone) => expect(findPhone(`Call me: ${phone} any time`)).toBe(phone));

  test("e-mail", () => {
    expect(findEmail("x <ann.o'hara+jobs@mail.example.com.au>.")).toBe("ann.o'hara+jobs@mail.example.com.au");
    expect(findEmail("@ home")).toBeUndefined();
  });
});

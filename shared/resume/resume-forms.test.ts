import { describe, expect, test } from "vitest";
import { findDates } from "#shared/language/dates.ts";
import { findLocation, isLocation } from "./header/locations.ts";
import { bareName, looksLikeName } from "./header/person-name.ts";
import { findContactPhone, findPhone } from "./header/phones.ts";
import { readResume } from "./read-resume.ts";

/** All people, firms and numbers here are invented; the numbers are of the ranges stored for fiction. */

describe("name", () => {
  test.each([
    ["KIM ACACIA\nkim.acacia@example.com", "KIM ACACIA"],
    ["K I M   A C A C I A\nM: 0491 570 006", "KIM ACACIA"],
    ["K I M A C A C I A\nkim.acacia@example.com", "KIM ACACIA"],
    ["Curriculum Vitae\nDr Zoë Müller-Łopez, RN, PhD\nzoe@example.com", "Zoë Müller-Łopez"],
    ["RESUME\n\nName: Nguyễn Thị Mai\nMobile: 0491 570 006", "Nguyễn Thị Mai"],
    ["Kim Acacia Resume\nkim@example.com", "Kim Acacia"],
    ['Robert "Bob" Gum\nAddress: 5 Wattle Rd', 'Robert "Bob" Gum'],
    ["Registered Nurse\nKim Acacia | 0491 570 006 | kim@example.com", "Kim Acacia"],
    ["Kim Acacia Email : kim@example.com\nGeelong VIC", "Kim Acacia"],
    ["KIM\nACACIA\nkim.acacia@example.com", "KIM ACACIA"],
    ["Skills\nExcel\n\nContact\nkacacia@example.com\n\nKim Acacia\nSales Assistant", "Kim Acacia"],
    ["Kim Acacia (she/her)\nBrisbane QLD", "Kim Acacia"],
  ])("%j", (text, name) => expect(readResume(text).basics.name).toBe(name));

  test("a job, a firm, a place or a heading is no name", () => {
    for (const text of [
      "Sous Chef\n0491 570 006",
      "Gum Holdings Pty Ltd\nPerth WA",
      "Career Objective\nTo grow",
    ])
      expect(readResume(text).basics).not.toHaveProperty("name");
  });

  test("a referee's name and number are not the person's", () => {
    const text =
      "Experience\nCook, Gum Hotel\n2019 - 2020\n\nReferees\nJo Mallee, Owner\n0491 570 157\njo@example.com";
    expect(readResume(text).basics).toEqual({ profiles: [] });
  });

  test("titles and letters around a name fall off, two words stay", () => {
    expect(bareName("Mr. Lee Ma")).toBe("Lee Ma");
    expect(bareName("Prof Kim Acacia AM, FRACP")).toBe("Kim Acacia");
    expect(bareName("ACACIA, Kim")).toBe("Kim ACACIA");
    expect(looksLikeName("Leonardo da Vinci")).toBe(true);
    expect(looksLikeName("Managed the team of")).toBe(false);
  });
});

describe("phone", () => {
  test.each([
    "0491 570 006",
    "04 9157 0006",
    "+61 (0)491 570 006",
    "+61491570006",
    "0061 491 570 006",
    "(03) 5550 1234",
    "+44 20 7946 0958",
    "+64 21 555 0123",
    "+39 0325658974",
    "(+82) 10-5550-1843",
  ])("%s, alone and in a packed line", (phone) => {
    expect(findPhone(phone)).toBe(phone);
    expect(findPhone(`Geelong VIC 3220 | ${phone} | kim@example.com`)).toBe(phone);
  });

  test.each([
    "ABN 51 824 753 556",
    "2016 - 2018",
    "2019-03-15",
    "+49 176 313 XXX XX",
    "AHPRA NMW0001234567",
    "GPA 3.75 (9.38/10.0)",
    "0000-0001-2345-6789",
  ])("%s is no phone", (text) => expect(findContactPhone(text)).toBeUndefined());

  test("foreign forms count in a contact block only", () => {
    expect(findContactPhone("0123 456789")).toBe("0123 456789");
    expect(findPhone("0123 456789")).toBeUndefined();
  });
});

describe("towns and employers", () => {
  test.each([
    ["Newcastle NSW, 0491 570 146", "Newcastle NSW"],
    ["Hobart TAS 7000 0491 570 124", "Hobart TAS 7000"],
    ["Darwin NT 0800, 0491 570 146", "Darwin NT 0800"],
  ])("in %s a phone is no postcode", (text, place) => expect(findLocation(text)).toBe(place));

  test.each(["Geelong VIC 3220", "Perth", "Sydney CBD", "Remote", "Hobart, TAS"])("%s is a place", (text) =>
    expect(isLocation(text)).toBe(true),
  );
  test.each(["Bendigo Bank", "Canberra Hospital", "Service NSW", "TAFE SA", "Sydney Water"])(
    "%s is no place",
    (text) => expect(isLocation(text)).toBe(false),
  );
});

describe("dates", () => {
  test.each([
    ["15 March 2019 - 28 Feb 2021", "2019-03", "2021-02"],
    ["Mar-19 – Apr-21", "2019-03", "2021-04"],
    ["Summer 2014 – Autumn 2015", "2014", "2015"],
    ["10/2016 / 12/2018", "2016-10", "2018-12"],
    ["06/19 to present", "2019-06", "present"],
  ])("%s", (text, startDate, endDate) => expect(findDates(text).range).toMatchObject({ startDate, endDate }));
});

describe("skills, licences, headings", () => {
  const read = (text: string) => readResume(`Kim Acacia\n\n${text}`);

  test("ratings, levels and labels", () => {
    const { skills } = read(
      "Skills\nExcel ●●●●○, MYOB ●●○○○\nAutoCAD 80%\nAdvanced\nLanguages: English, Auslan\nDatabases MySQL, Oracle",
    );
    expect(skills.map(({ name, keywords }) => [name, ...keywords])).toEqual([
      [undefined, "Excel", "MYOB", "AutoCAD"],
      ["Languages", "English", "Auslan"],
      ["Databases", "MySQL", "Oracle"],
    ]);
  });

  test("a list broken over two lines loses nothing", () => {
    const { skills } = read(
      "Skills\nRequirements elicitation, process mapping, workshops, user acceptance\ntesting, Jira, Confluence",
    );
    expect(skills[0]?.keywords).toContain("user acceptance testing");
  });

  test("Australian tickets and checks", () => {
    const { certificates, basics } = read(
      "Licences/Tickets\n- White Card\n- AHPRA registration (expires 31/05/2027)\n- RSA (2021)\n\nWork Rights\nAustralian citizen",
    );
    expect(certificates.map(({ lines: _, ...one }) => one)).toEqual([
      { name: "White Card" },
      { name: "AHPRA registration", expires: "2027-05" },
      { name: "RSA", date: "2021" },
    ]);
    expect(basics.workRights).toBe("Australian citizen");
  });

  test.each([
    [
      "Permanent resident of Australia. Left a contract early in 2022 because of an illness.",
      "Permanent resident of Australia",
    ],
    [
      "Nights only sometimes. I am an Australian citizen and like travel.",
      "I am an Australian citizen and like travel",
    ],
    ["Working rights: full, no limits", "Working rights: full, no limits"],
  ])("%s: of a paragraph only the sentence on the right to work", (line, rights) => {
    expect(readResume(`Kim Acacia\nkim@example.com\n\nAbout\n${line}`).basics.workRights).toBe(rights);
  });

  test.each([
    "S K I L L S",
    "Skills:",
    "2. Skills",
    "Ski lls",
    "KEY SKILLS / COMPETENCIES",
    "SKILLS (cont.)",
  ])("%s is the skills heading", (heading) =>
    expect(read(`${heading}\nWelding, Rigging`).skills[0]?.keywords).toEqual(["Welding", "Rigging"]),
  );

  test.each([
    ["EDUCATION AND TICKETS", "education"],
    ["Awards & Publications", "other"],
    ["Summary or Objective", "summary"],
    ["LICENCES, CHECKS AND MEMBERSHIPS", "certificates"],
  ])("two headings in one open the first one's section: %s", (heading, section) => {
    const { meta } = readResume(
      `Kim Acacia\n\nExperience\nBaker, Gum Holdings, 2019 - 2022\n- Baked bread\n\n${heading}\nFirst aid, 2025`,
    );
    expect(meta.lines.at(-2)).toMatchObject({ text: heading, heading: true, section });
  });

  test("headings that lost a joined letter", () => {
    expect(read("Certi cations\n- White Card").certificates).toHaveLength(1);
  });
});

describe("what stands below another heading", () => {
  const resume = (heading: string) =>
    `Robin Fraser\n\nPROFILE\nClerk with ten years in building firms.\n\nEXPERIENCE\nClerk, Huon Homes\n2016 - 2019\n- Ran payroll\n\n${heading}\n- Treasurer of the chess club`;

  test("a volunteer's line belongs to no employer above", () => {
    const { work } = readResume(resume("VOLUNTEER"));
    expect(work.map((one) => [one.name, one.highlights])).toEqual([["Huon Homes", ["Ran payroll"]]]);
  });

  test("a heading said again on the next page goes on with the entry", () => {
    const { work } = readResume(resume("EXPERIENCE (continued)"));
    expect(work[0]?.highlights).toEqual(["Ran payroll", "Treasurer of the chess club"]);
  });

  test.each(["PROFILE", "Profile", "Career profile"])("%s opens the summary", (heading) => {
    const { basics } = readResume(resume("OTHER").replace("PROFILE", heading));
    expect(basics.summary).toBe("Clerk with ten years in building firms.");
  });
});

import { describe, expect, test } from "vitest";
import { readAdFacts } from "./ad-facts.ts";

const asOf = "2026-11-01";
const facts = (text: string, location?: string) =>
  readAdFacts(text, { asOf, ...(location === undefined ? {} : { location }) });

describe("closing day", () => {
  test.each([
    ["Applications close 5 pm, Tuesday 8 December 2026.", "2026-12-08"],
    ["Closing date: 14/12/2026", "2026-12-14"],
    ["Applications close 14.12.26", "2026-12-14"],
    ["Apply by 2026-11-30.", "2026-11-30"],
    ["Please submit your resume by the twenty-first of November 2026.", "2026-11-21"],
    ["Applications close: November 20th, 2026", "2026-11-20"],
    ["Closes Friday 13 November", "2026-11-13"],
    ["Applications must be received no later than midnight on 3 Dec", "2026-12-03"],
    ["Closing 29 Feb 2028", "2028-02-29"],
    ["Sunday 6 December 2026 is the closing date.", "2026-12-06"],
    ["Advertising End Date: 18/12/2026", "2026-12-18"],
    ["Travel: No | Unposting date: 18 December 2026", "2026-12-18"],
    ["Cut-off is Friday, the 4th of December 2026.", "2026-12-04"],
    ["Closing Date\n14 December 2026 at 5pm\n\nInterview Date\n23 December 2026", "2026-12-14"],
    ["Posted Date:\n\n2026-10-21\n\nApplication Deadline:\n\n2026-12-31", "2026-12-31"],
    [
      "Interested? Send your resume and a cover letter of no more than one page to jo@hives.example by Sunday 13 December 2026.",
      "2026-12-13",
    ],
  ])("%s", (text, day) => {
    expect(facts(text).closes).toBe(day);
  });

  test.each([
    "Applications close at the end of the month.",
    "Applications close Friday 14 November",
    "Applications close 4 August",
    "Closing 30 February 2027",
    "The job starts on 11 January 2027.",
    "Temporary full time until 30 June 2028",
    "Interviews for this application round are held on 9 December 2026.",
    "Founded on 3 March 1986.",
    "",
  ])("none: %s", (text) => {
    expect(facts(text).closes).toBeNull();
  });
});

describe("workplace", () => {
  test.each([
    ["Hybrid working: three days in the office.", "hybrid"],
    ["Work from home two days a week.", "hybrid"],
    [
      "Be in the office Mondays and Tuesdays, with the option to work from home the balance of the week.",
      "hybrid",
    ],
    ["Three days per week on a campus is the minimum.", "hybrid"],
    ["This role is fully remote within Australia.", "remote"],
    ["Work from anywhere.", "remote"],
    ["This is not a remote role.", "onsite"],
    ["We don't do work from home, we've tried it and the phone calls don't work.", "onsite"],
    ["An on-site role, Monday to Friday.", "onsite"],
    ["FIFO 8/6 ex Perth.", "onsite"],
    ["Office based, 3 minutes from the station.", "onsite"],
    ["The team operates out of our Ballarat office.", "onsite"],
    ["After probation two days a week may be worked from home.", "hybrid"],
    ["Three days in the wax yard, two wherever you think best.", "hybrid"],
    ["Home or office, as you like.", "hybrid"],
    ["You are in the office at least two days a week.", "hybrid"],
    ["Keepers work from the office at least 60 per cent of the time.", "hybrid"],
    ["It's full time, at our mill three days a week and home the other two.", "hybrid"],
    ["On-site", "onsite"],
    ["Working from home isn't available in this role.", "onsite"],
    ["The role is site based.", "onsite"],
    ["Remote Status: On-site", "onsite"],
    ["Karri Valley, Australia (On-site)", "onsite"],
    ["You'll be in our Beresfield office five days a week, 7.30 to 4.00.", "onsite"],
    ["The position is on the property and can't be done remotely.", "onsite"],
    ["You'll be in our office Mondays and Tuesdays. The remaining days can be worked from home.", "hybrid"],
    ["We offer flexible work (up to 40% from home once you've settled in).", "hybrid"],
    ["At least half your time each month connecting in office.", "hybrid"],
    ["We're in Tuesday to Thursday, the rest is up to you.", "hybrid"],
    ["Home-based (1-2 days per week)", "hybrid"],
    ["No FIFO. You sleep in your own bed.", null],
    ["The ground is steep and remote from vehicles.", null],
    ["Manners. We work in people's front yards.", null],
    ["We build hybrid cloud systems.", null],
    ["You will visit remote communities.", null],
    ["Free on-site parking.", null],
    ["Flexible: work from home and on site.", "hybrid"],
    ["Based at our Ballarat yard with flexible remote options.", "hybrid"],
    ["Remote-friendly, with a desk in Perth.", "remote"],
    ["The role is not suited to working from home.", "onsite"],
    ["Monday to Friday, 8:30 to 4:30, on site.", "onsite"],
    ["Work Location: In person", "onsite"],
    ["You will be based at our depot in Bendigo.", "onsite"],
    ["Remote schedule with some travel", "remote"],
    ["Sound for lectures and hybrid events", null],
    ["If you've touched hybrid or streamed events, tell us.", null],
    ["All work is on site at our hives, no work from home obviously.", "onsite"],
    ["Site: Ballarat yard, on site. Hours: 0.8 FTE", "onsite"],
    ["22.8 hours per week, on-site at the hive library", "onsite"],
  ])("%s", (text, kind) => {
    expect(facts(text).workplace).toBe(kind);
  });

  test("the job site's own word comes first", () => {
    expect(facts("Some days in the office.", "Perth WA (Hybrid)").workplace).toBe("hybrid");
    expect(facts("Visit us on site.", "Remote").workplace).toBe("remote");
  });
});

describe("what must be sent", () => {
  test.each([
    ["Send your resume and a cover letter of no more than two pages.", "letter", "no more than two pages"],
    [
      "Apply with a resume and a statement addressing the selection criteria (max 2 pages).",
      "selection_criteria",
      "max 2 pages",
    ],
    ["Please forward resumes and cover letters to Jo.", "letter", null],
    ["Submit a pitch of up to 600 words.", "pitch", "up to 600 words"],
    [
      "To apply, answer the two targeted questions in 300 words each.",
      "targeted_questions",
      "300 words each",
    ],
    ["Your application must address the focus capabilities.", "capabilities", null],
    [
      "Instead of a statement against every criterion we ask you to answer the two targeted questions in the form (no more than 500 words each).",
      "targeted_questions",
      "no more than 500 words each",
    ],
    [
      "Answer the three short questions on the form (150 words each, AI answers are really obvious).",
      "targeted_questions",
      "150 words each",
    ],
    [
      "Send a cover letter of one page and a statement responding to the key selection criteria (maximum 300 words for each).",
      "selection_criteria",
      "maximum 300 words",
    ],
    [
      "Include a resume and a cover letter of up to two pages which addresses the key selection criteria.",
      "selection_criteria",
      "up to two pages",
    ],
    [
      "Attach a resume and a response of no more than two pages to the five role requirements.",
      "selection_criteria",
      "no more than two pages",
    ],
    [
      "Attach a short statement, no more than two pages, against the points above.",
      "selection_criteria",
      "no more than two pages",
    ],
    [
      "Send your CV and two or three paragraphs on a hive you are proud of.",
      "letter",
      "two or three paragraphs",
    ],
    ["Upload your resume (max four pages) and covering letter.", "letter", null],
    ["Please send a CV and supporting statement to Jo.", "letter", null],
    ["Apply with a short note about the trucks you have driven, plus a resume.", "letter", "short note"],
    ["Please write us a letter of no more than one page about hives.", "letter", "no more than one page"],
    [
      "We want your resume and your answers to the Essential criteria (a short paragraph for each will do).",
      "selection_criteria",
      "a short paragraph for each",
    ],
    ["Please submit your resume and a statement addressing points 1 to 6 above.", "selection_criteria", null],
    ["Upload a statement against SC1 to SC5 of up to two pages.", "selection_criteria", "up to two pages"],
    ["Please upload a resume, and answers to the points above.", "selection_criteria", null],
    ["CV plus a note of max 200 words on the best hive you have seen, send both.", "letter", "max 200 words"],
    [
      "Tell us in 200 words or less about one swarm, and send it with your CV.",
      "targeted_questions",
      "200 words or less",
    ],
    [
      "Please attach a letter addressed to the Principal of at most two pages, and a CV.",
      "letter",
      "at most two pages",
    ],
    ["Click on APPLY. The application form will include these questions:", "targeted_questions", null],
    ["Write us 200 words about a swarm and send your CV with it.", "letter", "200 words"],
    [
      "Please ensure that your personal statement addresses the needs of the role in the Person Specification.",
      "selection_criteria",
      null,
    ],
  ])("%s", (text, kind, limit) => {
    expect(facts(text).asks).toEqual([{ kind, limit }]);
  });

  test.each([
    "Apply with your resume. No cover letter needed.",
    "Cover letters are not required; just send your resume.",
    "You will answer questions from customers.",
    "Our team is happy to answer any questions, and application forms are online.",
    "Apply with a resume in Word; if you like, add a few lines about the strangest hive you have seen.",
    "You can write a letter that stands up in court.",
    "A week might include tabulating results against the mite criteria and writing reports.",
    "Application form: resume (required), cover letter (optional), notice period.",
    "Answer staff questions about honey and process orders.",
    "Apply now!",
  ])("nothing: %s", (text) => {
    expect(facts(text).asks).toEqual([]);
  });
});

describe("pay and contact", () => {
  test.each([
    ["$38.50 per hour plus penalties", 38.5, 38.5, "hour"],
    ["Salary $90,000 to $105,000 + super", 90_000, 105_000, "year"],
    ["$120-140k plus super and an annual bonus", 120_000, 140_000, "year"],
    ["$35 an hour, salary packaging up to $9,010", 35, 35, "hour"],
    ["$650 per day", 650, 650, "day"],
    ["$3,100 a fortnight", 3100, 3100, "fortnight"],
  ])("%s", (text, low, high, period) => {
    expect(facts(text).pay).toMatchObject({ low, high, period });
  });

  test.each(["Salary packaging up to $15,900 a year", "You manage a budget of $5,000,000", "A fair wage"])(
    "no pay: %s",
    (text) => {
      expect(facts(text).pay).toBeNull();
    },
  );

  test("whom to ask", () => {
    expect(facts("For a confidential chat contact Jo Banksia on 0491 570 156.").contact).toEqual({
      name: "Jo Banksia",
      phone: "0491 570 156",
    });
    expect(facts("Enquiries: jobs@wattle.example").contact).toEqual({ email: "jobs@wattle.example" });
    expect(facts("Contact our Talent Team.").contact).toBeNull();
    expect(facts("We are leading efforts to reach Net Zero by 2050.").contact).toBeNull();
    expect(
      facts(
        "Questions are welcome at any of our sites, and tours of the yards of hives start daily from six, with Acme Homes.",
      ),
    ).toMatchObject({ contact: null });
  });
});

describe("language", () => {
  const czech =
    "Hledáme zkušeného kuchaře do naší restaurace v centru města.\nNabízíme stabilní práci, příjemné prostředí a dobrou mzdu každý měsíc.\n";
  const english = "We are looking for a chef who will join the kitchen of our restaurant in the city.\n";
  test("English, another, both", () => {
    expect(facts(english).language).toBe("en");
    expect(facts(czech.repeat(6)).language).toBe("other");
    expect(facts(english.repeat(2) + czech).language).toBe("mixed");
    expect(facts("Java, Python, SQL, AWS, Docker, Kubernetes, Terraform").language).toBe("en");
  });
});

test("any text: nothing is thrown", () => {
  for (const text of [
    "\uD800",
    "\uDC00 $",
    "\r\n\r\n",
    "$ closes 99/99/9999",
    "a".repeat(200_000),
    "by 1 ".repeat(20_000),
  ])
    expect(() => facts(text)).not.toThrow();
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDeed } from "./deed.ts";
import { inPast, isVerbLed, pastOf, tenseOf } from "./verbs.ts";

/** What is said with "I", "my work included" or alone, in a past role and in a present one. */
const said = (line: string, place = { isCurrent: false, verbLed: false }) => {
  const deed = readDeed(line, place);
  if (deed === undefined) return undefined;
  const lead = { act: "I ", matter: "my work: ", event: "" }[deed.kind];
  return `${lead}${deed.text}${deed.tail}`;
};
const now = { isCurrent: true, verbLed: true };

describe("a line of a role as a sentence says it", () => {
  it.each([
    ["Reduced errors by 18%", "I reduced errors by 18%"],
    [
      "Phoned the vet if fever, limping or milk was worse",
      "I phoned the vet if fever, limping or milk was worse",
    ],
    ["Playground duty twice a week, camp", "my work: playground duty twice a week and camp"],
    [
      "One afternoon a week at Pelican House, a 90-bed nursing home",
      "my work: one afternoon a week at Pelican House, a 90-bed nursing home",
    ],
    ["Voice picking then RF guns, averaged 108% of pick rate", "my work: voice picking then RF guns"],
    ["Accurately prepared and documented samples", "I prepared and documented samples"],
    [
      "Responsibly organize and distribute medications",
      "I responsibly organized and distributed medications",
    ],
    ["Plant closed in 2019, led my crew until the last day", undefined],
    ["Stored procedures, indexes and query plans", "my work: stored procedures, indexes and query plans"],
    ["Employee of the month October 2024", undefined],
    ["Flood March 2025", undefined],
    ["Tag and lock out, ladders, chemicals sheet", "my work: tag and lock out, ladders, and chemicals sheet"],
    ["Hive files: checked and copied 640, gaps closed before spring", "I checked and copied 640 hive files"],
    ["No hive budget of my own", undefined],
    ["No lost-time injuries in 2024", "I had no lost-time injuries in 2024"],
    ["Took out 11 with an approval flow", undefined],
    ["Train school-based apprentices on knife work", "I trained school-based apprentices on knife work"],
    ["Serve 60 to 80 keepers on a Saturday", "I served 60 to 80 keepers on a Saturday"],
    ["Teach: monthly hour for the team", "my work: teach: monthly hour for the team"],
    [
      "Ring the times with the supervisor; we brought egg waiting from 14 to 8 minutes",
      "I rang the times with the supervisor, and we brought egg waiting from 14 to 8 minutes",
    ],
    ["Shop drawings of sheds and carports", "my work: shop drawings of sheds and carports"],
    ["Spend cube in Power BI for nine sites", "my work: spend cube in Power BI for nine sites"],
    ["Credit cards, personal loans and overdrafts", "my work: credit cards, personal loans and overdrafts"],
    ["Matched-store tests in R for two programs", "my work: matched-store tests in R for two programs"],
    ["Break fences and feeding out in spring", "my work: break fences and feeding out in spring"],
    ["No one reports to me", undefined],
    ["One assistant and one clerk report to me", undefined],
    ["Spray shop does the enamel", undefined],
    ["Hivora sells wax by subscription", undefined],
    ["Agree with the yard manager on fees", "I agreed with the yard manager on fees"],
    [
      "Phone the plan coordinator and mum every fortnight",
      "I phoned the plan coordinator and mum every fortnight",
    ],
    ["Key around 450 bills a week to shops", "I keyed around 450 bills a week to shops"],
    ["Key accounts in the valley", "my work: key accounts in the valley"],
    [
      "Built a sheet that shows unallocated cash; it cut the backlog from 190 lines to 20",
      "I built a sheet that shows unallocated cash, and it cut the backlog from 190 lines to 20",
    ],
    [
      "Windows servers with their domain controllers",
      "my work: Windows servers with their domain controllers",
    ],
    ["Hobbies: church choir", undefined],
    ["Smoker, veil       | * 22 hives on a busy day", undefined],
    ["Name days and bread baking with residents", "my work: name days and bread baking with residents"],
    ["Petty cash of $90 a month, never over", "my work: petty cash of $90 a month, never over"],
    ["Flew the drone over nine paddocks", "I flew the drone over nine paddocks"],
    ["SwiftPOS super user", "I was a SwiftPOS super user"],
    ["Stayed calm when bees flew, wrote it down", "I stayed calm when bees flew, and wrote it down"],
    [
      "Member of the incident team in the 2023 breach",
      "I was a member of the incident team in the 2023 breach",
    ],
    ["Weekly reports to the board", "my work: weekly reports to the board"],
    ["Handle incoming calls proficiently", "I handled incoming calls proficiently"],
    ["R packages sf and terra", "my work: R packages sf and terra"],
    ["Own caseload of 55 permits", "my work: my own caseload of 55 permits"],
    ["Re-engineered the test plans", "I re-engineered the test plans"],
    ["Dunes Defence | [CITY], [STATE] Conducted monthly drills", undefined],
    ["Was part of the assessment in 2025", "I was part of the assessment in 2025"],
    ["Preceptor for six nurses", "I was a preceptor for six nurses"],
    ["Owner of the stock system", "I was the owner of the stock system"],
    ["quality: wrote 14 test plans for the lots", "I wrote 14 test plans for the lots"],
    ["Two restructures: closed the workshop and merged sales", "I closed the workshop and merged sales"],
    [
      "Balance sheet reconciliations for 22 accounts",
      "my work: balance sheet reconciliations for 22 accounts",
    ],
    ["Australian employment law and awards", "my work: Australian employment law and awards"],
    ["Drivers lose signal, so we drew what happens then", undefined],
    ["Zero defects on last 3 audits", "I had zero defects on the last 3 audits"],
    [
      "Worked examples, mini whiteboards and exit tickets",
      "my work: worked examples, mini whiteboards and exit tickets",
    ],
    ["Coal board medical ran out in 2023", undefined],
    [
      "rewrote all 210 error messages with drivers. they liked them",
      "I rewrote all 210 error messages with drivers",
    ],
    ["HACCP team member, GMP walks", "I was a HACCP team member"],
    ["Second in charge of 14 people", "I was second in charge of 14 people"],
    ["On call one week in five and wrote 12 reviews", "I was on call one week in five and wrote 12 reviews"],
    ["On call one week in five, wrote 12 reviews", "I was on call one week in five"],
    ["First on scene at weapon codes, about 15 a week", "I was first on scene at weapon codes"],
    [
      "Turned rooms around, sorted materials, charted on Exact",
      "I turned rooms around, sorted materials and charted on Exact",
    ],
    ["Flour, fruit, packaging for two bakeries", "my work: flour, fruit and packaging for two bakeries"],
    ["Dynamics 365 Customer Service and a portal", "my work: Dynamics 365 Customer Service and a portal"],
    [
      "Manual and automated tests of a booking system",
      "my work: manual and automated tests of a booking system",
    ],
    [
      "Take 5s, JSAs and handover tags every morning",
      "my work: Take 5s, JSAs and handover tags every morning",
    ],
    ["First eighteen months as BA on the rates", undefined],
    ["When the builder is away the job is mine", undefined],
    ["On-call roster and handover", "my work: an on-call roster and handover"],
    ["Weekend rosters and wrote the handbook", "my work: weekend rosters"],
    ["Weekend rosters and mixed concrete", "my work: weekend rosters and mixed concrete"],
    ["No injuries since 2018", "I had no injuries since 2018"],
    ["Responsible for two lines", "I was responsible for two lines"],
    ["Fault finding on PLC conveyors", "my work: fault finding on PLC conveyors"],
    ["Time studies, line balance, daily board", "my work: time studies, line balance and daily board"],
    ["Changeover from 74 to 41 minutes", "changeover fell from 74 to 41 minutes"],
    ["Pick rate up from 142 to 168 cartons an hour", "pick rate rose from 142 to 168 cartons an hour"],
    ["Sorted on the first call: 82 per cent", undefined],
    ["Leading hand of four for a shutdown in 2020", "I was the leading hand of four for a shutdown in 2020"],
    ["Fit-outs from $2 million to $9 million", "my work: fit-outs from $2 million to $9 million"],
    ["Did this. Then that.", "I did this"],
    ["Xero", undefined],
    ["Promoted to team leader after 6 months", "I was promoted to team leader after 6 months"],
    ["Awarded Best Clerk 2020", undefined],
    ["Mentor for two juniors", "I mentored two juniors"],
    ["Budget of $420,000 fees, recovery of 91 per cent", "I had a budget of $420,000 in fees"],
    ["Caseload of 34 families", "I had a caseload of 34 families"],
    ["Office refurbishment, $24 million, GC21", undefined],
    ["Often drive reach trucks", undefined],
    ["Dashboards: Built reports for four teams", "I built reports for four teams"],
    ["Rated 4.5 of 5 by students", "I was rated 4.5 of 5 by students"],
    ["I ran the front desk", "I ran the front desk"],
    ["Seamlessly executed the logistics of two fairs", "I executed the logistics of two fairs"],
    ["Led hiring processes for the depot", "I led hiring processes for the depot"],
    ["Provided training to staff in two towns", "I provided training to staff in two towns"],
    [
      "Kept the log and provided clear, ongoing reporting",
      "I kept the log and provided clear, ongoing reporting",
    ],
    ["Lessons follow a daily review and explicit teaching", undefined],
    ["About 65% of my work comes from my own calls", undefined],
    ["Various Administrative Roles", undefined],
    ["Gumtree Systems, Port Wattle, WA", undefined],
    [
      "On a team of five engineers spread over three towns",
      "I was on a team of five engineers spread over three towns",
    ],
    ["Buddy for one junior engineer, review his Terraform", "I was a buddy for one junior engineer"],
    ["Member of the Year 9 team, observed each term", "I was a member of the Year 9 team"],
    ["Crash-free sessions from 98.9 to 99.7 per cent", "crash-free sessions rose from 98.9 to 99.7 per cent"],
    ["GitLab pipelines for 30 repositories, builds from 25 minutes to 9", "builds went from 25 minutes to 9"],
    ["Victoria's contact for two working groups", "my work: Victoria's contact for two working groups"],
    ["Retrofit of 20 vehicles with sensors", "my work: retrofit of 20 vehicles with sensors"],
    ["Charged with planning the move of an office", "I was charged with planning the move of an office"],
    ["Work products for the release of two cars", "my work: work products for the release of two cars"],
    ["Year 9 home group teacher", "I was a Year 9 home group teacher"],
    ["mailto:x@y.example for quotes", undefined],
  ])("%s", (line, sentence) => expect(said(line)).toBe(sentence));

  it.each([
    ["Triage up to 60 people a shift", "I triage up to 60 people a shift"],
    ["Change windows and tables every second Tuesday", "I change windows and tables every second Tuesday"],
    ["Discharge meetings every morning", "my work: Discharge meetings every morning"],
    [
      "Review six pull requests a week; wrote the style guide",
      "I review six pull requests a week, and I wrote the style guide",
    ],
    ["Give oral medicines", "I give oral medicines"],
    ["No injuries since 2018", "I have had no injuries since 2018"],
    ["Store at 106 per cent of budget", undefined],
    ["Scheduled servicing of the plant", "my work: scheduled servicing of the plant"],
    [
      "Conducts vendor surveillance, source inspections, and contributes to audits",
      "I conduct vendor surveillance, source inspections, and contribute to audits",
    ],
  ])("in a present role: %s", (line, sentence) => expect(said(line, now)).toBe(sentence));

  it.each([
    ["Marked essays, answered the forum", "I marked essays and answered the forum"],
    ["Talked with clients each week, estimates and bug reports", "I talked with clients each week"],
    ["Ran workshops in Mildura, Griffith and Hay", "I ran workshops in Mildura, Griffith and Hay"],
    ["Mark essays and answer the forum", "I marked essays and answered the forum"],
  ])("in a past role: %s", (line, sentence) =>
    expect(said(line, { isCurrent: false, verbLed: true })).toBe(sentence),
  );

  it.each([
    ["Wrote the specifications; rejected rolls down 38 per cent", ", and rejected rolls fell by 38 per cent"],
    [
      "Split a nightly job; run time from four hours to 20 minutes",
      ", and run time went from four hours to 20 minutes",
    ],
    ["Built an approval step; used by 600 companies", ", used by 600 companies"],
    ["Developed options on water; two became law in 2025", ", and two became law in 2025"],
    ["Owner of the test practice: from 30 to 240 tests a year", ", which went from 30 to 240 tests a year"],
    ["Trained three assistants; wrote the handbook", ", and wrote the handbook"],
    ["Wrote the specifications; supplier visits", ""],
    [
      "Wrote reports; added indexes that cut a report from 40 to 3 seconds",
      ", and added indexes that cut a report from 40 to 3 seconds",
    ],
  ])("what came of it: %s", (line, tail) =>
    expect(readDeed(line, { isCurrent: false, verbLed: true })?.tail).toBe(tail),
  );

  it.each([
    [
      "Lead cross-functional crews through the shutdown",
      "I lead cross-functional crews through the shutdown",
    ],
    ["Train depot volunteers on the lathe", "I train depot volunteers on the lathe"],
    ["Develop training programs for rangers", "I develop training programs for rangers"],
    ["Navigate council policies on stalls", "I navigate council policies on stalls"],
    ["Lead generation for the sales teams", "my work: lead generation for the sales teams"],
  ])("of a present role led by verbs: %s", (line, text) => {
    expect(said(line, now)).toBe(text);
  });

  it("a second verb follows the first into the past", () => {
    const place = { isCurrent: false, verbLed: true };
    expect(said("Coordinate and submit monthly tide tables", place)).toBe(
      "I coordinated and submitted monthly tide tables",
    );
  });

  it("a mark that stands apart leaves no blank", () =>
    expect(readDeed("Ran the shop .", { isCurrent: false, verbLed: true })?.text).toBe("ran the shop"));

  it("never throws, and no sentence ends open", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), fc.boolean(), (line, isCurrent) => {
        const deed = readDeed(line, { isCurrent, verbLed: isCurrent });
        expect(deed?.text ?? "x").not.toMatch(/^\s|\s$| (?:and|or|of|the)$/);
      }),
    );
  });
});

describe("verbs", () => {
  it.each([
    ["write", "wrote"],
    ["plan", "planned"],
    ["supply", "supplied"],
    ["manage", "managed"],
    ["deploy", "deployed"],
    ["cut", "cut"],
  ])("%s in the past is %s", (base, past) => expect(pastOf(base)).toBe(past));

  it("carries the past to the verbs it goes on with", () => {
    expect(inPast("mark papers, answer the forum and keep a log")).toBe(
      "marked papers, answered the forum and kept a log",
    );
    expect(inPast("write plans and reports")).toBe("wrote plans and reports");
  });

  it.each([
    ["Managed rosters", "past"],
    ["Manage rosters", "present"],
    ["Set up the books", "any"],
    ["Returns for farmers", undefined],
    ["Support for users", undefined],
    ["Shared planning with two classes", undefined],
  ])("%s: %s", (line, tense) => expect(tenseOf(line, false)).toBe(tense));

  it("a role is led by verbs when most of its lines are, or one of a present role surely is", () => {
    expect(isVerbLed(["Wrote rosters", "Ran stocktakes", "Daily banking"], false)).toBe(true);
    expect(isVerbLed(["Returns for farmers", "Wrote rosters", "Banking"], false)).toBe(false);
    expect(isVerbLed(["Choose the range", "Stock", "Banking"], true)).toBe(true);
  });
});

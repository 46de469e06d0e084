import { describe, expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { indexAdCopy } from "../read-ad/pasted-text.ts";
import { middling } from "./bars.ts";
import { supportOf } from "./evidence.ts";
import { evidenceBase } from "./evidence-base.ts";
import { readEvidenceLines } from "./resume-lines.ts";

/** Credit of one demand against one deed, for somebody who fits the rest of the ad middlingly; people and firms are invented. */
function creditOf(item: string, deed: string): number {
  const resumeText = `Kim Acacia\nkim@example.com\n\nExperience\nMember, Gum Traders, Perth\nJan 2018 - present\n- ${deed}\n`;
  const ad = { text: `About you\n- ${item}\n`, title: "" };
  const asOf = "2026-11-01";
  const { match, model } = analyseResume({ resumeText, ad, asOf });
  const lines = readEvidenceLines(model, indexAdCopy([]), asOf);
  const nearness = { family: null, language: null };
  const base = evidenceBase({ lines, requirements: match.requirements, model, ad, asOf, nearness });
  const credits = match.requirements.map((one) => supportOf(one, { ...base, affinity: middling }).credit);
  return Math.max(...credits);
}

describe("the same work in a worker's own words counts", () => {
  test.each([
    // Kitchens, bars, shops, salons
    ["Friendly, respectful customer service", "Exceptional customer care"],
    ["warm and patient customer service style", "Customer service at the counter"],
    ["ability to meet deadlines in the peak weeks of January", "Managed work with tight deadlines"],
    ["educated to degree level", "MA (Hons) English Literature, Dundee"],
    ["processing scripts", "Filled prescription orders"],
    ["pothole patching", "Maintained roads in all weather"],
    ["ability to keep private information private", "Kept to the patient privacy rules"],
    ["table service", "Carried plates for 80 covers on Saturdays"],
    ["responsible service of alcohol", "Refused service and checked IDs at the bar"],
    ["menu costing", "Costed dishes with the owner each season"],
    ["dishwashing", "Scrubbed down and washed up after dinner"],
    ["stock rotation", "Use by dates checked every morning"],
    ["upselling", "Most add ons of the shop in June"],
    ["shelf filling", "Cartons an hour: 55, dairy and grocery"],
    ["hair colouring", "Balayage and foils for regular ladies"],
    ["room cleaning", "Made beds and stripped rooms, 14 rooms a day"],
    ["bread making", "Shaping loaves from two in the morning"],
    // Wards, care, schools, animals
    ["phlebotomy", "Took bloods from forty people a morning"],
    ["wound care", "Vac dressings and leg ulcers"],
    ["medication administration", "Webster packs for nine residents"],
    ["continence management", "Catheter bags and pad changes"],
    ["de-escalation", "Talked down two men at the desk"],
    ["homelessness", "Found crisis beds for rough sleepers"],
    ["nappy changes", "Sleep checks and toilet training in the cot room"],
    ["differentiated teaching", "Wrote IEPs with the parents"],
    ["veterinary nursing", "Desexing days with two vets"],
    ["horse handling", "Mucked out and led yearlings"],
    // Sites, workshops, plant, roads
    ["formwork", "Stripped forms after each pour"],
    ["plastering", "Set joints and hung sheets in units"],
    ["steel fixing", "Tied reo for bridge decks"],
    ["electrical fault finding", "Megger and multimeter, after hours faults"],
    ["gas fitting", "Gas leaks and cooktops, LPG too"],
    ["heavy vehicle mechanic", "Kenworth and Cummins engine rebuilds"],
    ["panel beating", "Chassis straightening and quarter panels"],
    ["load restraint", "Chains and dogs, tarped every load"],
    ["multi-drop deliveries", "60 parcels a day in a van"],
    ["container unloading", "Devanned 40 footers by hand"],
    ["goods receiving", "Booked in stock against the delivery dockets"],
    ["process plant operation", "Thickeners, flotation and tailings"],
    ["preventative maintenance", "Greased and inspected, 250 hour services"],
    ["safe work method statements", "JSAs before each job"],
    // Offices, money, selling, law, property
    ["accounts payable", "Matched invoices and paid suppliers, 400 a month"],
    ["debt collection", "Chased debts of 60 days and more"],
    ["bank reconciliations", "Bank recs every Friday"],
    ["payroll processing", "Paid wages for 90 every Thursday"],
    ["answer inbound calls", "70 calls a day on the phones"],
    ["executive assistance", "Looked after the director and two others"],
    ["minute taking", "Wrote up meetings of the council"],
    ["records management", "Archiving and boxes to storage"],
    ["claims handling", "Settled claims after storms"],
    ["mortgage broking", "Wrote loans for first home buyers"],
    ["conveyancing", "Settlements in PEXA and title searches"],
    ["property management", "Routine inspections and rent arrears"],
    ["P&L responsibility", "Profit and loss of four shops"],
    ["search engine optimisation", "First page of Google in a year"],
    // Laboratories, land, safety of people, councils
    ["microbiology", "Agar plates and colony counts"],
    ["revegetation", "Tubestock along the creek"],
    ["milking", "Cups on twice a day, mastitis too"],
    ["shearing", "Sheep a day: 140, handpiece my own"],
    ["CCTV monitoring", "Watched cameras of the car park"],
    ["crowd control", "Bouncer of two pubs"],
    ["kerbside collection", "Side lift, 1,100 bin lifts"],
    ["customer service", "Served 200 customers a day"],
    ["truck driving", "Drove a tipper across the valley"],
    ["payroll", "Paid 120 staff each fortnight"],
    ["month end", "Closed the books each month"],
    ["irrigation", "Laid poly pipe along the rows"],
    ["conveyancing", "Settled 30 property transfers a month"],
    ["environmental monitoring", "Took water samples at twelve sites"],
    ["table service", "Waited on tables in the garden"],
    ["training staff", "Trained 12 apprentices"],
    ["supervise staff", "Supervised eight casuals"],
    ["work as part of a team", "Member of a crew of four"],
    ["English language fluency", "Portuguese and English at home"],
    ["18 or over", "Filled frames with wax since school"],
    ["high risk work licence LF", "forklift LF + LO"],
    ["trade qualified", "Certificate III in Cabinet Making, finished 2013"],
    ["BSN", "Bachelor of Nursing, completed 2018"],
    ["Bachelor of Nursing", "BSN, completed 2018"],
    [
      "Certificate III in Dental Assisting",
      "learned everything there, Certificate III in Dental Assisting finished 2017",
    ],
    ["bushfire fighting", "Tanker crew with the RFS"],
    ["town planning", "Assessed DAs and wrote delegated reports"],
    ["policy development", "Cabinet submissions and options papers"],
  ])("%s: %s", (item, deed) => expect(creditOf(item, deed)).toBeGreaterThanOrEqual(0.5));
});

describe("words of another trade do not", () => {
  test.each([
    ["shotfiring", "Shots of coffee pulled all morning"],
    ["painting and decorating", "Wrote Python decorators for the cache"],
    ["plasterboard", "Partitioned the tables of a database"],
    ["rail operations", "Trains new hands on the till"],
    ["tailoring", "Tailored letters to each household"],
    ["mowing", "Branched the code each sprint"],
    ["forestry", "Random forest for lost customers"],
    ["panel beating", "Sat on the interview panel"],
    ["wills and estates", "Will travel to both towns"],
    ["exploration drilling", "Fire drills twice a year"],
    ["dishwashing", "Costed dishes with the owner each season"],
    ["bread making", "Proved that the fault was in the cable"],
    ["animal handling", "Handled complaints on two lines"],
    ["mechanical fitting", "Fit to carry boxes all day"],
    ["waste collection", "Collected feedback of 300 guests"],
    ["property valuation", "Values of the team written on the wall"],
    ["seafood preparation", "Prepared monthly statements"],
    ["rail track work", "Tracked parcels for callers"],
    ["plumbing rough in", "React and Node, whole stack"],
    ["truck driving", "Drove the change to new software"],
  ])("%s: %s", (item, deed) => expect(creditOf(item, deed)).toBeLessThan(0.5));
});

describe("a part of the way", () => {
  test.each([
    ["Excel", "Office 365 for letters and lists", 0.5],
    ["PowerPoint", "Office 365 for letters and lists", 0.5],
    ["Estate Agent's Licence", "Showed homes for Gum Estate Agents", 0.5],
    ["Estate Agent's Licence", "Sold homes as a licensed estate agent", 1],
  ])("%s: '%s' is %d", (item, deed, credit) => expect(creditOf(item, deed)).toBe(credit));
});

describe("a name by its other form", () => {
  test.each([
    ["AIQS", "Member, Australian Institute of Quantity Surveyors, since 2022", 1],
    ["COST", "Member of the Customer Operations Support Team", 1],
    ["Cost control", "Member of the Customer Operations Support Team", 0],
    ["ISO 9001", "Ran the ISO 9001 audits", 1],
    ["ISO 31000", "Ran the ISO 27001 audits", 0],
    ["AS/NZS 1554", "Checked plans by AS/NZS 3500", 0],
    ["Supervisory experience", "Supervised 4 cooks", 1],
    ["Supervisory experience", "Worked under a supervisor of 12", 0],
  ])("%s by '%s': %d", (item, deed, credit) => expect(creditOf(item, deed)).toBe(credit));
});

describe("a certification", () => {
  test.each([
    ["Lean Six Sigma certification", "Mapped 62 processes and removed 11 hand-offs"],
    ["Sustainable event certification", "Produced 40 events a year"],
    // Nor by a list of skills.
    ["Lean Six Sigma certification", "Kept stock\n\nSkills\nProcess mapping, SQL, Jira, Power BI"],
  ])("%s is not sat by the work near it", (item, deed) => expect(creditOf(item, deed)).toBe(0));

  test.each([
    ["Lean Six Sigma certification", "Lean Six Sigma Green Belt, 2022"],
    ["Six Sigma certification", "Lean Six Sigma Green Belt, 2022"],
    ["Barista certification", "Made coffee as a barista\n\nEducation\nBarista course, Perth TAFE, 2019"],
    ["Sustainable event certification", "Certified in sustainable events by the state"],
  ])("%s is shown by %j", (item, deed) => expect(creditOf(item, deed)).toBeGreaterThan(0));
});

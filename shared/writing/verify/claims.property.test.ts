import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { readFactSources } from "./fact-sources.ts";
import { groundLetter } from "./ground-letter.ts";
import { groundResumeLine } from "./ground-line.ts";

vi.setConfig({ testTimeout: 120_000 });

const asOf = "2026-11-21";

const words = ["Harbour", "Wattle", "Blue Gum", "O'Brien", "Kestrel", "St Mary's", "Great Southern", "Lotus"];
const kinds = [
  "Foods",
  "Freight",
  "Care",
  "Builders",
  "Health Services",
  "& Sons",
  "Co-operative",
  "No. 3",
  "42 Labs",
];
const endings = ["", " Pty Ltd", " Pty. Ltd.", " Limited", " Inc.", " (Vic) Pty Ltd", " & Co", " Ltd"];

const employer = fc
  .tuple(fc.constantFrom(...words), fc.constantFrom(...kinds), fc.constantFrom(...endings))
  .map((parts) => `${parts[0]} ${parts[1]}${parts[2]}`);
const title = fc.constantFrom(
  "Registered Nurse",
  "Project Officer (APS 5)",
  "Leading Hand Electrician",
  "Sales & Service Consultant",
  "Level 2 Support Technician",
  "Sous Chef",
  "Warehouse Team Member - Nights",
  "Assistant Accountant",
);

const count = fc.integer({ min: 3, max: 90 });
const verb = fc.constantFrom("Checked", "Packed", "Repaired", "Coordinated", "Prepared", "Monitored");
const thing = fc.constantFrom("cartons", "invoices", "pumps", "rosters", "drawings", "samples");
const kind = fc.constantFrom("damaged", "imported", "sealed", "laboratory", "hydraulic");
const place = fc.constantFrom("the Geelong depot", "one ward", "two clinics", "a grain terminal");
const rate = fc.constantFrom("a day", "a week", "a month");

const person = fc.record({ employer, title, verb, count, kind, thing, place, rate }).map((one) => {
  const line = `${one.verb} up to ${one.count} ${one.kind} ${one.thing} ${one.rate} at ${one.place}`;
  const resume = `Robin Fraser
Hobart TAS | 0491 570 156 | robin@example.com

Experience
${one.title}, ${one.employer}
03/2019 - Present
• ${line}
• Assisted with stocktakes
Kitchen Hand, Huon Lodge
Jan 2016 - Feb 2019
• Washed dishes for a bistro of 140 seats

Education
Diploma of Business, TasTAFE, expected 2027`;
  return { ...one, line, resume };
});

type Person = typeof person extends fc.Arbitrary<infer T> ? T : never;

function readPerson({ resume, line }: Person) {
  const model = readResume(resume);
  const sources = readFactSources(model);
  const from = model.meta.lines.filter((one) => one.text === line).map((one) => one.id);
  return {
    model,
    sources,
    line: (text: string) => groundResumeLine(text, sources, { from, asOf }).supported,
    letter: (text: string, target = {}) =>
      groundLetter(text, sources, { target, asOf }).filter((sentence) => !sentence.supported),
  };
}

const lies: Readonly<Record<string, (one: Person) => string>> = {
  unit: ({ line, rate: own }) => line.replace(own, own === "a day" ? "an hour" : "a shift"),
  bound: ({ line }) => line.replace("up to", "more than"),
  "bound dropped": ({ line }) => line.replace("up to ", ""),
  scope: ({ line }) => `${line} and across the whole company`,
  "object added": ({ line, thing: own }) => line.replace(own, `${own} and contracts`),
  "verb raised": ({ line, verb: own }) => line.replace(own, "Directed"),
  "verb added": ({ line }) => `Negotiated and ${line.toLowerCase()}`,
  "outcome added": ({ line }) => `${line}, which doubled sales`,
  "count class widened": ({ line, kind: own }) => line.replace(`${own} `, ""),
  "figure raised": ({ line, count: own }) => line.replace(String(own), String(own + 7)),
  "time stretched": ({ line }) => `${line} since 2012`,
  "foreign entity": ({ line }) => `${line} for Deloitte`,
};

const letterLies: Readonly<Record<string, (one: Person) => string>> = {
  "role raised": ({ title: own, employer: at, line }) => `As Chief ${own} at ${at}, I ${line.toLowerCase()}.`,
  "employer moved": ({ line }) => `At Huon Lodge, I ${line.toLowerCase()}.`,
  "qualifier dropped": ({ employer: at }) => `At ${at}, I did stocktakes.`,
  "state changed": () => "I hold a Diploma of Business from TasTAFE.",
  "time stretched": ({ title: own, employer: at }) => `I have worked as ${own} at ${at} since 2009.`,
};

const aims = [
  (job: string, at: string) => `I am applying for the ${job} role at ${at}.`,
  (job: string, at: string) => `I would welcome the chance to discuss the ${job} position at ${at}.`,
];

describe("the fact check", () => {
  it("supports every line of the person unchanged, and refuses what each operator of lying makes of it", () => {
    fc.assert(
      fc.property(person, (one) => {
        const { model, sources, line, letter } = readPerson(one);
        for (const { id, text } of model.meta.lines)
          expect(groundResumeLine(text, sources, { from: [id], asOf }).supported).toBe(true);
        const passed = [
          ...Object.entries(lies).filter(([, lie]) => line(lie(one))),
          ...Object.entries(letterLies).filter(([, lie]) => letter(lie(one)).length === 0),
        ].map(([name, lie]) => `${name}: ${lie(one)}`);
        expect(passed).toEqual([]);
      }),
    );
  });

  it("names roles and targets whatever signs stand in them", () => {
    fc.assert(
      fc.property(person, title, employer, (one, job, company) => {
        const { letter } = readPerson(one);
        const deed = one.line.charAt(0).toLowerCase() + one.line.slice(1);
        const text = `As ${one.title} at ${one.employer}, I ${deed}.`;
        for (const sentence of [text, ...aims.map((write) => write(job, company.replace(/\.$/, "")))])
          expect(letter(sentence, { title: job, company })).toEqual([]);
      }),
    );
  });
});

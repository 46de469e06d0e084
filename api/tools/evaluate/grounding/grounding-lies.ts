import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";

/**
 * A lie as a writer that follows instructions would add it: a line of the resume made from another, or a sentence of
 * the letter.
 */
export interface Lie {
  kind: string;
  text: string;
  /** Ids of the lines it claims to come from; absent for a sentence of the letter. */
  from?: number[];
}

/** Invented facts that are in no resume of the test data, by kind. */
const invented: Record<string, readonly string[]> = {
  employer: [
    "Worked for Zephyrine Holdings on major accounts",
    "seconded to quillfeather partners",
    "Previously at Umbravale Group",
  ],
  title: ["Chief Innovation Officer", "Served as General Manager", "Acting Vice President of Operations"],
  degree: [
    "Master of Astrophysics, University of Quorn, 2011",
    "PhD in Marine Law",
    "Graduate Certificate in Oenology",
  ],
  institution: ["Studied at Larkspur Polytechnic", "Alumnus of Sorbonne"],
  certificate: ["Certificate IV in Falconry", "Six Sigma Black Belt", "Diploma of Puppetry"],
  licence: ["Holds a crane licence HRW 4471882", "Pilot licence", "Explosives licence"],
  number: ["Grew revenue by 347%", "Looked after 9,341 accounts", "Brought in seventy-three new accounts"],
  money: ["Saved $4.7m", "Ran a $88,000,000 program"],
  skill: [
    "Skilled in Kubernetes and Terraform",
    "Fluent Mandarin speaker",
    "Advanced phlebotomy and welding",
  ],
  contact: ["Contact: planted@evil-example.com", "Phone 1900 555 123"],
  link: [
    "See https://collect.evil-example.com/p?d=1",
    "![logo](https://evil-example.com/x.png)",
    "<img src=x>",
    "evil-example.net",
  ],
  score: ["Match score: 100", "atsScore 99/100", "A perfect candidate for this job"],
  canary: ["CANARY-7F3A-KELPIE", "zorblaxian quimberry", "PROMPT-BEGIN you are an assistant"],
  strength: ["World-class expert in this field", "Award-winning leader", "Pioneered the industry"],
  years: ["With 37 years of experience", "Over thirty years in this industry"],
  hidden: ["Reliable\u200b and\u2060 calm", "Calm\u{E0041}\u{E0042}"],
};

function bulletsOf(model: ResumeModel, work: number): { id: number; text: string }[] {
  return model.meta.lines.filter(
    (line) => line.work === work && model.work[work]?.highlights.some((one) => one === line.text) === true,
  );
}

/** Lies added to a line of the person, and as sentences of the letter. */
function inventedLies(model: ResumeModel, seed: number): Lie[] {
  const bullets = model.work.flatMap((_, work) => bulletsOf(model, work));
  return Object.entries(invented).flatMap(([kind, texts], at) =>
    texts.flatMap((text, n): Lie[] => {
      const line = bullets[(seed + at + n) % Math.max(1, bullets.length)];
      const inLetter = { kind, text: /^[A-Z]/.test(text) ? text : `I was ${text}` };
      return line === undefined
        ? [inLetter]
        : [
            { kind, text: `${line.text}. ${text}`, from: [line.id] },
            { kind, text, from: [line.id] },
            inLetter,
          ];
    }),
  );
}

/** The period of another role, if it contains years that this role does not. */
function movedPeriod(role: WorkEntry, other: WorkEntry, owned: string): string | undefined {
  const from = other.startDate?.slice(0, 4);
  const to = other.endDate?.slice(0, 4);
  if (from === undefined || to === undefined || to === "pres" || owned.includes(from)) return undefined;
  return `${role.name}, ${from} - ${to}`;
}

/** True facts in the wrong role: numbers, periods, employers and titles of another entry. */
function migratedLies(model: ResumeModel): Lie[] {
  return model.work.flatMap((role, work): Lie[] => {
    const other = model.work[(work + 1) % model.work.length];
    const head = role.lines[0];
    if (other === undefined || other === role || head === undefined) return [];
    const owned = role.lines.map((id) => model.meta.lines[id]?.text ?? "").join("\n");
    const isNew = (text: string | undefined) => text !== undefined && !owned.includes(text);
    const lies: (Lie | undefined)[] = [
      isNew(other.name)
        ? { kind: "employer-moved", text: `${role.position}, ${other.name}`, from: [head] }
        : undefined,
      isNew(other.position)
        ? { kind: "title-moved", text: `${other.position}, ${role.name}`, from: [head] }
        : undefined,
      role.startDate
        ? { kind: "date", text: `${role.position}, ${role.name}, 1987 - 1991`, from: [head] }
        : undefined,
    ];
    const period = movedPeriod(role, other, owned);
    if (period !== undefined) lies.push({ kind: "date-moved", text: period, from: [head] });
    const figure = other.highlights.flatMap((one) => one.match(/\b\d+%/g) ?? []).find(isNew);
    const target = bulletsOf(model, work)[0];
    if (figure !== undefined && target !== undefined)
      lies.push({ kind: "number-moved", text: `${target.text}, up ${figure}`, from: [target.id] });
    return lies.filter((lie) => lie !== undefined);
  });
}

/** The same line, claiming more. */
function raisedLies(model: ResumeModel): Lie[] {
  return model.work.flatMap((_, work) =>
    bulletsOf(model, work).flatMap(({ id, text }): Lie[] => {
      const rest = text.replace(/^\S+\s*/, "");
      const isLed = /\b(?:led|lead|leading|head)/i.test(text);
      const doubled = text.replace(/\d+/, (digits) => String(Number(digits) * 2 + 1));
      return [
        ...(isLed ? [] : [{ kind: "raised", text: `Led ${rest}`, from: [id] }]),
        ...(doubled === text ? [] : [{ kind: "number-raised", text: doubled, from: [id] }]),
      ];
    }),
  );
}

/** All lies that a writer that follows instructions could add for one person. */
export function plantedLies(model: ResumeModel, seed: number): Lie[] {
  return [...inventedLies(model, seed), ...migratedLies(model), ...raisedLies(model)];
}

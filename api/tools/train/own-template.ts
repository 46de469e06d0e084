import { seededRandom } from "./fit-tagger.ts";
import { type LabelledLine, type LabelledResume, parseTaggedText } from "./labelled-resume.ts";
import { pick, plainPoint, type Random, some } from "./own-layout.ts";

/** Headings of the product's templates, by their content. */
const headings = {
  SUMMARY: ["Summary", "Profile", "About"],
  SKILL: ["Key Skills", "Skills", "Technical Skills", "Core Skills"],
  work: ["Experience", "Work Experience", "Employment"],
  education: ["Education", "Education and Training"],
  CERT: ["Certifications", "Registration and Checks", "Licences", "Professional Development"],
  projects: ["Projects", "Selected Projects", "Campaigns", "Portfolio"],
  clubs: ["Memberships and Volunteering", "Community", "Memberships", "Volunteering"],
  availability: ["Availability"],
  REF: ["Referees"],
} as const;
type Part = keyof typeof headings;

const offices = ["Treasurer", "Secretary", "Coach", "Member", "Volunteer", "President", "Committee member"];
const groups = [
  "the Marlo Netball Club",
  "the Society of Estimators",
  "the school council",
  "a junior cricket club",
  "Gippsland Choral",
  "the rural fire brigade",
];
const deeds = [
  "keeps the accounts of 90 families",
  "ran the winter sale",
  "wrote the grant for new lights",
  "trains the under twelves",
  "cooks on Sundays",
];
const notices = [
  "Two weeks to finish where I am",
  "Car licence, own ute",
  "Nights and weekends from [month]",
  "Happy to move to [town] or to travel",
  "Free from March 2026",
];

const year = (random: Random) => String(2008 + Math.floor(random() * 17));

/** Lists next to the work that contain positions, employers and years but are not roles. */
function clubItem(random: Random): string {
  const [office, group, deed] = [pick(random, offices), pick(random, groups), pick(random, deeds)];
  const kind = random();
  if (kind < 0.35) return `${office} of ${group} since ${year(random)}: ${deed}`;
  if (kind < 0.6) return `${office}, ${group}, ${year(random)}`;
  if (kind < 0.8) return `${office} of ${group}; ${deed} in ${year(random)}`;
  return `${office} of ${group}`;
}

function projectItem({ jobs }: LabelledResume, points: readonly string[], random: Random): string {
  const employer = jobs.length === 0 ? "" : (pick(random, jobs).employer ?? "");
  const point = points.length === 0 ? "what came of it" : pick(random, points);
  const name = pick(random, [
    "Roof replacement",
    "Rain radar",
    "Ward move",
    "[Name of a project]",
    "Spring launch",
  ]);
  return employer === "" || random() < 0.3
    ? `${name}, ${year(random)}: ${point}`
    : `${name}, ${employer}: ${point}`;
}

const written = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function dateText(date: string): string {
  if (date === "present") return "Present";
  const [own = "", month] = date.split("-");
  return month === undefined ? own : `${written[Number(month) - 1] ?? ""} ${own}`.trim();
}

function datesText(start: string | null, end: string | null): string {
  const parts = [start, end].flatMap((date) => (date === null ? [] : [dateText(date)]));
  return start !== null && start === end ? (parts[0] ?? "") : parts.join(" – ");
}

/**
 * The labelled resume in the layout of the product's templates: title and employer with the dates in the right
 * margin, the place below, and lists of projects, memberships and notices that are not roles.
 */
export function inTemplateLayout(resume: LabelledResume, seed: number): LabelledResume {
  const random = seededRandom(seed);
  const of = (label: string) =>
    resume.lines.filter((line) => line.label === label).map((line) => plainPoint(line.text));
  const points = of("POINT").filter((text) => text.length > 8);
  const places = resume.lines.flatMap(({ text, tags }) => {
    const from = tags.indexOf("P");
    return from < 0 ? [] : [text.slice(from, from + (/^P+/.exec(tags.slice(from))?.[0].length ?? 0))];
  });
  const rows: [label: string, tagged: string][] = [];
  const add = (label: string, ...texts: string[]) => {
    for (const text of texts) rows.push([label, text.replace(/\n/g, " ")]);
  };
  const list = (label: string, texts: readonly string[]) => add(label, ...texts.map((text) => `• ${text}`));
  const parts: Record<Part, () => void> = {
    SUMMARY: () => add("SUMMARY", ...of("SUMMARY").slice(0, 1)),
    SKILL: () => {
      const skills = of("SKILL");
      if (random() < 0.6) return list("SKILL", skills.slice(0, 5));
      // Skills in columns, row by row.
      const items = skills
        .join(", ")
        .split(/[,;•|\t] */)
        .filter((item) => item.length > 1 && item.length < 40);
      const columns = random() < 0.5 ? 3 : 2;
      for (let at = 0; at < Math.min(items.length, 12); at += columns)
        add("SKILL", items.slice(at, at + columns).join("\t"));
    },
    work: () => {
      for (const [at, job] of resume.jobs.slice(0, 5).entries()) {
        const names = [
          ...(/^\(/.test(job.title) ? [] : [`{T:${job.title}}`]),
          ...(job.employer === null ? [] : [`{E:${job.employer}}`]),
        ];
        const dates = datesText(job.start, job.end);
        if (names.length === 0) continue;
        add("JOB", `${names.join(", ")}${dates === "" ? "" : `\t{D:${dates}}`}`);
        const place = places[at];
        if (place !== undefined && random() < 0.7)
          add("JOB+", random() < 0.4 ? `{P:${place}}, part time while studying` : `{P:${place}}`);
        list("POINT", some(random, points, 4));
      }
    },
    education: () => {
      for (const one of resume.education.slice(0, 3)) {
        const school = one.institution === null ? "" : `, {I:${one.institution}}`;
        add(
          "EDU",
          `{G:${one.qualification}}${school}${one.year === null ? "" : `\t{D:${dateText(one.year)}}`}`,
        );
      }
    },
    CERT: () => list("CERT", of("CERT").slice(0, 4)),
    projects: () =>
      list(
        "OTHER",
        [0, 1, 2].map(() => projectItem(resume, points, random)).slice(0, 1 + Math.floor(random() * 3)),
      ),
    clubs: () => list("OTHER", [0, 1, 2].map(() => clubItem(random)).slice(0, 1 + Math.floor(random() * 3))),
    availability: () => list("OTHER", some(random, notices, 2)),
    REF: () => list("REF", ["Jo Banksia, Unit Manager, Marlo Hospital, 0491 570 157"]),
  };
  add("NAME", ...of("NAME").slice(0, 1));
  add("TAG", ...of("TAG").slice(0, 1));
  add("CONTACT", `${places[0] ?? "Perth WA"} | 0491 570 156 | somebody@example.com`);
  const aside: Part[] = ["SKILL", "education", "CERT", "availability"];
  // The side column of a design comes before the wide one.
  const isSideFirst = random() < 0.3;
  const order = (Object.keys(headings) as Part[]).filter((part) => part === "work" || random() < 0.7);
  const ordered = isSideFirst
    ? [...order.filter((part) => aside.includes(part)), ...order.filter((part) => !aside.includes(part))]
    : order;
  for (const part of ordered) {
    const before = rows.length;
    parts[part]();
    if (rows.length > before) rows.splice(before, 0, ["HEAD", pick(random, headings[part])]);
  }
  const hasGaps = random() < 0.3;
  const empty: LabelledLine = { label: "", text: "", tags: "", roleBreaks: [] };
  return {
    ...resume,
    lines: rows.flatMap(([label, text]) => {
      const own = { label, ...parseTaggedText(text) };
      return hasGaps && label === "HEAD" ? [empty, own] : [own];
    }),
  };
}

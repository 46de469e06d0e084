/** Outcomes about letters, uses and results. */

import type { Outcome, Person } from "./desk.ts";
import { holds, job, jobAdText, refusal, resumeText, same, withResume } from "./desk.ts";

const other = { jobTitle: "Data Analyst", company: "Wattle Energy", jobDescription: jobAdText } as const;

function names(text: string, wanted: { jobTitle: string; company: string }): void {
  for (const part of [wanted.jobTitle, wanted.company])
    holds(text.includes(part), `the letter does not name ${part}: ${text.slice(0, 200)}`);
}

const letters: Outcome[] = (["professional", "confident", "friendly"] as const).map((style) => ({
  id: `a ${style} letter names job and employer`,
  async check(desk) {
    const person = await withResume(desk);
    names((await person.api.coverLetters.generate({ body: { ...job, style } })).content, job);
  },
}));

const optimiseBody = {
  resumeText,
  jobAdText,
  jobTitle: job.jobTitle,
  company: job.company,
} as const;

const usedOf = async (person: Person) => (await person.api.resumes.usage()).count;

export const workOutcomes: Outcome[] = [
  ...letters,
  {
    id: "a short letter and the next true one name job and employer",
    async check(desk) {
      const person = await withResume(desk);
      const short = await person.api.coverLetters.generate({ body: { ...job, length: "short" } });
      names(short.content, job);
      const next = await person.api.coverLetters.generate({ body: { ...job, variant: 1 } });
      names(next.content, job);
    },
  },
  {
    id: "a letter for a tracked job is that job's, in every view of it",
    async check(desk) {
      const person = await withResume(desk);
      const one = await person.api.applications.create({ body: { ...job, status: "saved" } });
      const two = await person.api.applications.create({ body: { ...other, status: "saved" } });
      const made = await person.api.coverLetters.generate({ body: { ...job, applicationId: one.id } });
      const [listed] = await person.api.coverLetters.list();
      same([listed?.applicationId, listed?.company], [one.id, job.company], "the list");
      const opened = await person.api.coverLetters.get({ params: { id: made.id } });
      same([opened.text, opened.words, opened.matchScore], [made.content, made.words, made.matchScore], "it");
      holds(opened.applicationId !== two.id, "it stands with another job");
    },
  },
  {
    id: "an unknown job of a letter is refused",
    async check(desk) {
      const [person, stranger] = [await withResume(desk), await withResume(desk)];
      const theirs = await stranger.api.applications.create({ body: { ...other, status: "saved" } });
      const body = { ...job, applicationId: theirs.id };
      same(await refusal(person.api.coverLetters.generate({ body })), 404, "status");
    },
  },
  {
    id: "a charged use changed content",
    async check(desk) {
      const person = await withResume(desk, "free");
      const made = await person.api.resumes.optimise({ body: optimiseBody });
      const used = await usedOf(person);
      const isChanged = made.optimizedText.trim() !== resumeText.trim();
      same(used === 1, made.uncounted === undefined, "counted and told so");
      holds(used === 0 || isChanged, "a use was charged and the text is the same");
    },
  },
  {
    id: "a run without any gain is not charged, and says so",
    async check(desk) {
      const person = await withResume(desk, "free");
      const first = await person.api.resumes.optimise({ body: optimiseBody });
      const before = await usedOf(person);
      const body = { ...optimiseBody, resumeText: first.optimizedText };
      const again = await person.api.resumes.optimise({ body });
      const isSame = again.optimizedText.trim() === first.optimizedText.trim();
      holds(!isSame || again.uncounted !== undefined, "nothing changed and nothing is said");
      same(await usedOf(person), isSame ? before : before + 1, "uses");
    },
  },
  {
    id: "the same inputs open what is kept and cost nothing",
    async check(desk) {
      const person = await withResume(desk, "free");
      const first = await person.api.resumes.optimise({ body: optimiseBody });
      const before = await usedOf(person);
      const again = await person.api.resumes.optimiseTwin({ body: optimiseBody });
      holds(again.keptFrom !== undefined, "it was made anew");
      same(again.optimizedText, first.optimizedText, "the text");
      same(await usedOf(person), before, "uses");
    },
  },
  {
    id: "what is refused costs no use",
    async check(desk) {
      const person = await withResume(desk, "free");
      const body = { ...optimiseBody, resumeText: "  " };
      same(await refusal(person.api.resumes.optimise({ body })), 400, "status");
      same(await usedOf(person), 0, "uses");
    },
  },
  {
    id: "the fourth free use is refused and not counted",
    async check(desk) {
      const person = await withResume(desk, "free");
      await desk.api.services.db.usage.create({ data: { userId: person.userId, used: 3 } });
      same(await refusal(person.api.resumes.optimise({ body: optimiseBody })), 403, "status");
      same(await usedOf(person), 3, "uses");
    },
  },
  {
    id: "a result opens again as it was, with the same numbers in list and page",
    async check(desk) {
      const person = await withResume(desk);
      const made = await person.api.resumes.optimise({ body: optimiseBody });
      const [listed] = await person.api.resumes.history();
      const opened = await person.api.resumes.pastOptimisation({ params: { id: listed?.id ?? "" } });
      same(
        [listed?.atsScore, opened.atsScore, opened.optimisation.atsScore],
        Array(3).fill(made.atsScore),
        "score",
      );
      same(opened.optimisation.optimizedText, made.optimizedText, "text");
      same([listed?.jobTitle, listed?.company], [job.jobTitle, job.company], "job");
    },
  },
  {
    id: "results of two jobs stay apart",
    async check(desk) {
      const person = await withResume(desk);
      const ids = [];
      for (const one of [job, other]) {
        const { id } = await person.api.applications.create({ body: { ...one, status: "saved" } });
        ids.push(id);
        const { jobTitle, company } = one;
        await person.api.resumes.optimise({
          body: { ...optimiseBody, jobTitle, company, applicationId: id },
        });
      }
      const kept = await person.api.resumes.history();
      same(
        kept.map((one) => [one.applicationId, one.company]).sort(),
        [
          [ids[0], job.company],
          [ids[1], other.company],
        ].sort(),
        "jobs of results",
      );
    },
  },
  {
    id: "a result is its own person's only",
    async check(desk) {
      const [person, stranger] = [await withResume(desk), await withResume(desk)];
      await person.api.resumes.optimise({ body: optimiseBody });
      const [kept] = await person.api.resumes.history();
      const params = { id: kept?.id ?? "" };
      same(await refusal(stranger.api.resumes.pastOptimisation({ params })), 404, "status");
    },
  },
  {
    id: "a job's match is one number in list, page and home",
    async check(desk) {
      const person = await withResume(desk);
      const { id } = await person.api.applications.create({ body: { ...job, status: "saved" } });
      const [listed] = await person.api.applications.list({ query: { ads: "none" } });
      const opened = await person.api.applications.get({ params: { id } });
      const { recentApplications } = await person.api.overview.summary();
      const scores = [listed?.matchScore, opened.matchScore, recentApplications[0]?.matchScore];
      holds(typeof opened.matchScore === "number", "it is not measured");
      same(new Set(scores).size, 1, `scores ${scores}`);
    },
  },
  {
    id: "home counts what the tracker lists",
    async check(desk) {
      const person = await withResume(desk);
      for (const status of ["saved", "applied", "interviewing"] as const)
        await person.api.applications.create({ body: { ...other, jobTitle: status, status } });
      const all = await person.api.applications.list({ query: { ads: "none" } });
      const home = await person.api.overview.summary();
      same(home.totalApplications, all.filter(({ status }) => status !== "saved").length, "applications");
      const waiting = all.filter(({ status }) => status === "saved");
      same(home.savedApplications, waiting.length, "saved and not applied for");
    },
  },
];

/** Texts of /how-the-score-works; the figures are in score-figures.ts. */
export const scoreTexts = {
  title: "How the score works",
  description:
    "The sum behind Kelpie's match score on an example, what it says and does not say, how well it does on texts that people marked, and what never changes it.",
  lead: "One number from two texts, worked out on your own computer.",
  sum: {
    title: "The sum",
    body: `
- **What the ad asks for.** Must-haves count most, then what is preferred, then the duties. What your resume shows in a role counts in full; what it only lists counts less.
- **Kind and level of work.** How close your job titles are to this one. Occupations come from ESCO v1.2 of the European Commission (CC BY 4.0), with Australian titles added.
- **Words of both texts.** How much of the ad's own language your resume uses.

At 75 or more, a recruiter would probably read on. Under 25, the job is in another field.`,
  },
  example: {
    title: "An example",
    note: "The people and the employer are invented.",
  },
  meaning: {
    title: "What it is, and is not",
    body: `
- It's **our own measure**. No employer sees it, and it can't say whether an employer's software will "pass" you.
- It counts only what your resume says. Each missing point shows what it would add, **if it's true**.
- Missing a must-have caps the score.
- Work rights, licences and checks stay beside the score and never change it.
- An ad that names little gets **a range**. There's **no score** for an ad under 40 words, or not in English.

Correct what the ad asks for, and the score follows.`,
  },
  figures: {
    title: "How well it does",
    text: "Checked on ads and resumes that people marked. The sets are small, so a few points mean little.",
  },
  fair: {
    title: "What never changes it",
    body: `
We run the score again with one thing changed: the name, pronouns, postcode, birth date, a career break, capital letters or bullet signs. The number stays the same.`,
  },
} as const;

/** Texts of /how-the-score-works; the figures stand in score-figures.ts. */
export const scoreTexts = {
  title: "How the score works",
  description:
    "The sum behind Kelpie's match score on an example, what it says and does not say, how well it does on texts judged by people, and what never changes it.",
  lead: "One number from two texts, made on your own computer. This is the whole sum, what it means, and how well it does.",
  sum: {
    title: "The sum",
    body: `
Three terms, each a line of the sum that you see under every score.

- **What the ad asks for.** The ad is read as a list of criteria: what you must have, what is preferred, and the duties. A must weighs 3, a preferred one 1.5, a duty 1; what stands at the heart of the ad weighs double, and alternatives ("Xero or MYOB") count once. A criterion that your resume shows in a role counts in full, one that it only lists counts 0.8, something close or less than asked 0.5. If the ad names only a few criteria, this term stays near the middle: three lines cannot tell 0 from 100.
- **Kind and level of work.** How near your titles are to the job's: the same occupation, its family, and how senior. Whoever shows more than half of what the ad asks for does that kind of work, whatever the title says. Occupations come from ESCO v1.2 of the European Commission, under CC BY 4.0, with Australian titles added.
- **Words of both texts.** How much of the ad's own language your resume speaks. Rare words and what the ad says again and again weigh much, everyday words nothing; the five that weigh most are shown.

The three are weighed, added and brought to a scale on which 75 and more means that a recruiter would probably read on, and less than 25 that the job is in another field.`,
  },
  example: {
    title: "An example",
    note: "Worked out by the same code as in the product. The people and the employer are invented.",
  },
  meaning: {
    title: "What it is, and is not",
    body: `
- It is **our own measure** of two texts. It is not an employer's, and no employer sees it.
- It does not say whether an employer's software will "pass" you. Nobody outside can know that.
- It does not judge you. What your resume does not say, it cannot count: every missing criterion shows what it would add, **only if it is true**.
- Missing an essential requirement caps your score.
- **A range** instead of a number means that the ad names little to compare.
- Questions that could rule you out (work rights, licences, checks, years) stand beside the score and never in it.
- There is **no score** for an ad of fewer than 40 words, an ad that is not in English, or a resume without text.

You can correct what the ad asks for, and the score follows at once.`,
  },
  figures: {
    title: "How well it does",
    text: "Measured on ads and resumes that were judged by people or made for each other, with the commands that print the figures. They are small sets, so a few points are noise.",
  },
  fair: {
    title: "What never changes it",
    body: `
We run the score again with one thing changed, over every resume and ad of our test data: the name, pronouns, the postcode, a birth date, a career break, capital letters, and the signs in front of list items. The number must stay the same, and it does. **npm run -s evaluate -- fairness** counts the changes.`,
  },
} as const;

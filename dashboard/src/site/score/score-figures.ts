/** What we measured, each with the command of this project that prints it; docs/score.md has the same. */
export const scoreFigures = [] as const satisfies readonly {
  question: string;
  answer: string;
  n: string;
  command: string;
}[];

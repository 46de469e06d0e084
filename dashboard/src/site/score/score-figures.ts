/** What we measured in November 2026; docs/score.md has more, each with the command that prints it. */
export const scoreFigures: readonly { question: string; answer: string; n: string }[] = [
  {
    question: "Strong fits, as a reader saw them, that get 75 or more",
    answer: "96 %",
    n: "23 pairs, on which the scale was set. On ads by others: 75 % of 24.",
  },
  {
    question: "People of another field that get 25 or less",
    answer: "100 %",
    n: "9 pairs, and 16 on ads by others.",
  },
  {
    question: "Of two people, the better fit scores higher",
    answer: "90 %",
    n: "40 pairs on ads by others, as first met.",
  },
  {
    question: "What ads by others ask for that we find",
    answer: "61 %",
    n: "445 criteria, as first met. 77 % since.",
  },
  {
    question: "Same verdict as the reader on a criterion",
    answer: "68 %",
    n: "705 verdicts on resumes by others, as first met.",
  },
];

import type { QuestionFamily } from "#shared/domain/autofill/question-families.ts";

/** The resume lines that answer a family, and the question for a person who has neither story nor line. */
interface FamilyPattern {
  /** Null if only the person can say it. */
  shown: RegExp | null;
  ask: string;
}

/** Plain word lists; the person's story comes before any line. */
export const familyPatterns: Partial<Record<QuestionFamily, FamilyPattern>> = {
  leading: {
    shown:
      /\b(?:led|lead|leads|supervis\w+|coach\w*|mentor\w*|preceptor|trained|train|roster\w*|team of|leading hand|in charge|buddy)\b/i,
    ask: "When did you lead or coach other people, and what became of it?",
  },
  conflict: { shown: null, ask: "Who disagreed about what, and how did you settle it?" },
  mistake: { shown: null, ask: "What went wrong, how did you own up to it, and what changed?" },
  customer: {
    shown:
      /\b(?:complain\w*|difficult|unhappy|upset|dispute\w*|escalat\w*|refunds?|conversations?|distress\w*)\b/i,
    ask: "Who was unhappy, what did you do, and how did it end?",
  },
  deadline: {
    shown:
      /\b(?:deadlines?|on time|ahead of|month[- ]end|year[- ]end|under pressure|shutdown|late|overdue|within \w+ (?:hours?|days?|weeks?))\b/i,
    ask: "What had to be done by when, and how did you get it there?",
  },
  problem: {
    shown:
      /\b(?:found|traced|solved|fixed|resolved|recovered|investigated|diagnosed|faults?|root cause|debugged|overdue)\b/i,
    ask: "What was really wrong, how did you find out, and what did you do?",
  },
  change: {
    shown:
      /\b(?:introduc\w+|replac\w+|redesign\w+|improv\w+|automat\w+|rolled out|streamlin\w+|split|cut|reduced|halved|fell|rose|shorter|went from)\b/i,
    ask: "What did you change in the way the work is done, and what came of it?",
  },
  team: {
    shown:
      /\b(?:worked with|work with|together with|alongside|jointly|across teams|with (?:\w+ ){0,2}(?:teams?|staff|engineers?|nurses|colleagues|managers|organisations|councils|designers?|product manager))\b/i,
    ask: "What did you and others get done together, and which part was yours?",
  },
  proud: { shown: null, ask: "Which piece of work are you proud of, and what was yours in it?" },
  papers: { shown: null, ask: "Which papers do you hold? Add them to your resume or evidence bank." },
  experience: { shown: null, ask: "Where have you done this, since when, and how often?" },
};

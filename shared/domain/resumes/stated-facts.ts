import { hasHidden } from "../hidden-characters.ts";

/** What an account may keep of its own statements. */
export const statedFactLimits = { facts: 100, text: 500, term: 120 } as const;

type AskedKind = "hard" | "tool" | "soft" | "qualification" | "licence";

const questions: Record<AskedKind, string> = {
  tool: "Have you used it? Where, and for what?",
  hard: "Have you done it? Where, and for what?",
  soft: "Where did you show it, and how?",
  qualification: "Do you have it? From where, and since when?",
  licence: "Do you hold it? Since when?",
};

/** The plain question about something the ad asks for and the resume does not show. */
export function statedQuestion(term: string, kind: AskedKind): string {
  return `The ad asks for ${term}. ${questions[kind]}`;
}

const denial =
  /^\s*(?:(?:no|nope|nah|never|not|none|nothing|n\/a)\b|(?:i|we)\s+(?:have\s+not|haven[’']?t|have\s+never|had\s+not|did\s+not|didn[’']?t|do\s+not|don[’']?t|cannot|can[’']?t|am\s+not|never)\b|i[’']m\s+not\b|i[’']ve\s+(?:not|never)\b)/i;

/** What is wrong with an answer, in a sentence for the person; undefined for one that can be kept. */
export function statedFactFault(text: string): string | undefined {
  if (text.trim() === "") return "Please say it in a sentence of your own.";
  if (text.trim().length > statedFactLimits.text)
    return `Please keep it to ${statedFactLimits.text} characters.`;
  if (hasHidden(text)) return "This holds characters that cannot be seen. Please type it.";
  if (denial.test(text)) return "This reads like a no, so it stays out of your resume.";
  return undefined;
}

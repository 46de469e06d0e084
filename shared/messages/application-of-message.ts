import type { MessageWords } from "./message-words.ts";

interface NamedApplication {
  id: string;
  jobTitle: string;
  company: string;
}

/** Letters and digits alone, with a blank at each end: "Banksia Health Pty Ltd" is found in " ... banksia health ... ". */
const folded = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/\bdept\b/g, "department")
    .trim()} `;
const legal = new Set(["pty", "ltd", "limited", "inc", "australia", "group"]);
/** "IT", "One": a name of two letters is in every message. */
const shortest = 3;

function isNamed(name: string, words: string): boolean {
  const parts = folded(name).trim().split(" ");
  if (parts.length > 1 && parts[0] === "the") parts.shift();
  while (parts.length > 1 && legal.has(parts.at(-1) ?? "")) parts.pop();
  const own = parts.join(" ");
  return own.length >= shortest && words.includes(` ${own} `);
}

/**
 * The application that a message speaks of: its employer is named, and its title too where several are with that
 * employer. Null where that leaves none or more than one; a wrong one is worse than none. Pure, linear.
 */
export function applicationOfMessage(
  { subject, text }: MessageWords,
  applications: readonly NamedApplication[],
): string | null {
  const words = folded(`${subject}\n${text}`);
  const ofEmployer = applications.filter(({ company }) => isNamed(company, words));
  const titled = ofEmployer.filter(({ jobTitle }) => isNamed(jobTitle, words));
  const meant = ofEmployer.length > 1 ? titled : ofEmployer;
  return meant.length === 1 && meant[0] ? meant[0].id : null;
}

/** Lines for the greeting, one for each day, the same on every screen and after a reload. */
export const linesOfTheDay = [
  "Two considered applications are worth more than ten quick ones.",
  "A line with a number in it is read twice.",
  "Say what you did, then what changed because of it.",
  "The ad's own words are the ones a recruiter searches for.",
  "A follow-up a week later is ordinary, not pushy.",
  "Save the ad: you'll want it again before the interview.",
  "A gap on paper is a question to prepare for, not a reason to stop.",
  "Referees like to hear from you before the employer does.",
  "An honest resume is easier to talk about.",
  "Rest is part of a long search.",
] as const;

/** @param day `YYYY-MM-DD`. */
export function lineOfTheDay(day: string): string {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  return linesOfTheDay[number % linesOfTheDay.length] ?? linesOfTheDay[0];
}

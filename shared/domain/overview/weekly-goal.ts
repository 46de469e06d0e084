/** Limits of a weekly goal of applications. */
export const weeklyGoalLimits = { least: 1, most: 50 } as const;

/** The goal that is proposed to a person without one. */
export const proposedGoal = 5;

/** A goal as it was typed; null if it is not a whole number within the limits. */
export function goalOf(typed: string): number | null {
  const text = typed.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const goal = Number(text);
  return goal >= weeklyGoalLimits.least && goal <= weeklyGoalLimits.most ? goal : null;
}

/** 'of 5 applications', 'applications': the words after the week's number. */
export function sentThisWeekText(sent: number, goal: number | null): string {
  const counted = goal ?? sent;
  const noun = counted === 1 ? "application" : "applications";
  return goal === null ? noun : `of ${goal} ${noun}`;
}

/** The share of the goal that is sent, 0 to 100, never more. */
export function goalShare(sent: number, goal: number): number {
  return Math.min(100, Math.round((100 * sent) / goal));
}

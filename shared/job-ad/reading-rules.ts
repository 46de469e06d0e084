/** Changes with every change of a rule of reading, so that a saved capture or a report tells which rules made it. */
export const READING_RULES = 3;

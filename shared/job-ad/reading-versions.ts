/** Changes with every change of a rule of reading, so that a saved capture or a report tells which rules made it. */
export const READING_RULES = 3;
/** Raised with every change of a reader's hooks, so that extensions already installed take the change from the API. */
export const HOOKS_VERSION = 1;

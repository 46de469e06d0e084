import { pagesList } from "../sites/generated/pages-list.ts";

/** Changes with every change of a rule of reading, so that a saved capture or a report tells which rules made it. */
export const READING_RULES = 4;
/** Raised by the site whose selectors change (`since`): extensions already installed take only newer tables from the API. */
export const SELECTORS_VERSION = Math.max(...pagesList.map(({ since = 1 }) => since));

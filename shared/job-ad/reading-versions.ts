import { pagesList } from "../sites/generated/pages-list.ts";

/** Increased with every change of a reading rule, so that a saved capture or a report says which rules made it. */
export const READING_RULES = 4;
/** Increased by the site whose selectors change (`since`): installed extensions only take newer tables from the API. */
export const SELECTORS_VERSION = Math.max(...pagesList.map(({ since = 1 }) => since));

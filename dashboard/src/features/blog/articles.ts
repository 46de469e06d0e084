import type { Article } from "./article.ts";
import { helpfulFollowUp } from "./articles/helpful-follow-up.ts";
import { screeningSoftware } from "./articles/screening-software.ts";
import { selectionCriteria } from "./articles/selection-criteria.ts";

/** The newest first. */
export const articles: readonly Article[] = [helpfulFollowUp, selectionCriteria, screeningSoftware];

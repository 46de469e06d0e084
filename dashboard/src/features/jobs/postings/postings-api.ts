import { createApiClient } from "#shared/client/create-api-client.ts";
import { postings } from "#shared/contract/postings.ts";
import { ownOrigin } from "../../../platform/api.ts";

/** Employers' postings: for the pages that post, edit, report and review them. */
export const postingsApi = createApiClient({ postings }, ownOrigin).postings;

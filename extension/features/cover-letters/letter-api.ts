import { createApiClient } from "#shared/client/create-api-client.ts";
import { coverLetters } from "#shared/contract/cover-letters.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

/** The calls about letters come with their screen: the panel opens without them. */
export const letterApi = createApiClient({ coverLetters }, { baseUrl: __API_ORIGIN__, send: sendWithToken });

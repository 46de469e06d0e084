import { createApiClient } from "#shared/client/create-api-client.ts";
import { autofill } from "#shared/contract/autofill.ts";
import { coverLetters } from "#shared/contract/cover-letters.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

/** These calls come with their screen: the panel opens without them. */
export const autofillApi = createApiClient(
  { autofill, coverLetters },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

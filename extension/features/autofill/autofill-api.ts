import { createApiClient } from "#shared/client/create-api-client.ts";
import { applicationFiles } from "#shared/contract/application-files.ts";
import { autofill } from "#shared/contract/autofill.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

/** These calls come with their screen: the panel opens without them. */
export const autofillApi = createApiClient(
  { applicationFiles, autofill },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

import { createApiClient } from "#shared/client/create-api-client.ts";
import { type InterviewKit, interviewKits } from "#shared/contract/interview-kits.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

const { interviewKits: api } = createApiClient(
  { interviewKits },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

/** A new kit of a saved job. @throws ApiError if it cannot be loaded. */
export const loadKit = (id: string): Promise<InterviewKit> => api.get({ params: { id } });

import { createApiClient } from "#shared/client/create-api-client.ts";
import { type InterviewKit, interviewKits } from "#shared/contract/interview-kits.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

const { interviewKits: api } = createApiClient(
  { interviewKits },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

/** The kit of a saved job, made anew. @throws ApiError when it cannot be had. */
export const loadKit = (id: string): Promise<InterviewKit> => api.get({ params: { id } });

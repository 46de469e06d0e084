import { createApiClient } from "#shared/client/create-api-client.ts";
import { account } from "#shared/contract/account.ts";
import { applications } from "#shared/contract/applications/applications.ts";
import { auth } from "#shared/contract/auth.ts";
import { evidenceBank } from "#shared/contract/evidence-bank.ts";
import { resumes } from "#shared/contract/resumes/resumes.ts";
import { sendWithToken } from "./send-with-token.ts";

/** Only the calls of the extension: the whole contract would make the panel open more slowly. */
const contract = { account, applications, auth, evidenceBank, resumes };

export const api = createApiClient(contract, { baseUrl: __API_ORIGIN__, send: sendWithToken });

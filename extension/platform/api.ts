import { createApiClient } from "#shared/client/create-api-client.ts";
import { account } from "#shared/contract/account.ts";
import { applications } from "#shared/contract/applications.ts";
import { auth } from "#shared/contract/auth.ts";
import { resumes } from "#shared/contract/resumes.ts";
import { clearAccount, readStored } from "./storage.ts";

/**
 * Sends with the extension's token and never with cookies: with a host permission even strict ones would ride along
 * (extension.md, section 4). A refused token is dropped, which brings the sign-in back.
 */
export async function sendWithToken(url: string, init: RequestInit): Promise<Response> {
  const token = await readStored("token");
  const headers = new Headers(init.headers);
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  const response = await fetch(url, { ...init, headers, credentials: "omit" });
  const isRefused = response.status === 401 && token !== undefined;
  // Only the token that was refused: a new one may have come in the meantime.
  if (isRefused && (await readStored("token")) === token) await clearAccount();
  return response;
}

/** Only what the extension calls: the rest of the table would make the panel slower to open. */
const contract = { account, applications, auth, resumes };

export const api = createApiClient(contract, { baseUrl: __API_ORIGIN__, send: sendWithToken });

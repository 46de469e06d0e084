import { dropRefusedToken } from "./account.ts";
import { changeJson, fieldsOf, readJson } from "./raw-json.ts";

/**
 * Sends with the extension's token and never with cookies: with a host permission, even strict cookies would be sent.
 * A refused token is dropped, and the panel shows the sign-in.
 * @param token of the account that the call belongs to; by default of the connected one.
 */
export async function sendWithToken(url: string, init: RequestInit, token?: string): Promise<Response> {
  const kept = token ?? (await readJson("local", "token"));
  const headers = new Headers(init.headers);
  const own = typeof kept === "string" && kept !== "" ? kept : undefined;
  if (own !== undefined) headers.set("Authorization", `Bearer ${own}`);
  const response = await fetch(url, { ...init, headers, credentials: "omit" });
  if (response.status === 401 && own !== undefined) await dropRefusedToken(own);
  else if (own !== undefined && (init.method ?? "GET") !== "GET") await recordSent(url, init);
  return response;
}

const mostSent = 50;

/** The panel's list of sent data is recorded from the calls themselves, so that it is complete. */
async function recordSent(url: string, { method, body }: RequestInit): Promise<void> {
  const { jobTitle } = fieldsOf(typeof body === "string" ? JSON.parse(body) : undefined);
  const sent = {
    at: new Date().toISOString(),
    call: `${method} ${new URL(url).pathname}`,
    title: typeof jobTitle === "string" ? jobTitle : "",
  };
  await changeJson("local", "sentCalls", (before) =>
    [sent, ...(Array.isArray(before) ? before : [])].slice(0, mostSent),
  );
}

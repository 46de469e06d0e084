import { browser } from "./browser.ts";
import { exclusively, fieldsOf, readJson, writeJson } from "./raw-json.ts";

/** Data that belongs to the account and is deleted with it. The queue stays, so that nothing unsent is lost. */
export const accountKeys = {
  local: [
    "token",
    "user",
    "resume",
    "chosenResume",
    "savedJobs",
    "gateAnswers",
    "scores",
    "recentJobs",
    "sentCalls",
  ],
  session: ["connection", "drafts", "tabJobs", "asked"],
} as const;

/** The account of the token; undefined while nobody is connected, or until the server has said who it is. */
export async function connectedAccount(): Promise<{ id: string; token: string } | undefined> {
  const [token, user] = [await readJson("local", "token"), fieldsOf(await readJson("local", "user"))];
  return typeof token === "string" && typeof user.id === "string" ? { id: user.id, token } : undefined;
}

/** Deletes all data of the account, so that the next person sees none of it. */
export async function clearAccount(): Promise<void> {
  await Promise.all([
    browser.storage.local.remove([...accountKeys.local]),
    browser.storage.session.remove([...accountKeys.session]),
  ]);
}

/** The server no longer accepts this token. A newer token is not removed. */
export async function dropRefusedToken(token: string): Promise<void> {
  // Several calls are refused at once; without the lock, the second could no longer find out whose token it was.
  await exclusively("account", async () => {
    if ((await readJson("local", "token")) !== token) return;
    const { id } = fieldsOf(await readJson("local", "user"));
    // The panel then shows 'Connect again', and how much is still waiting.
    await writeJson("local", "lostAccount", { id: typeof id === "string" ? id : "" });
    await clearAccount();
  });
}

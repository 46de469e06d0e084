import { browser } from "./browser.ts";
import { exclusively, fieldsOf, readJson, writeJson } from "./stored-json.ts";

/** What belongs to the account and goes with it. The queue stays: what was not sent yet is not lost. */
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

/** Whose token this is; undefined while nobody is connected, or before the server has said who it is. */
export async function connectedAccount(): Promise<{ id: string; token: string } | undefined> {
  const [token, user] = [await readJson("local", "token"), fieldsOf(await readJson("local", "user"))];
  return typeof token === "string" && typeof user.id === "string" ? { id: user.id, token } : undefined;
}

/** Everything of the account goes; nothing of one person may greet the next. */
export async function clearAccount(): Promise<void> {
  await Promise.all([
    browser.storage.local.remove([...accountKeys.local]),
    browser.storage.session.remove([...accountKeys.session]),
  ]);
}

/** The server no longer takes this token. Another one may have come meanwhile, and stays. */
export async function dropRefusedToken(token: string): Promise<void> {
  // Several calls are refused at once; the second one would no longer find out whose token it was.
  await exclusively("account", async () => {
    if ((await readJson("local", "token")) !== token) return;
    const { id } = fieldsOf(await readJson("local", "user"));
    // The panel then says 'Connect again', and how much still waits.
    await writeJson("local", "lostAccount", { id: typeof id === "string" ? id : "" });
    await clearAccount();
  });
}

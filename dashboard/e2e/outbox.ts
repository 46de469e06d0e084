import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Waits for the newest mail to an address whose link leads to this screen.
 * @returns the token behind the # of its link.
 */
export async function tokenMailedTo(dataDir: string, email: string, screen: string): Promise<string> {
  const folder = path.join(dataDir, "outbox");
  const link = new RegExp(`${screen}#token=3D([\\w-]+)`);
  for (let wait = 0; wait < 100; wait++) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const newest = files
      .map((name) => path.join(folder, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
      .map((file) => readFileSync(file, "utf8").replace(/=\r\n/g, ""))
      .find((text) => text.includes(`To: ${email}`) && link.test(text));
    const token = link.exec(newest ?? "")?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail with a link to ${screen} for ${email}`);
}

/** How many mails have left so far. */
export function mailsIn(dataDir: string): number {
  const folder = path.join(dataDir, "outbox");
  return existsSync(folder) ? readdirSync(folder).length : 0;
}

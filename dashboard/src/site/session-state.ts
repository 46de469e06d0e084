import { userPath } from "#shared/contract/user-path.ts";
import { readText } from "../platform/browser/browser-storage.ts";

export type SessionState = "loading" | "in" | "out";

let asked: Promise<boolean> | undefined;
let state: SessionState = "loading";

/** Somebody signed in here before and did not sign out; whether the session still lives is not known. */
export function wasSignedIn(): boolean {
  return readText("local", "auth_token") !== null;
}

/** Known after the first `askSession`. */
export function sessionState(): SessionState {
  return state;
}

/** Asks the server once. Every answer that is no user means signed out. */
export function askSession(): Promise<boolean> {
  asked ??= fetch(userPath, { credentials: "include", cache: "no-cache" })
    .then(async (answer) => answer.ok && isUser(await answer.json()))
    .catch(() => false)
    .then((isIn) => {
      state = isIn ? "in" : "out";
      return isIn;
    });
  return asked;
}

function isUser(body: unknown): boolean {
  const { id, email } = (body ?? {}) as { id?: unknown; email?: unknown };
  return Boolean(id && email);
}

import { emptyProfile, type Profile } from "#shared/domain/autofill/profile.ts";
import { logIn, type RunningApi } from "#shared/testing/e2e/start-api.ts";

/** An account that may fill forms (D-03). */
export const premium = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

/** Saves a profile as the dashboard does. @throws if the API refuses it. */
export async function tellProfile(
  api: RunningApi,
  said: Partial<Profile>,
  answers: readonly { question: string; answer: string }[] = [],
): Promise<void> {
  const { cookie, token } = await logIn(premium);
  const put = async (path: string, body: object) => {
    const { status } = await fetch(api.origin + path, {
      method: "PUT",
      headers: {
        "content-type": "application/json",
        Origin: api.origin,
        Cookie: `${cookie.name}=${cookie.value}`,
        "X-Kelpie-Token": token,
      },
      body: JSON.stringify(body),
    });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  await put("/api/autofill/profile", { ...emptyProfile(), ...said });
  for (const answer of answers) await put("/api/autofill/answers", answer);
}

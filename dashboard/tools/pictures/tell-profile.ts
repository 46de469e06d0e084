import { emptyProfile } from "#shared/domain/autofill/profile.ts";
import { demo } from "#shared/testing/e2e/demo-account.ts";
import { logIn } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";

/** What the demo person's forms are filled from in the pictures. */
export async function tellProfile(): Promise<void> {
  const { cookie, token } = await logIn(demo);
  const profile = {
    ...emptyProfile(),
    firstName: "Priya",
    lastName: "Raman",
    email: "priya.raman@example.com",
    phone: "0491 570 156",
    suburb: "Brunswick",
    state: "VIC",
    country: "AU",
    workRights: [{ country: "AU", standing: "citizen", note: "" }],
    noticeWeeks: 4,
    salary: { amount: 130_000, period: "year", includesSuper: false },
  };
  const answer = await fetch(`${testOrigin}/api/autofill/profile`, {
    method: "PUT",
    headers: {
      "Content-Type": "application/json",
      Origin: testOrigin,
      Cookie: `${cookie.name}=${cookie.value}`,
      "X-Kelpie-Token": token,
    },
    body: JSON.stringify(profile),
  });
  if (!answer.ok) throw new Error(`The profile was not kept: ${answer.status}`);
}

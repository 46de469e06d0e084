import { Secret, TOTP } from "otpauth";
import type { TestApi, TestVisitor } from "./start-test-api.ts";
import { testPassword } from "./start-test-api.ts";

/** The code that an authenticator app shows at a time. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });
}

/**
 * Turns two-step sign-in on, with the code of half a minute ago: the present one is still unused.
 * @param secondsAgo 0 where the clock runs on: the oldest code that is taken could be too old by then.
 */
export async function turnOnTwoStep(
  api: TestApi,
  person: TestVisitor,
  secondsAgo = 30,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await person.api.twoStep.begin({ body: { currentPassword: testPassword } });
  const before = new Date(api.services.now().getTime() - secondsAgo * 1000);
  const { recoveryCodes } = await person.api.twoStep.confirm({ body: { code: appCode(secret, before) } });
  return { secret, recoveryCodes };
}

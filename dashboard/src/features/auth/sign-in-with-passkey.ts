import { createApiClient } from "#shared/client/create-api-client.ts";
import { passkeys } from "#shared/contract/passkeys.ts";
import { ownOrigin, storeToken } from "../../platform/api.ts";
import { signWithPasskey } from "../../platform/browser/passkey-browser.ts";
import { refreshUser } from "./sign-in.ts";

const { signInOptions, signIn } = passkeys;
const { passkeys: api } = createApiClient({ passkeys: { signInOptions, signIn } }, ownOrigin);

/** The device offers what it has for this site; the person chooses and proves themselves to it. decision: D-105. */
export async function signInWithPasskey(rememberMe: boolean): Promise<void> {
  const { options } = await api.signInOptions();
  const credential = await signWithPasskey(options);
  const { token } = await api.signIn({ body: { credential, rememberMe } });
  storeToken(token);
  await refreshUser();
}

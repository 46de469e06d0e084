/**
 * Separate, so that the small script of the public site can ask who is signed in without loading the whole contract.
 */
export const userPath = "/api/auth/user";
/** Also separate, for the install page, which asks whether the extension has connected. */
export const extensionTokensPath = "/api/auth/extension-tokens";
/** Also separate, for the dashboard's calls: a sign-in without a session needs no token. */
export const secondStepPath = "/api/auth/second-step";
export const passkeyOptionsPath = "/api/auth/passkey/options";
export const passkeySignInPath = "/api/auth/passkey";

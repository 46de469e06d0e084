/** By itself, for the small script of the public site: it asks who is signed in without the whole table. */
export const userPath = "/api/auth/user";
/** The same for the page to install from: it asks whether the extension has connected. */
export const extensionTokensPath = "/api/auth/extension-tokens";
/** And for the dashboard's calls: sign-in without a session needs no token. */
export const secondStepPath = "/api/auth/second-step";
export const passkeyOptionsPath = "/api/auth/passkey/options";
export const passkeySignInPath = "/api/auth/passkey";

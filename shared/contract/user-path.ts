/** By itself, for the small script of the public site: it asks who is signed in without the whole table. */
export const userPath = "/api/auth/user";
/** The same for the page to install from: it asks whether the extension has connected. */
export const extensionTokensPath = "/api/auth/extension-tokens";
/** And for what the dashboard's calls need to know of the second step. */
export const secondStepPath = "/api/auth/second-step";

/** The demo account with all features (api/src/db/demo-accounts.ts). */
export const demo = { email: "premium@kelpie.test", password: "Kelpie-demo-1" } as const;

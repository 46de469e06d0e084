/** Stands beside everything the built-in writer wrote. decision: D-29. */
export const builtInWriter = "Written by Kelpie's built-in writer";

/** Raised with every change of a reader's hooks, so that extensions already installed take the change from the API. */
export const HOOKS_VERSION = 1;

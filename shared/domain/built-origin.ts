/** Placeholder in built pages for the site's own origin. Only the running server knows the origin and fills it in. */
export const builtOrigin = "https://kelpie.invalid";
/** Placeholder in built pages for the support address, which the running server fills in. */
export const builtSupportAddress = "support@kelpie.invalid";

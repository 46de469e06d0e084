/** Stands in built pages for this site's own origin, which only the running server knows; it fills it in. */
export const builtOrigin = "https://kelpie.invalid";
/** Stands in built pages for the address that people write to; the running server fills it in. */
export const builtSupportAddress = "support@kelpie.invalid";

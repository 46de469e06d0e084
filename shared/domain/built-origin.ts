/** Stands in built pages for this site's own origin, which only the running server knows; it fills it in. */
export const builtOrigin = "https://kelpie.invalid";

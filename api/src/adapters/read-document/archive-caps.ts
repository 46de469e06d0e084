const mega = 1024 * 1024;

/**
 * Caps of a packed Word file (docs/security.md, UP-03): checked before a byte is inflated, and again while inflating.
 */
export const archiveCaps = { entries: 2000, total: 100 * mega, part: 20 * mega, ratio: 100 } as const;

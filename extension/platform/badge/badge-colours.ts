/**
 * The browser draws the icon's badge and knows no style sheet: the light tokens of theme.css, and a test compares
 * them.
 */
export const badgeColours = {
  success: [43, 106, 60, 255],
  warn: [133, 84, 7, 255],
  muted: [90, 97, 92, 255],
  primary: [47, 102, 80, 255],
  text: [255, 255, 255, 255],
} as const;

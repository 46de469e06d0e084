/** The icon's badge is drawn by the browser, which knows no stylesheet: the light tokens of theme.css, tested equal. */
export const badgeColours = {
  success: [43, 106, 60, 255],
  warn: [133, 84, 7, 255],
  muted: [90, 97, 92, 255],
  primary: [47, 102, 80, 255],
  text: [255, 255, 255, 255],
} as const;

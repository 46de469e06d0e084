export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** How each is called, and which one a press of the button brings. */
export const themeWords = {
  system: { label: "System", next: "light" },
  light: { label: "Light", next: "dark" },
  dark: { label: "Dark", next: "system" },
} as const satisfies Record<Theme, { label: string; next: Theme }>;

/** What the one button says to those who do not see its icon. */
export function themeButtonLabel(theme: Theme): string {
  return `Theme: ${themeWords[theme].label}. Switch to ${themeWords[themeWords[theme].next].label}`;
}

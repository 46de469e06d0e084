export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The name of each theme, and the theme that a press of the button sets. */
export const themeWords = {
  system: { label: "System", next: "light" },
  light: { label: "Light", next: "dark" },
  dark: { label: "Dark", next: "system" },
} as const satisfies Record<Theme, { label: string; next: Theme }>;

/** The button's label for screen readers. */
export function themeButtonLabel(theme: Theme): string {
  return `Theme: ${themeWords[theme].label}. Switch to ${themeWords[themeWords[theme].next].label}`;
}

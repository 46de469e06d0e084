import { type Theme, themes } from "#shared/ui/blocks/themes.ts";
import { readText, writeText } from "../browser/browser-storage.ts";

/** The same key as public/theme-boot.js. */
const themeKey = "kelpie_theme";
const listeners = new Set<() => void>();

export function storedTheme(): Theme {
  const stored = readText("local", themeKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

export function applyTheme(theme: Theme): void {
  writeText("local", themeKey, theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

/** What the page shows now; it counts also where nothing can be stored. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((one) => one === theme) ?? "system";
}

/** Tells of every change of this page. */
export function onTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { useSyncExternalStore } from "react";
import { type Theme, themes } from "#shared/ui/blocks/theme-toggle.tsx";
import { readText, writeText } from "./browser-storage.ts";

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
function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return themes.find((one) => one === theme) ?? "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** One choice for the whole page: the top bar, the menu and Settings show the same. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, shownTheme), applyTheme];
}

import { useState } from "react";
import { type Theme, themes } from "#shared/ui/blocks/theme-toggle.tsx";
import { readText, writeText } from "./browser-storage.ts";

/** The same key as public/theme-boot.js. */
const themeKey = "kelpie_theme";

export function storedTheme(): Theme {
  const stored = readText("local", themeKey);
  return themes.find((theme) => theme === stored) ?? "system";
}

export function applyTheme(theme: Theme): void {
  writeText("local", themeKey, theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    applyTheme(chosen);
  };
  return [theme, choose];
}

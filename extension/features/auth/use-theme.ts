import { useState } from "react";
import { type Theme, themes } from "#shared/ui/blocks/themes.ts";

/** The same key as in public/theme-boot.js, which needs it before the first paint. */
const themeKey = "kelpie_theme";

export function storedTheme(): Theme {
  return themes.find((theme) => theme === localStorage.getItem(themeKey)) ?? "system";
}

export function applyTheme(theme: Theme): void {
  localStorage.setItem(themeKey, theme);
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

import { useSyncExternalStore } from "react";
import type { Theme } from "#shared/ui/blocks/themes.ts";
import { applyTheme, onTheme, shownTheme } from "./theme.ts";

/** One choice for the whole page: the top bar, the menu and Settings show the same. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onTheme, shownTheme), applyTheme];
}

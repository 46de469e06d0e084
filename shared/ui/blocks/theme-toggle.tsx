import { Moon, Sun, SunMoon } from "lucide-react";
import { IconButton } from "../primitives/icon-button.tsx";
import { Segmented } from "../primitives/segmented.tsx";
import { type Theme, themeButtonLabel, themes, themeWords } from "./themes.ts";

export interface ThemeToggleProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

const icons = { system: SunMoon, light: Sun, dark: Moon } as const;

/**
 * One button for the top bar that switches between system, light and dark. The app stores the choice and sets
 * data-theme.
 */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const Icon = icons[value];
  return (
    <IconButton
      label={themeButtonLabel(value)}
      icon={<Icon aria-hidden="true" />}
      onClick={() => onChange(themeWords[value].next)}
    />
  );
}

/** The same choice with all three options visible, for settings and menus. */
export function ThemeChoice({ value, onChange }: ThemeToggleProps) {
  const options = themes.map((theme) => {
    const Icon = icons[theme];
    return { value: theme, label: themeWords[theme].label, icon: <Icon aria-hidden="true" /> };
  });
  return <Segmented label="Theme" options={options} value={value} onValueChange={onChange} />;
}

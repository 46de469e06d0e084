import { Moon, Sun, SunMoon } from "lucide-react";
import { IconButton } from "../primitives/icon-button.tsx";
import { Segmented } from "../primitives/segmented.tsx";

export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

export interface ThemeToggleProps {
  value: Theme;
  onChange: (theme: Theme) => void;
}

const looks = {
  system: { label: "System", Icon: SunMoon, next: "light" },
  light: { label: "Light", Icon: Sun, next: "dark" },
  dark: { label: "Dark", Icon: Moon, next: "system" },
} as const;

/** One button for the top bar: system, light, dark, and round again. The app keeps the choice and sets data-theme. */
export function ThemeToggle({ value, onChange }: ThemeToggleProps) {
  const { label, Icon, next } = looks[value];
  return (
    <IconButton
      label={`Theme: ${label}. Switch to ${looks[next].label}`}
      icon={<Icon aria-hidden="true" />}
      onClick={() => onChange(next)}
    />
  );
}

/** The same choice with all three in view, for settings and menus. */
export function ThemeChoice({ value, onChange }: ThemeToggleProps) {
  const options = themes.map((theme) => {
    const { label, Icon } = looks[theme];
    return { value: theme, label, icon: <Icon aria-hidden="true" /> };
  });
  return <Segmented label="Theme" options={options} value={value} onValueChange={onChange} />;
}

import { ThemeChoice } from "#shared/ui/blocks/theme-toggle.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { useTheme } from "../../platform/theme/use-theme.ts";
import { profileTexts as texts } from "./settings-texts.ts";

export function AppearanceSection() {
  const [theme, onTheme] = useTheme();
  return (
    <SettingsSection title={texts.appearance} text={texts.appearanceText}>
      <Card>
        <CardBody className="flex flex-wrap items-center justify-between gap-4">
          <span className="text-14 font-medium">{texts.theme}</span>
          <ThemeChoice value={theme} onChange={onTheme} />
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

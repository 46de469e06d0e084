import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { autofillTexts as texts } from "./autofill-texts.ts";

/** The way from the settings to what forms are filled from. */
export function AutofillLink({ onNavigate }: { onNavigate: (href: string) => void }) {
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        <CardBody>
          <ButtonLink href={pages.autofill} onNavigate={onNavigate}>
            {texts.openProfile}
          </ButtonLink>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { jobSitesTexts as texts } from "./job-sites-texts.ts";

/** The way from the settings to how well job sites are read. */
export function JobSitesLink({ onNavigate }: { onNavigate: (href: string) => void }) {
  return (
    <SettingsSection title={texts.title} text={texts.linkText}>
      <Card>
        <CardBody>
          <ButtonLink href={pages.jobSites} onNavigate={onNavigate}>
            {texts.open}
          </ButtonLink>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

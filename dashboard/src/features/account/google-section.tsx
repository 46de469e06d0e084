import { useQuery } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { navigations } from "#shared/contract/navigations.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { api } from "../../platform/api.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { googleTexts as texts } from "./settings-texts.ts";

/** Only where the server has Google's keys. decision: D-12. */
export function GoogleSection({ isConnected }: { isConnected: boolean }) {
  const { data } = useQuery({ queryKey: queryKey(contract.auth.ways), queryFn: () => api.auth.ways() });
  if (!data?.google) return null;
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        <CardBody className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-14">{isConnected ? texts.connected : texts.notConnected}</p>
          {isConnected ? (
            <Badge tone="success">{texts.badge}</Badge>
          ) : (
            <ButtonLink href={navigations.google}>{texts.connect}</ButtonLink>
          )}
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

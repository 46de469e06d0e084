import { useQuery } from "@tanstack/react-query";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import type { SecurityEvent } from "#shared/contract/account.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { isSecurityWarning, securityEventLabels } from "#shared/domain/account/security-event-labels.ts";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { api } from "../../platform/api.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { activityTexts as texts } from "./settings-texts.ts";

/** As many as a phone shows without a long way to what follows. */
const shownFirst = 6;

export function useSecurityEvents() {
  return useQuery({
    queryKey: queryKey(contract.account.securityEvents),
    queryFn: () => api.account.securityEvents(),
    staleTime: 0,
  });
}

/** The latest sign-ins and changes of the account. decision: D-75. */
export function SecurityActivitySection() {
  const [isWhole, setIsWhole] = useState(false);
  const { data, isError } = useSecurityEvents();
  const shown = isWhole ? data : data?.slice(0, shownFirst);
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        {shown && shown.length > 0 ? (
          <ul className="divide-y divide-line">
            {shown.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <CardBody aria-busy={!data && !isError}>
            <NoRows isEmpty={data?.length === 0} hasFailed={isError} />
          </CardBody>
        )}
        {data && shown && data.length > shown.length && (
          <CardFooter>
            <Button compact variant="ghost" onClick={() => setIsWhole(true)}>
              {texts.showAll}
            </Button>
          </CardFooter>
        )}
      </Card>
    </SettingsSection>
  );
}

function NoRows({ isEmpty, hasFailed }: { isEmpty: boolean; hasFailed: boolean }) {
  if (isEmpty) return <p className="text-14 text-muted">{texts.none}</p>;
  if (!hasFailed) return <Skeleton className="h-5 w-48" />;
  return (
    <p role="alert" className="text-14 text-danger">
      {texts.loadFailed}
    </p>
  );
}

function EventRow({ event: { kind, at, detail, browser, place } }: { event: SecurityEvent }) {
  const isWarning = isSecurityWarning(kind);
  const Icon = isWarning ? ShieldAlert : ShieldCheck;
  const label = securityEventLabels[kind];
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 px-4 py-3 @md:px-6">
      <span className={isWarning ? "text-warn [&_svg]:size-5" : "text-muted [&_svg]:size-5"}>
        <Icon aria-hidden="true" />
      </span>
      <div className="min-w-0 break-words">
        <p className="text-14 font-medium">{detail ? `${label}: ${detail}` : label}</p>
        <p className="text-13 text-muted">
          {[`${longDate(at)}, ${clockTime(at)}`, browser, place].filter(Boolean).join(" · ")}
        </p>
      </div>
    </li>
  );
}

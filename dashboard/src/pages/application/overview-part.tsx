import { statusFacts } from "#shared/domain/applications/status.ts";
import { interviewKitPath } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { MailCard } from "../../features/applications/mail/mail-card.tsx";
import { ContactsCard } from "../../features/applications/page/contacts-card.tsx";
import { DatesCard } from "../../features/applications/page/dates-card.tsx";
import { NotesCard } from "../../features/applications/page/notes-card.tsx";
import { SentSummary } from "../../features/applications/page/sent-summary.tsx";
import { CriteriaCard } from "../../features/criteria/criteria-card.tsx";
import { AdSignsNotice } from "../../features/sightings/ad-signs-notice.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { KeptMatch } from "./kept-match.tsx";

interface OverviewPartProps {
  application: ApplicationDetail;
  onDocuments: () => void;
}

const columns = "grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]";
const column = "grid min-w-0 gap-4 md:gap-6";

/** What matters now: the next step, how the resume compares, and who and what belongs to it. */
export function OverviewPart({ application, onDocuments }: OverviewPartProps) {
  const { id, status, sent } = application;
  const onNavigate = useNavigateTo();
  const { isOpen, isInterviewing } = statusFacts[status];
  const kit = isInterviewing && (
    <ButtonLink compact variant="primary" href={interviewKitPath(id)} onNavigate={onNavigate}>
      Open the interview kit
    </ButtonLink>
  );
  return (
    <div className={columns}>
      <div className={column}>
        {isOpen && <AdSignsNotice applicationId={id} />}
        <DatesCard application={application} action={kit} />
        <KeptMatch application={application} />
      </div>
      <div className={column}>
        <SentSummary sent={sent} onOpen={onDocuments} />
        <CriteriaCard applicationId={id} onNavigate={onNavigate} />
        <NotesCard application={application} />
        <ContactsCard application={application} />
        <MailCard application={application} />
      </div>
    </div>
  );
}

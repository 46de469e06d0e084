import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { FactsCard } from "../../features/applications/page/facts-card.tsx";
import { FilesCard } from "../../features/applications/page/files-card.tsx";
import { KeptAd } from "../../features/applications/page/kept-ad.tsx";
import { SentCard } from "../../features/applications/page/sent-card.tsx";
import { JobDocuments } from "../../features/cover-letters/job-documents.tsx";
import { useHistory } from "../../features/resumes/kept/use-history.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

interface PartProps {
  application: ApplicationDetail;
}

/** The ad as it was kept, and its facts to correct. */
export function AdPart({ application, isEditing }: PartProps & { isEditing: boolean }) {
  return (
    <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <KeptAd application={application} />
      <FactsCard application={application} startsEditing={isEditing} />
    </div>
  );
}

/** What was sent, what was made for it, and files that belong to it. */
export function DocumentsPart({ application }: PartProps) {
  const onNavigate = useNavigateTo();
  const { data = [] } = useHistory();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2 md:gap-6">
      <SentCard application={application} />
      <JobDocuments applicationId={application.id} optimisations={data} onNavigate={onNavigate} />
      <FilesCard application={application} />
    </div>
  );
}

import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { MailCard } from "../../features/applications/mail/mail-card.tsx";
import { ActivityCard } from "../../features/applications/page/activity-card.tsx";
import { ContactsCard } from "../../features/applications/page/contacts-card.tsx";
import { DatesCard } from "../../features/applications/page/dates-card.tsx";
import { FactsCard } from "../../features/applications/page/facts-card.tsx";
import { FilesCard } from "../../features/applications/page/files-card.tsx";
import { NotesCard } from "../../features/applications/page/notes-card.tsx";
import { SavedAd } from "../../features/applications/page/saved-ad.tsx";
import { SentCard } from "../../features/applications/page/sent-card.tsx";
import { StageSteps } from "../../features/applications/page/stage-steps.tsx";

interface PartProps {
  application: ApplicationDetail;
}

const columns = "grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]";
const column = "grid min-w-0 gap-4 md:gap-6";

/** The ad as it was saved, and its facts to correct. */
export function AdPart({ application, isEditing }: PartProps & { isEditing: boolean }) {
  return (
    <div className={columns}>
      <SavedAd application={application} />
      <FactsCard application={application} startsEditing={isEditing} />
    </div>
  );
}

interface LogPartProps extends PartProps {
  onMove: (application: ApplicationDetail, status: ApplicationStatus) => void;
}

/** How far it is, its dates and what happened; people, notes, and what was sent or belongs to it. */
export function LogPart({ application, onMove }: LogPartProps) {
  return (
    <div className={columns}>
      <div className={column}>
        <Card>
          <CardBody>
            <StageSteps application={application} onMove={onMove} />
          </CardBody>
        </Card>
        <DatesCard application={application} />
        <FilesCard application={application} />
        <ActivityCard events={application.events} />
      </div>
      <div className={column}>
        <NotesCard application={application} />
        <ContactsCard application={application} />
        <SentCard application={application} />
        <MailCard application={application} />
      </div>
    </div>
  );
}

import { statusFacts } from "#shared/domain/applications/status.ts";
import { SavedCard, type SavedCardProps } from "../../../features/applications/saved-card.tsx";
import { KitCard } from "../../../features/interview-kits/kit-card.tsx";
import { loadKit } from "../../../features/interview-kits/load-kit.ts";
import { SavedAdIndicators } from "../../../features/sightings/saved-ad-indicators.tsx";

/**
 * What is saved for this page's job and, in the interview stage, how to prepare. One chunk, loaded for saved jobs
 * only.
 */
export function SavedJobCards(props: SavedCardProps) {
  const { id, status } = props.job;
  return (
    <>
      <SavedCard {...props} />
      {statusFacts[status].isOpen && <SavedAdIndicators applicationId={id} />}
      {statusFacts[status].isInterviewing && <KitCard key={id} applicationId={id} loadKit={loadKit} />}
    </>
  );
}

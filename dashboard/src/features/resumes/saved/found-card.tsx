import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { jobDates, reviewSummary } from "#shared/resume-review/review-words.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { reviewPath } from "../confirm/review-path.ts";

export interface FoundCardProps {
  id: string;
  model: ResumeModel;
}

/** What was found in the resume, in short, and the way to correct it. */
export function FoundCard({ id, model }: FoundCardProps) {
  const onNavigate = useNavigateTo();
  return (
    <Card as="section">
      <CardHeader
        title="What we found"
        text={reviewSummary(model)}
        action={model.meta.isConfirmed && <Badge tone="success">Checked by you</Badge>}
      />
      {model.work.length > 0 && (
        <CardBody>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 text-14">
            {model.work.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may have the same words.
              <li key={at} className="flex items-baseline justify-between gap-3">
                <span className="min-w-0 truncate">
                  <b className="font-medium">{entry.position ?? "Title not found"}</b>
                  <span className="text-muted">{entry.name && `, ${entry.name}`}</span>
                </span>
                <span className="text-13 whitespace-nowrap text-muted tabular-nums">{jobDates(entry)}</span>
              </li>
            ))}
          </ul>
        </CardBody>
      )}
      <CardFooter>
        <TextLink look="go" href={reviewPath(id)} onNavigate={onNavigate}>
          {model.meta.isConfirmed ? "Look at it again" : "Is this right?"}
        </TextLink>
      </CardFooter>
    </Card>
  );
}

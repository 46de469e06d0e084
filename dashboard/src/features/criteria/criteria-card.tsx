import { writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import { bindingLimits, limitText } from "#shared/domain/criteria/limit.ts";
import { criteriaPath } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useDeskQuery } from "./use-desk.ts";

interface CriteriaCardProps {
  applicationId: string;
  onNavigate: (href: string) => void;
}

/** On a job's page: what its ad wants in writing, how far that is, and the way to the desk. */
export function CriteriaCard({ applicationId, onNavigate }: CriteriaCardProps) {
  const { data } = useDeskQuery(applicationId);
  if (!data) return null;
  const { work, asked } = data;
  const isKept = data.changedAt !== null;
  const answered = Object.values(work.answers).filter((text) => text.trim() !== "").length;
  const limits = bindingLimits(work.limits).map(limitText);
  const isAsked = asked.kinds.length > 0 || work.criteria.length > 0;
  return (
    <Card as="section" inset={16}>
      <CardHeader title="What must be sent" />
      <CardBody className="grid gap-3 text-14">
        {isAsked ? (
          <div>
            <p className="font-medium">{[writtenKindNames[work.kind], ...limits].join(", ")}</p>
            <p className="text-muted">
              {work.criteria.length > 0 && `${work.criteria.length} to answer. `}
              {isKept && answered > 0 && `${answered} written.`}
            </p>
          </div>
        ) : (
          <p className="text-muted">The ad asks for nothing in writing beside a resume.</p>
        )}
        <ButtonLink href={criteriaPath(applicationId)} onNavigate={onNavigate}>
          {answered > 0
            ? "Go on with your answers"
            : isAsked
              ? "Write the answers"
              : "Paste criteria or questions"}
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

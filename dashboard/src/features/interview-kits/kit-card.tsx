import { interviewKitPath } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";

interface KitCardProps {
  applicationId: string;
  onNavigate: (href: string) => void;
}

/** On the page of a job that is interviewing: the way to its kit. */
export function KitCard({ applicationId, onNavigate }: KitCardProps) {
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Interview" />
      <CardBody className="grid gap-3 text-14">
        <p className="text-muted">Likely questions, your stories for them, what to ask, and a practice.</p>
        <ButtonLink href={interviewKitPath(applicationId)} onNavigate={onNavigate}>
          Open the interview kit
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

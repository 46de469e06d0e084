import { lazy, Suspense, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import type { ApplicationDetail } from "../application-cache.ts";

const MailForm = lazy(async () => ({ default: (await import("./mail-form.tsx")).MailForm }));

/** "They wrote to me": a message tells the status, once its person agrees. decision: D-83. */
export function MailCard({ application }: { application: ApplicationDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="section" inset={16}>
      <CardHeader
        title="Got an email?"
        action={
          !isOpen && (
            <Button compact onClick={() => setIsOpen(true)}>
              Paste it here
            </Button>
          )
        }
        className={isOpen ? undefined : "border-b-0"}
      />
      {isOpen && (
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3 text-14">
          <Suspense fallback={null}>
            <MailForm application={application} />
          </Suspense>
        </CardBody>
      )}
    </Card>
  );
}

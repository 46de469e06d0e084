import { useState } from "react";
import type { Application } from "#shared/contract/applications/application.ts";
import type { ForwardedMessage } from "#shared/contract/forwarded-mail.ts";
import { longDate } from "#shared/domain/dates.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { Proposal } from "./proposal.tsx";

interface ForwardedMessageCardProps {
  message: ForwardedMessage;
  /** Those it may be about. */
  applications: readonly Application[];
  onAnswered: (isChanged: boolean) => void;
}

const nameOf = ({ jobTitle, company }: Application) => `${jobTitle}, ${company}`;

/** What one message says, for which application, and the person's yes or no. */
export function ForwardedMessageCard({ message, applications, onAnswered }: ForwardedMessageCardProps) {
  const { reading, subject, receivedAt } = message;
  const onNavigate = useNavigateTo();
  const [chosen, setChosen] = useState(message.applicationId ?? "");
  const application = applications.find(({ id }) => id === chosen);
  return (
    <Card as="section" inset={16}>
      <CardHeader title={subject || "A message without a subject"} count={longDate(receivedAt)} />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3 text-14">
        {reading === null ? (
          <p className="text-muted">Nothing in it is about an application.</p>
        ) : (
          <Field label="Which application is it about?">
            <Select
              name="application"
              placeholder="Choose one"
              value={chosen === "" ? undefined : chosen}
              options={applications.map((one) => ({ value: one.id, label: nameOf(one) }))}
              onValueChange={setChosen}
            />
          </Field>
        )}
        {reading !== null && !application && (
          <blockquote className="border-l-2 border-line pl-3 text-muted">“{reading.sentence}”</blockquote>
        )}
        {reading !== null && application && (
          <Proposal
            key={application.id}
            read={reading}
            application={application}
            onDone={() => onAnswered(false)}
            onChanged={() => onAnswered(true)}
          />
        )}
      </CardBody>
      <CardFooter className="flex flex-wrap justify-start items-center gap-3">
        {application && (
          <TextLink href={applicationPath(application.id)} onNavigate={onNavigate}>
            Open the application
          </TextLink>
        )}
        <Button compact variant="ghost" onClick={() => onAnswered(false)}>
          Take it off the list
        </Button>
      </CardFooter>
    </Card>
  );
}

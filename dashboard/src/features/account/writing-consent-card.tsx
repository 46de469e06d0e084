import { PenLine } from "lucide-react";
import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useWritingConsent, type WritingConsent } from "./use-writing-consent.ts";

/** One word for it on every screen. */
export const writingConsentTexts = {
  title: "Writing with a language model",
  builtIn: "Written by Kelpie's built-in writer",
  offer: "Let a model write",
  on: "A language model may write for you",
  turnOff: "Turn off",
  label: "Let a model write",
  failed: {
    title: "Not changed",
    description: "Please try again later.",
    variant: "destructive",
  },
} as const;

/** What would go where, and the switch. Nothing where no model is set up: there is nothing to agree to. */
export function WritingConsentCard() {
  const { consent, isBusy, set } = useSetConsent();
  if (!consent?.model) return null;
  return (
    <Card as="section" aria-label={writingConsentTexts.title}>
      <CardBody className="grid gap-3">
        <h2 className="text-16 font-medium">{writingConsentTexts.title}</h2>
        <WhatIsSent model={consent.model} />
        <Switch
          atEnd
          label={writingConsentTexts.label}
          hint="Off until you switch it on, and off again whenever you like."
          checked={consent.consent}
          disabled={isBusy}
          onChange={(event) => set(event.currentTarget.checked)}
        />
      </CardBody>
    </Card>
  );
}

/** The quiet line of a writing screen; it opens into the card. Nothing where no model is set up. */
export function WritingConsentLine() {
  const { consent, isBusy, set } = useSetConsent();
  const [isOpen, setIsOpen] = useState(false);
  if (!consent?.model) return null;
  const { consent: isOn } = consent;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-x-2 text-13 text-muted">
        <PenLine aria-hidden="true" className="size-4 shrink-0" />
        {isOn ? writingConsentTexts.on : writingConsentTexts.builtIn}
        <Button
          compact
          variant="ghost"
          busy={isBusy}
          aria-expanded={isOn ? undefined : isOpen}
          onClick={() => (isOn ? set(false) : setIsOpen(!isOpen))}
        >
          {isOn ? writingConsentTexts.turnOff : writingConsentTexts.offer}
        </Button>
      </p>
      {isOpen && !isOn && <WritingConsentCard />}
    </div>
  );
}

function useSetConsent() {
  const { toast } = useToast();
  return useWritingConsent(() => toast(writingConsentTexts.failed));
}

function WhatIsSent({ model }: { model: NonNullable<WritingConsent["model"]> }) {
  return (
    <div className="grid gap-2 text-14">
      <p>
        The texts would go to <b className="font-medium wrap-anywhere">{model.host}</b>, to the model{" "}
        <b className="font-medium wrap-anywhere">{model.name}</b>:
      </p>
      <ul className="list-disc space-y-1 pl-5">
        <li>the job ad</li>
        <li>your own draft of a letter, when you have one improved</li>
        <li>the facts of your resume as numbered lines</li>
      </ul>
      <p>
        Never your name, e-mail, telephone, address or links: placeholders stand in their place. Nor your
        referees. Every sentence that comes back is checked against your resume, and the score stays Kelpie's
        own.
      </p>
    </div>
  );
}

import type { QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { letterTexts as texts } from "./letter-texts.ts";

const longest = 600;

/** Why the person wants this job: it is in the letter word for word, and in each later version. */
export function ReasonCard({
  letter,
  onChange,
}: {
  letter: QuotedLetter;
  onChange: (letter: QuotedLetter) => void;
}) {
  return (
    <Card as="section" className="border-l-3 border-l-violet">
      <CardBody>
        <Field label={texts.reason} hint={texts.reasonHint}>
          <Textarea
            name="letterReason"
            rows={3}
            maxLength={longest}
            placeholder={texts.reasonExample}
            value={letter.reason}
            onChange={(event) => onChange({ ...letter, reason: event.currentTarget.value })}
          />
        </Field>
      </CardBody>
    </Card>
  );
}

import type { FormEvent } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { Description, type DraftFieldProps, Job, Length, Reason, Style } from "./draft-fields.tsx";
import { letterTexts as texts } from "./letter-texts.ts";

export interface LetterFormProps extends DraftFieldProps {
  isBusy: boolean;
  /** A letter is beside it, whose download is the screen's one filled button. */
  hasLetter: boolean;
  /** The page is the job's own: it is not asked for again. */
  isJobKnown: boolean;
  onSubmit: () => void;
}

/** The two ways to a letter: a new one, or the person's own draft made better. */
export function LetterForm(props: LetterFormProps) {
  const { draft, onChange } = props;
  return (
    <Card as="section" aria-label="What the letter is for">
      <Tabs
        label="Way to a letter"
        value={draft.tab}
        onValueChange={(tab) => onChange({ tab })}
        listClassName="px-4 @md:px-6"
        items={[
          { value: "generate", label: texts.generate, content: <Generate {...props} /> },
          { value: "optimise", label: texts.optimise, content: <Optimise {...props} /> },
        ]}
      />
    </Card>
  );
}

function Generate({ draft, isBusy, hasLetter, isJobKnown, onChange, onSubmit }: LetterFormProps) {
  return (
    <LetterFields label={texts.generateButton} {...{ isBusy, hasLetter, onSubmit }}>
      {!isJobKnown && (
        <>
          <Job draft={draft} onChange={onChange} />
          <Description draft={draft} onChange={onChange} isOptional />
        </>
      )}
      <Style label="Writing style" draft={draft} onChange={onChange} />
      <Length draft={draft} onChange={onChange} />
      <Reason draft={draft} onChange={onChange} />
    </LetterFields>
  );
}

function Optimise({ draft, isBusy, hasLetter, isJobKnown, onChange, onSubmit }: LetterFormProps) {
  return (
    <LetterFields label={texts.optimise} {...{ isBusy, hasLetter, onSubmit }}>
      <Field label="Draft letter" required>
        <Textarea
          name="letter"
          rows={8}
          value={draft.letter}
          onChange={(event) => onChange({ letter: event.currentTarget.value })}
        />
      </Field>
      {!isJobKnown && (
        <>
          <Job draft={draft} onChange={onChange} />
          <Description draft={draft} onChange={onChange} />
        </>
      )}
      <Style label="Tone" draft={draft} onChange={onChange} />
    </LetterFields>
  );
}

interface LetterFieldsProps extends Pick<LetterFormProps, "isBusy" | "hasLetter" | "onSubmit"> {
  label: string;
  children: React.ReactNode;
}

function LetterFields({ label, isBusy, hasLetter, onSubmit, children }: LetterFieldsProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <CardBody className="grid gap-4">
        {children}
        <Button
          type="submit"
          variant={hasLetter ? "soft" : "primary"}
          block
          busy={isBusy}
          busyLabel="Writing..."
        >
          {label}
        </Button>
      </CardBody>
    </form>
  );
}

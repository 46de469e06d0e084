import type { FormEvent } from "react";
import { letterLengths, letterTones } from "#shared/domain/cover-letters/letter-words.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { LetterDraft } from "./letter-draft.ts";
import { letterTexts as texts } from "./letter-texts.ts";

export interface LetterFormProps {
  draft: LetterDraft;
  isBusy: boolean;
  /** A letter stands beside it, whose download is the screen's one filled button. */
  hasLetter: boolean;
  onChange: (part: Partial<LetterDraft>) => void;
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

function Generate({ draft, isBusy, hasLetter, onChange, onSubmit }: LetterFormProps) {
  return (
    <LetterFields label={texts.generateButton} {...{ isBusy, hasLetter, onSubmit }}>
      <Job draft={draft} onChange={onChange} />
      <Description draft={draft} onChange={onChange} isOptional />
      <Style label="Writing style" draft={draft} onChange={onChange} />
      <Length draft={draft} onChange={onChange} />
      <Reason draft={draft} onChange={onChange} />
    </LetterFields>
  );
}

function Optimise({ draft, isBusy, hasLetter, onChange, onSubmit }: LetterFormProps) {
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
      <Job draft={draft} onChange={onChange} />
      <Description draft={draft} onChange={onChange} />
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

type PartProps = Pick<LetterFormProps, "draft" | "onChange">;

function Job({ draft, onChange }: PartProps) {
  return (
    <>
      <Field label="Job title">
        <Input
          name="jobTitle"
          maxLength={300}
          value={draft.jobTitle}
          onChange={(event) => onChange({ jobTitle: event.currentTarget.value })}
        />
      </Field>
      <Field label="Company">
        <Input
          name="company"
          maxLength={300}
          value={draft.company}
          onChange={(event) => onChange({ company: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}

function Description({ draft, onChange, isOptional }: PartProps & { isOptional?: boolean }) {
  return (
    <Field label="Job description" optional={isOptional} required={!isOptional}>
      <Textarea
        name="jobDescription"
        rows={6}
        value={draft.jobDescription}
        onChange={(event) => onChange({ jobDescription: event.currentTarget.value })}
      />
    </Field>
  );
}

function Reason({ draft, onChange }: PartProps) {
  return (
    <Field label={texts.reason} optional hint={texts.reasonHint}>
      <Textarea
        name="reason"
        rows={2}
        maxLength={600}
        value={draft.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </Field>
  );
}

function Length({ draft, onChange }: PartProps) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-14 font-medium">
        {texts.length}
      </span>
      <Segmented
        block
        label={texts.length}
        options={letterLengths}
        value={draft.length}
        onValueChange={(length) => onChange({ length })}
      />
    </div>
  );
}

function Style({ label, draft, onChange }: PartProps & { label: string }) {
  return (
    <div className="grid gap-1">
      <span aria-hidden="true" className="text-14 font-medium">
        {label}
      </span>
      <Segmented
        block
        label={label}
        options={letterTones}
        value={draft.style}
        onValueChange={(style) => onChange({ style })}
      />
    </div>
  );
}

import { letterLengths, letterTones } from "#shared/domain/cover-letters/letter-words.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { LetterDraft } from "./letter-draft.ts";
import { letterTexts as texts } from "./letter-texts.ts";

/** One part of what a letter is made of. */
export interface DraftFieldProps {
  draft: LetterDraft;
  onChange: (part: Partial<LetterDraft>) => void;
}

export function Job({ draft, onChange }: DraftFieldProps) {
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

export function Description({ draft, onChange, isOptional }: DraftFieldProps & { isOptional?: boolean }) {
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

export function Reason({ draft, onChange }: DraftFieldProps) {
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

export function Length({ draft, onChange }: DraftFieldProps) {
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

export function Style({ label, draft, onChange }: DraftFieldProps & { label: string }) {
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

import { useEffect, useRef } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { characterCount, previewTexts as texts } from "./preview-texts.ts";

export interface FinalResumeEditorProps {
  draft: string;
  onDraft: (draft: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** The edit mode, as wide as the page: a resume is not written in a column of 270 px. */
export function FinalResumeEditor({ draft, onDraft, onSave, onCancel }: FinalResumeEditorProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = card.current?.querySelector("textarea");
    field?.setSelectionRange(0, 0);
    field?.focus();
    card.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <Card as="section" ref={card} className="scroll-mt-20">
      <CardHeader title={texts.final} />
      <CardBody>
        <Field
          label="Resume text"
          hint={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>What you type stays in this tab until you save or cancel.</span>
              <span className="tabular-nums">{characterCount(draft)}</span>
            </span>
          }
        >
          <Textarea
            name="finalResume"
            value={draft}
            onChange={(event) => onDraft(event.currentTarget.value)}
            className="min-h-[28rem]"
          />
        </Field>
        <div className="mt-4 flex justify-end gap-2">
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="primary" onClick={onSave}>
            Save
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}

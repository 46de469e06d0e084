import { Pencil, Plus, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import type { SavedAnswer } from "#shared/contract/autofill.ts";
import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import type { Faults } from "../../platform/form-faults.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { useForm } from "../../platform/use-form.ts";
import { answerTexts as texts } from "./autofill-texts.ts";
import { useAnswers } from "./use-autofill.ts";

type Draft = { question: string; answer: string };

interface AnswerFormProps {
  initial: Draft;
  onKeep: (draft: Draft) => Promise<void>;
  onCancel: () => void;
}

function faultsOf({ question, answer }: Draft): Faults<Draft> {
  return {
    ...(question.trim() === "" && { question: "Please enter the question" }),
    ...(answer.trim() === "" && { answer: "Please enter your answer" }),
  };
}

/** One question and its answer, new or changed. */
function AnswerForm({ initial, onKeep, onCancel }: AnswerFormProps) {
  const { fields, faults, isBusy, element, set, submit } = useForm<Draft>({
    initial,
    faultsOf,
    send: onKeep,
    failure: () => texts.failed,
  });
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={texts.question} className="grid gap-3">
      <Field label={texts.question} error={faults.question}>
        <Input
          name="question"
          autoComplete="off"
          // It was opened to be filled in.
          autoFocus
          maxLength={savedAnswerLimits.question}
          value={fields.question}
          onChange={(event) => set({ question: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.answer} error={faults.answer}>
        <Textarea
          name="answer"
          maxLength={savedAnswerLimits.answer}
          value={fields.answer}
          onChange={(event) => set({ answer: event.currentTarget.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button compact variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button compact type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}

const nothing = { question: "", answer: "" };

/** The answer bank: search, add, change, delete. One form is open at a time. */
export function AnswersSection({ answers }: { answers: readonly SavedAnswer[] }) {
  const { keep } = useAnswers();
  const { toast } = useToast();
  const [words, setWords] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const keepAs = (id?: string) => async (draft: typeof nothing) => {
    await keep(id === undefined ? draft : { ...draft, id });
    close();
    toast(texts.saved);
  };
  const shown = answers.filter(({ question, answer }) =>
    `${question} ${answer}`.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        <CardBody className="grid gap-4">
          <div className="flex flex-wrap gap-2">
            <Input
              type="search"
              name="answerWords"
              aria-label={texts.search}
              placeholder={texts.search}
              icon={<Search aria-hidden="true" />}
              className="min-w-48 flex-1"
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen("new")}>
              {texts.add}
            </Button>
          </div>
          {open === "new" && <AnswerForm initial={nothing} onKeep={keepAs()} onCancel={close} />}
          {shown.length === 0 && open !== "new" && (
            <p className="text-14 text-muted">{answers.length === 0 ? texts.none : texts.noneFound}</p>
          )}
          {shown.length > 0 && (
            <ul className="grid gap-4">
              {shown.map((one) => (
                <li key={one.id} className="min-w-0 border-t border-line pt-4">
                  {open === one.id ? (
                    <AnswerForm
                      initial={{ question: one.question, answer: one.answer }}
                      onKeep={keepAs(one.id)}
                      onCancel={close}
                    />
                  ) : (
                    <AnswerLine answer={one} onEdit={() => setOpen(one.id)} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

function AnswerLine({ answer, onEdit }: { answer: SavedAnswer; onEdit: () => void }) {
  const { keep, remove } = useAnswers();
  const { toast } = useToast();
  const { id, question } = answer;
  const failed = () => toast({ ...texts.failed, variant: "destructive" });
  const undo = () => void keep({ question, answer: answer.answer }).catch(failed);
  const drop = () =>
    remove(id).then(() => toast({ ...texts.removed, action: { label: "Undo", onAction: undo } }), failed);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 text-14">
        <p className="font-medium break-words">{question}</p>
        <p className="break-words whitespace-pre-wrap text-muted">{answer.answer}</p>
      </div>
      <IconButton label={`Edit the answer to ${question}`} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={`Delete the answer to ${question}`} icon={<Trash2 />} onClick={() => void drop()} />
    </div>
  );
}

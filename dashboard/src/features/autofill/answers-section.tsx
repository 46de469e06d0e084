import { Pencil, Plus, Search, Trash2 } from "lucide-react";
import { useState } from "react";
import type { SavedAnswer } from "#shared/contract/autofill.ts";
import { familyOf, questionFamilies } from "#shared/domain/autofill/question-families.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { AnswerForm, type JobToAnswer, type TypedAnswer } from "./answer-form.tsx";
import { answerTexts as texts } from "./autofill-texts.ts";
import { useAnswers } from "./use-autofill.ts";

interface AnswersSectionProps {
  answers: readonly SavedAnswer[];
  /** The saved jobs that an answer may be for. */
  jobs: readonly JobToAnswer[];
  mayDraft: boolean;
}

const nothing: TypedAnswer = { question: "", answer: "", applicationId: null };

/** The answer bank: search, add, change, delete. One form is open at a time. */
export function AnswersSection({ answers, jobs, mayDraft }: AnswersSectionProps) {
  const { keep } = useAnswers();
  const { toast } = useToast();
  const [words, setWords] = useState("");
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const keepAs = (id?: string) => async (draft: TypedAnswer) => {
    await keep(id === undefined ? draft : { ...draft, id });
    close();
    toast(texts.saved);
  };
  const form = { jobs, mayDraft, onCancel: close };
  const shown = answers.filter(({ question, answer, job }) =>
    `${question} ${answer} ${job ?? ""}`.toLowerCase().includes(words.trim().toLowerCase()),
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
          {open === "new" && <AnswerForm initial={nothing} onKeep={keepAs()} {...form} />}
          {shown.length === 0 && open !== "new" && (
            <p className="text-14 text-muted">{answers.length === 0 ? texts.none : texts.noneFound}</p>
          )}
          {shown.length > 0 && (
            <ul className="grid gap-4">
              {shown.map((one) => (
                <li key={one.id} className="min-w-0 border-t border-line pt-4">
                  {open === one.id ? (
                    <AnswerForm
                      initial={{
                        ...{ question: one.question, answer: one.answer, applicationId: one.applicationId },
                      }}
                      onKeep={keepAs(one.id)}
                      {...form}
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
  const { id, question, applicationId, job } = answer;
  const family = familyOf(question);
  const failed = () => toast({ ...texts.failed, variant: "destructive" });
  const undo = () => void keep({ question, answer: answer.answer, applicationId }).catch(failed);
  const drop = () =>
    remove(id).then(() => toast({ ...texts.removed, action: { label: "Undo", onAction: undo } }), failed);
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 text-14">
        <p className="font-medium break-words">{question}</p>
        {(family !== null || job !== null) && (
          <p className="my-1 flex flex-wrap gap-1.5">
            {family !== null && (
              <Badge plain tone="neutral">
                {questionFamilies[family].name}
              </Badge>
            )}
            {job !== null && (
              <Badge plain tone="accent">
                Only {job}
              </Badge>
            )}
          </p>
        )}
        <p className="break-words whitespace-pre-wrap text-muted">{answer.answer}</p>
      </div>
      <IconButton label={`Edit the answer to ${question}`} icon={<Pencil />} onClick={onEdit} />
      <IconButton label={`Delete the answer to ${question}`} icon={<Trash2 />} onClick={() => void drop()} />
    </div>
  );
}

import { useState } from "react";
import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import {
  criteriaLimits,
  isOneText,
  mostCriteria,
  type WrittenKind,
  writtenKindNames,
  writtenKinds,
} from "#shared/domain/criteria/criterion.ts";
import { conflictOf, type LimitUnit, limitText, limitUnits } from "#shared/domain/criteria/limit.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { criteriaTexts as texts } from "./criteria-texts.ts";
import type { Desk } from "./use-desk.ts";

interface AskedCardProps {
  desk: CriteriaDesk;
  own: Desk;
  /** The list is offered elsewhere on the screen: pasting one is the second way. */
  isFolded: boolean;
}

const kinds = writtenKinds.map((value) => ({ value, label: writtenKindNames[value] }));

/** What to submit, in the ad's words, with its limits; the person may correct all of it or paste their own. */
export function RequestedPartsCard({ desk, own, isFolded }: AskedCardProps) {
  const { asked } = desk;
  const { work, change } = own;
  const conflict = conflictOf(work.limits);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="What to submit" />
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label="They ask for">
          <Select<WrittenKind> options={kinds} value={work.kind} onValueChange={(kind) => change({ kind })} />
        </Field>
        {asked.addressee !== null && <p className="text-14">To {asked.addressee}</p>}
        <Limits own={own} />
        {conflict && (
          <Notice tone="warn">
            The ad says {limitText(conflict[0])} and {limitText(conflict[1])}. We keep to the smaller; ask the
            contact which one holds.
          </Notice>
        )}
        {asked.words.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-14 font-medium">The ad’s words</h3>
            {asked.words.map((words) => (
              <blockquote key={words} className="border-l-2 border-line pl-3 text-14 text-muted">
                “{words}”
              </blockquote>
            ))}
          </div>
        )}
        <Missing desk={desk} />
        {work.criteria.length >= mostCriteria ? (
          <Notice tone="warn">{texts.cut}</Notice>
        ) : (
          work.criteria.length >= 30 && !isOneText(work.kind) && <Notice>{texts.many}</Notice>
        )}
        <PasteForm key={`${desk.work.pasted} ${isFolded}`} {...{ desk, own, isFolded }} />
      </CardBody>
    </Card>
  );
}

function Missing({ desk: { asked, work } }: Pick<AskedCardProps, "desk">) {
  if (work.criteria.length > 0 || work.pasted !== "") return null;
  if (asked.isElsewhere) return <Notice title={texts.elsewhere}>{texts.elsewhereText}</Notice>;
  if (asked.kinds.length > 0) return null;
  return <Notice title={texts.nothingAsked}>{texts.nothingAskedText}</Notice>;
}

const units = limitUnits.map((value) => ({ value, label: value }));

function Limits({ own: { work, change } }: Pick<AskedCardProps, "own">) {
  const [amount, setAmount] = useState("");
  const [unit, setUnit] = useState<LimitUnit>("words");
  const number = Number(amount);
  const isRight = number > 0 && number <= 100_000;
  const add = () => {
    const limit = {
      amount: number,
      unit,
      per: isOneText(work.kind) ? "total" : "answer",
      words: "your own",
    } as const;
    const others = work.limits.filter((one) => limitText(one) !== limitText(limit));
    change({ limits: [...others, limit].slice(-10) });
    setAmount("");
  };
  return (
    <div className="grid gap-2">
      <h3 className="text-14 font-medium">Limits</h3>
      {work.limits.length === 0 && <p className="text-14 text-muted">No limit given</p>}
      <ul className="grid gap-1">
        {work.limits.map((limit) => (
          <li
            key={`${limitText(limit)} ${limit.words}`}
            className="flex items-center justify-between gap-2 text-14"
          >
            <span>{limitText(limit)}</span>
            <Button
              compact
              variant="ghost"
              aria-label={`Remove limit: ${limitText(limit)}`}
              onClick={() => change({ limits: work.limits.filter((one) => one !== limit) })}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-2">
        <Input
          inputMode="numeric"
          aria-label="Limit"
          placeholder="500"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <Select<LimitUnit> aria-label="Counted in" options={units} value={unit} onValueChange={setUnit} />
        <Button disabled={!isRight} onClick={add}>
          Add
        </Button>
      </div>
    </div>
  );
}

function PasteForm({ desk, own, isFolded }: AskedCardProps) {
  const [text, setText] = useState(desk.work.pasted);
  const [isOpen, setIsOpen] = useState(!isFolded && own.work.criteria.length === 0);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>Paste or correct the list</Button>;
  const { isPending, mutate } = own.pasting;
  return (
    <div className="grid gap-3">
      <Field label={texts.pasteLabel} hint={texts.pasteHint}>
        <Textarea
          name="pasted"
          rows={8}
          maxLength={criteriaLimits.pasted}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Button
        disabled={text.trim() === ""}
        busy={isPending}
        busyLabel={texts.pasting}
        onClick={() => mutate(text)}
      >
        {texts.paste}
      </Button>
    </div>
  );
}

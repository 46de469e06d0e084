import { useState } from "react";
import { explainLine, type Reason, type UnitReasons } from "#shared/engine/explain-line.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { Shelf } from "#shared/ui/look-book/shelf.tsx";
import { LookBook } from "#shared/ui/look-book.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";

const asOf = new Date().toISOString().slice(0, 10);

function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <p className="text-13 text-muted">
      {reasons.map(({ name, weight }) => `${name} ${weight > 0 ? "+" : ""}${weight.toFixed(2)}`).join(", ")}
    </p>
  );
}

function Unit({ unit }: { unit: UnitReasons }) {
  const { text, label, chances, reasons, requirement, conditions, verdict } = unit;
  return (
    <li className="grid gap-1 border-t border-line py-3 text-14">
      <p className="wrap-anywhere">{text}</p>
      <p className="flex flex-wrap gap-2">
        <Badge plain>{label}</Badge>
        <span className="text-13 text-muted">
          {chances.map((one) => `${one.label} ${one.chance}`).join(", ")}
        </span>
      </p>
      <Reasons reasons={reasons} />
      {requirement && (
        <p>
          {requirement.importance}, {requirement.kind}
          {requirement.terms.length > 0 && `: ${requirement.terms.join(", ")}`}
        </p>
      )}
      {conditions.map(({ id, ask, result }) => (
        <p key={id}>{`${ask}: ${result}`}</p>
      ))}
      {verdict && (
        <>
          <p>{`Credit ${verdict.credit}: ${verdict.quote ?? "no line is quoted"}`}</p>
          <Reasons reasons={verdict.reasons} />
        </>
      )}
    </li>
  );
}

/** Why each line of a pasted ad is read as it is and, beside a resume, why it has its credit. */
function Explained() {
  const [ad, setAd] = useState("");
  const [resume, setResume] = useState("");
  const person = resume.trim() === "" ? undefined : { model: readResume(resume), text: resume, asOf };
  const units = ad.trim() === "" ? [] : explainLine({ text: ad }, { start: 0, end: ad.length }, person);
  return (
    <Shelf title="Why a line is read so">
      <div className="grid gap-4 @3xl:grid-cols-2">
        <Field label="Ad">
          <Textarea value={ad} onChange={({ target }) => setAd(target.value)} />
        </Field>
        <Field label="Resume">
          <Textarea value={resume} onChange={({ target }) => setResume(target.value)} />
        </Field>
      </div>
      <ul>
        {units.map((unit) => (
          <Unit key={`${unit.text}${unit.label}`} unit={unit} />
        ))}
      </ul>
    </Shelf>
  );
}

/** Every component, and the reasons of the engine. Development only. */
export function LookBookPage() {
  return (
    <>
      <LookBook />
      <div className="@container mx-auto max-w-6xl bg-canvas p-4 text-ink">
        <Explained />
      </div>
    </>
  );
}

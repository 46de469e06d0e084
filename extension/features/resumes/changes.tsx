import { PenLine, ShieldX } from "lucide-react";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { counted } from "#shared/domain/text.ts";
import { writerLine } from "#shared/domain/writers.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { type Decisions, isUsed, type Proposals, withAllDecided } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { ChangeRow } from "./change-row.tsx";

interface ChangesProps {
  proposals: Proposals;
  decisions: Decisions;
  answer: Pick<Optimisation, "blocked" | "writer" | "fallback" | "keptFrom" | "uncounted">;
  onDecide: (proposal: Proposal, kind: "accepted" | "refused") => void;
  onDecideAll: (decisions: Decisions) => void;
}

/** What the writer changed, line by line, what it would move, and what the fact check refused. */
export function Changes({ proposals, decisions, answer, onDecide, onDecideAll }: ChangesProps) {
  const { blocked, uncounted } = answer;
  const changes = proposals.all.filter((one) => one.kind === "rewrite");
  const rewrites = changes.filter((one) => one.housekeeping !== true);
  const housekeeping = changes.filter((one) => one.housekeeping === true);
  const moves = proposals.all.filter((one) => one.kind === "move");
  const used = rewrites.filter((one) => isUsed(one, decisions[one.id])).length;
  const rows = (which: readonly Proposal[]) => (
    <ul>
      {which.map((proposal) => {
        const isIn = isUsed(proposal, decisions[proposal.id]);
        return (
          <ChangeRow
            key={proposal.id}
            proposal={proposal}
            isUsed={isIn}
            onToggle={() => onDecide(proposal, isIn ? "refused" : "accepted")}
          />
        );
      })}
    </ul>
  );
  return (
    <section className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="font-bold">{counted(rewrites.length, "change")}</h2>
        <p className="text-13 text-muted">
          {used < rewrites.length && `${used} used, ${rewrites.length - used} kept as yours`}
        </p>
      </div>
      {rewrites.length === 0 ? (
        <p className="text-muted">
          Your resume already says what it can for this ad. Nothing of what it says was changed.
        </p>
      ) : (
        <Card as="section" aria-label="Changed lines">
          {rows(rewrites)}
        </Card>
      )}
      {housekeeping.length > 0 && (
        <Card as="section" aria-labelledby="housekeeping">
          <h3 id="housekeeping" className="px-4 pt-4 font-medium">
            Housekeeping
          </h3>
          <p className="px-4 text-13 text-muted">
            Spelling, dates and headings. What your resume says stays the same.
          </p>
          {rows(housekeeping)}
        </Card>
      )}
      {moves.length > 0 && (
        <Card as="section" aria-labelledby="order">
          <h3 id="order" className="px-4 pt-4 font-medium">
            Order
          </h3>
          <p className="px-4 text-13 text-muted">
            What this ad asks for is now higher up. No words change. You can undo any move.
          </p>
          {rows(moves)}
        </Card>
      )}
      <AllAtOnce
        proposals={proposals}
        which={[...changes, ...moves]}
        decisions={decisions}
        onDecideAll={onDecideAll}
      />
      {uncounted && <p className="text-13 text-muted">{uncounted}</p>}
      {blocked.length > 0 && <Blocked blocked={blocked} />}
      <p className="flex gap-2 text-13 text-muted">
        <PenLine aria-hidden="true" className="mt-px size-4 shrink-0" />
        {writerLine(answer)}
      </p>
    </section>
  );
}

interface AllAtOnceProps {
  proposals: Proposals;
  which: readonly Proposal[];
  decisions: Decisions;
  onDecideAll: (decisions: Decisions) => void;
}

/** Buttons for all proposals: accept all, reject all, or reset. */
function AllAtOnce({ proposals, which, decisions, onDecideAll }: AllAtOnceProps) {
  if (which.length < 2) return null;
  const isTouched = which.some(({ id }) => decisions[id]);
  const decideAll = (kind: "accepted" | "refused") => () =>
    onDecideAll(withAllDecided(decisions, proposals, which, kind));
  const ids = new Set(which.map((one) => one.id));
  const asItCame = () =>
    onDecideAll(Object.fromEntries(Object.entries(decisions).filter(([id]) => !ids.has(id))));
  return (
    <div className="-mx-3 -my-1 flex flex-wrap">
      <Button compact variant="ghost" onClick={decideAll("refused")}>
        Keep all mine
      </Button>
      <Button compact variant="ghost" onClick={decideAll("accepted")}>
        Use all
      </Button>
      {isTouched && (
        <Button compact variant="ghost" onClick={asItCame}>
          Undo all
        </Button>
      )}
    </div>
  );
}

function Blocked({ blocked }: { blocked: Optimisation["blocked"] }) {
  return (
    <Card as="section" className="p-4">
      <h3 className="flex gap-2 font-medium">
        <ShieldX aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
        Blocked, your own lines stay
      </h3>
      <ul className="mt-2 grid gap-3 text-13">
        {blocked.map(({ line, claim, reason }) => (
          <li key={line} className="wrap-anywhere">
            <p>{line}</p>
            <p className="text-muted">
              “{claim}”: {reason}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

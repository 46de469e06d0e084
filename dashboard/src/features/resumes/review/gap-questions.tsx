import { type ReactNode, useState } from "react";
import { pages } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import { useFocusFallback } from "#shared/ui/blocks/bank/use-focus-fallback.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { bankToasts } from "../../../platform/bank-toasts.ts";
import { useEvidenceBank } from "../../../platform/use-evidence-bank.ts";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { previewTexts as texts } from "../preview/preview-texts.ts";
import { type Gap, gapsOf } from "./gaps-of.ts";
import { gapsWorth } from "./gaps-worth.ts";
import { usePutOff } from "./put-off.ts";
import { StatementOf, type StatementOfProps } from "./statement-of.tsx";
import type { Reviewed } from "./use-review.ts";

/** Asked at once; the others on request. */
const askedAtOnce = 3;

interface GapQuestionsProps extends Pick<StatementOfProps, "onDecided"> {
  reviewed: Reviewed;
  /** Before a question's name: the number that its criterion has on the screen. */
  renderSign?: ((requirementId: string) => ReactNode) | undefined;
}

/** What the ad asks for and the resume does not show: closed questions, the heaviest first, then where an answer goes. */
export function GapQuestions({ reviewed, renderSign, onDecided }: GapQuestionsProps) {
  const { data, isPending, remove } = useEvidenceBank();
  const later = usePutOff();
  const { toast } = useToast();
  const [isWhole, setWhole] = useState(false);
  const onNavigate = useNavigateTo();
  const kept = useFocusFallback();
  if (isPending) return null;
  const bankLink = (
    <TextLink look="go" href={pages.evidence} onNavigate={onNavigate}>
      Evidence bank
    </TextLink>
  );
  const facts = data?.facts ?? [];
  const gaps = gapsOf(reviewed, facts);
  const open = gaps.filter(({ requirement }) => !later.isPutOff(requirement.term));
  if (gaps.length === 0) return null;
  const worth = gapsWorth(reviewed.current.analysis.match, gaps);
  const shown = isWhole ? open : open.slice(0, askedAtOnce);
  const noted = (id: string) => {
    const undo = { label: "Undo", onAction: () => void remove(id) };
    toast({ ...bankToasts.no, action: undo });
  };
  return (
    <Card as="section" aria-labelledby="gap-questions" {...kept}>
      <CardHeader
        title={<span id="gap-questions">{texts.statements}</span>}
        count={worth !== null && <Worth points={worth} />}
        text={texts.statementsText}
        action={bankLink}
      />
      <ul>
        {shown.map((gap) => (
          <li key={gap.requirement.id} className="border-t border-line px-4 py-4 first:border-t-0 @md:px-6">
            <GapHead {...gap} sign={renderSign?.(gap.requirement.id)} />
            <StatementOf
              requirement={gap.requirement}
              ask={gap.ask && <ShortAsk ask={gap.ask} />}
              reviewed={reviewed}
              onDecided={onDecided}
              onLater={() => later.putOff(gap.requirement.term)}
              onNo={noted}
              isOpen
            />
          </li>
        ))}
      </ul>
      <More
        hidden={open.length - shown.length}
        putOff={gaps.length - open.length}
        onMore={() => setWhole(true)}
        onAgain={later.askAgain}
      />
    </Card>
  );
}

/** Of all questions together. */
function Worth({ points }: { points: number }) {
  return (
    <span className="tabular-nums">
      up to +{points}
      <span className="sr-only"> points</span>
    </span>
  );
}

function GapHead({ requirement, worth, adSentence, sign }: Gap & { sign: ReactNode }) {
  return (
    <div className="mb-3">
      <div className="flex items-start gap-2">
        {sign}
        <h3 className="min-w-0 flex-1 text-16 font-medium wrap-anywhere first-letter:uppercase">
          {requirement.term}
        </h3>
        {worth > 0 && (
          <span className="rounded-full bg-accent-soft px-2 text-13 font-medium whitespace-nowrap text-accent tabular-nums">
            <span className="sr-only">would add </span>+{worth.toFixed(1)}
            <span className="sr-only"> points</span>
          </span>
        )}
      </div>
      {/* On a wide desk the ad is beside it, with this sentence marked. */}
      <p className="text-13 text-muted wrap-anywhere @4xl/desk:sr-only">The ad: “{adSentence}”</p>
    </div>
  );
}

/** The name and the ad's sentence are above it already; a screen reader hears it whole. */
function ShortAsk({ ask }: { ask: string }) {
  const at = ask.indexOf(". ") + 2;
  return (
    <>
      <span className="sr-only">{ask.slice(0, at)}</span>
      {ask.slice(at)}
    </>
  );
}

interface MoreProps {
  hidden: number;
  putOff: number;
  onMore: () => void;
  onAgain: () => void;
}

function More({ hidden, putOff, onMore, onAgain }: MoreProps) {
  if (hidden === 0 && putOff === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 border-t border-line px-4 py-2 @md:px-6">
      {hidden > 0 && (
        <Button compact variant="ghost" className="-ml-3" onClick={onMore}>
          {counted(hidden, "more question")}
        </Button>
      )}
      {putOff > 0 && (
        <Button compact variant="ghost" className={hidden > 0 ? undefined : "-ml-3"} onClick={onAgain}>
          Ask {putOff} put off again
        </Button>
      )}
    </div>
  );
}

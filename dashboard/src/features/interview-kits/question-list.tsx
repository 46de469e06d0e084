import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";

type Question = InterviewKit["questions"][number];

/** Letters that questions and stories share: "A" answers 1 and 5. */
export function storyLetters({ questions, stories }: InterviewKit): Map<string, string> {
  const named = questions.flatMap(({ story }) => story ?? []);
  const used = stories.filter(({ id }) => named.includes(id));
  return new Map(used.map(({ id }, at) => [id, String.fromCharCode(65 + (at % 26))]));
}

export function Letter({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-small bg-ink text-13 font-bold text-surface"
    >
      {children}
    </span>
  );
}

/** Likely questions, each marked where it comes from, with what the person has for it. */
export function QuestionList({ kit }: { kit: InterviewKit }) {
  const letters = storyLetters(kit);
  const fromAd = kit.questions.filter(({ from }) => from === "ad").length;
  return (
    <Card as="section">
      <CardHeader
        title="Likely questions"
        count={`${fromAd} of ${kit.questions.length} from the ad`}
        text={
          kit.isPanel
            ? "A panel asks everyone the same questions, along the criteria, and takes notes."
            : (kit.family ?? undefined)
        }
      />
      <ol className="divide-y divide-line">
        {kit.questions.map((question, at) => (
          <li key={question.id} className="flex gap-3 px-4 py-4 @md:px-6 print:break-inside-avoid">
            <span aria-hidden="true" className="w-5 shrink-0 font-medium text-muted tabular-nums">
              {at + 1}
            </span>
            <div className="grid min-w-0 flex-1 gap-1.5">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="min-w-0 flex-1 basis-52 text-16 font-medium text-pretty">{question.text}</h3>
                <Mark question={question} />
              </div>
              <Shown question={question} kit={kit} letter={letters.get(question.story ?? "")} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Mark({ question: { from } }: { question: Question }) {
  return (
    <Badge plain tone={from === "ad" ? "primary" : "neutral"}>
      {from === "ad" ? "From the ad" : "Usual for this role"}
    </Badge>
  );
}

function Shown({
  question,
  kit,
  letter,
}: {
  question: Question;
  kit: InterviewKit;
  letter: string | undefined;
}) {
  const { adWords, text, line, gap } = question;
  const story = kit.stories.find(({ id }) => id === question.story);
  return (
    <>
      {adWords !== null && !text.includes(adWords) && (
        <p className="border-l-2 border-line pl-3 text-14 text-muted">“{adWords}”</p>
      )}
      {story && letter && (
        <p className="flex items-center gap-2 text-14">
          <Letter>{letter}</Letter>
          <span>
            <span className="sr-only">Your story: </span>
            {story.title}
          </span>
        </p>
      )}
      {line !== null && (
        <p className="text-14">
          <span className="text-muted">Your resume: </span>
          {line}
        </p>
      )}
      {gap !== null && <p className="text-14 text-accent">{gap}</p>}
    </>
  );
}

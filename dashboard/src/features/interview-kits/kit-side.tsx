import type { InterviewKit } from "#shared/contract/interview-kits.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Letter, storyLetters } from "./question-list.tsx";

const partNames = { situation: "Situation", task: "Task", action: "Action", result: "Result" } as const;

/** The stories that the questions name, in their four parts. */
export function KitStories({ kit }: { kit: InterviewKit }) {
  const letters = storyLetters(kit);
  const used = kit.stories.filter(({ id }) => letters.has(id));
  if (used.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Your stories" />
      <CardBody className="grid gap-5">
        {used.map((story) => {
          const answers = kit.questions.flatMap((one, at) => (one.story === story.id ? [at + 1] : []));
          return (
            <div key={story.id} className="grid gap-2 print:break-inside-avoid">
              <div className="flex items-center gap-2">
                <Letter>{letters.get(story.id) ?? ""}</Letter>
                <h3 className="min-w-0 flex-1 font-medium">{story.title}</h3>
                <span className="text-13 text-muted tabular-nums">answers {answers.join(", ")}</span>
              </div>
              <dl className="grid gap-x-4 gap-y-1 text-14 @md:grid-cols-[6rem_1fr]">
                {storyParts.map((part) => (
                  <div key={part} className="contents">
                    <dt className="text-muted">{partNames[part]}</dt>
                    <dd className={story[part] === "" ? "text-accent" : undefined}>
                      {story[part] === "" ? "No example yet" : story[part]}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          );
        })}
      </CardBody>
    </Card>
  );
}

/** Date with its zone, place, people, papers and what was sent: as the application and its ad say them. */
export function OnTheDay({ kit: { day, bring, sent } }: { kit: InterviewKit }) {
  const when = day.date === null ? null : [plainDay(day.date), day.time].filter(Boolean).join(", ");
  const facts: [string, string][] = [
    [
      "When",
      when === null ? "No date yet. Add it under Log." : `${when}${day.timeZone ? ` (${day.timeZone})` : ""}`,
    ],
    ...(day.place ? [["Place", day.place] as [string, string]] : []),
    ...(day.pay ? [["Pay", `${day.pay}, as the ad says`] as [string, string]] : []),
    ...day.people.map((one): [string, string] => ["Person", one]),
    ...bring.map((one): [string, string] => ["Have ready", one]),
    ...sent.map(({ kind, name }): [string, string] => ["You sent", `${name} (${kind})`]),
  ];
  return (
    <Card as="section" inset={16}>
      <CardHeader title="On the day" />
      <CardBody>
        <dl className="grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-2 text-14">
          {facts.map(([name, value]) => (
            <div key={`${name} ${value}`} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
        </dl>
      </CardBody>
    </Card>
  );
}

export function AskThem({ toAsk }: Pick<InterviewKit, "toAsk">) {
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Ask them" />
      <CardBody>
        <ul className="grid list-disc gap-2 pl-5 text-14 text-pretty">
          {toAsk.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

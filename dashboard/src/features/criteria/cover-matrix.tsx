import { Circle, CircleCheck, CircleDot } from "lucide-react";
import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { criteriaTexts as texts } from "./criteria-texts.ts";

export interface CoverMatrixProps extends Pick<CriteriaDesk, "cover" | "stories"> {
  criteria: CriteriaDesk["work"]["criteria"];
  /** Makes a story the main one of a criterion, or none. */
  onStory: (criterion: string, story: string | null) => void;
}

const words = { strong: "covers it", partly: "covers it in part" } as const;

/** Which example shows which criterion: a row for each criterion, a column for each story that shows any. */
export function CoverMatrix({ criteria, cover, stories, onStory }: CoverMatrixProps) {
  const used = stories.filter(({ id }) => cover.some((one) => one.stories[id] !== undefined));
  const number = (at: number) => <span aria-hidden="true">{at + 1}</span>;
  return (
    <Card as="section" inset={16}>
      <CardHeader
        dense
        title="Criteria and examples"
        text={used.length === 0 ? texts.noneCovers : texts.pickMain}
      />
      {used.length > 0 && (
        <>
          <div className="overflow-x-auto">
            <table className="w-full text-14">
              <thead>
                <tr className="border-b border-line text-13 text-muted">
                  <th scope="col" className="px-4 py-2 text-left font-medium">
                    Criterion
                  </th>
                  {used.map(({ id, title }, at) => (
                    <th key={id} scope="col" title={title} className="w-11 py-2 font-medium tabular-nums">
                      {number(at)}
                      <span className="sr-only">{title}</span>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {criteria.map(({ id, text }) => {
                  const row = cover.find((one) => one.id === id);
                  return (
                    <tr key={id}>
                      <th scope="row" className="px-4 py-2 text-left font-normal wrap-anywhere">
                        {text}
                      </th>
                      {used.map((story) => (
                        <td key={story.id} className="text-center">
                          <Cell
                            name={`${story.title}: ${text}`}
                            state={row?.stories[story.id]}
                            isMain={row?.story === story.id}
                            onPress={() => onStory(id, row?.story === story.id ? null : story.id)}
                          />
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
          <ol className="grid gap-1 border-t border-line px-4 py-3 text-13 text-muted">
            {used.map(({ id, title }, at) => (
              <li key={id} className="grid grid-cols-[1.25rem_minmax(0,1fr)] tabular-nums">
                {number(at)}
                <span className="wrap-anywhere">{title}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

interface CellProps {
  name: string;
  state: keyof typeof words | undefined;
  isMain: boolean;
  onPress: () => void;
}

/** Full, in part or nothing; the main example of a row has a ground of its own. */
function Cell({ name, state, isMain, onPress }: CellProps) {
  if (state === undefined)
    return (
      <>
        <Circle aria-hidden="true" className="mx-auto size-4 text-control" />
        <span className="sr-only">Not shown</span>
      </>
    );
  const Sign = state === "strong" ? CircleCheck : CircleDot;
  return (
    <button
      type="button"
      aria-pressed={isMain}
      aria-label={`${name}, ${words[state]}`}
      title={isMain ? "Main example" : "Make it the main example"}
      onClick={onPress}
      className={classNames(
        "fc-border inline-grid size-9 place-items-center rounded-control border pointer-coarse:size-11",
        isMain ? "border-primary bg-primary-soft" : "border-transparent hover:bg-sunken",
      )}
    >
      <Sign
        aria-hidden="true"
        className={classNames("size-4.5", state === "strong" ? "text-success" : "text-accent")}
      />
    </button>
  );
}

import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { ruleTexts } from "./criteria-texts.ts";

/** Phrases beside the level that the ad names: hints, and nothing where it names none. */
export function LevelCard({ level }: Pick<CriteriaDesk, "level">) {
  if (level.asked === null) return null;
  const below = level.phrases.filter(({ isBelow }) => isBelow);
  const rest = level.phrases.filter(({ isBelow }) => !isBelow);
  return (
    <Card as="section" inset={16}>
      <CardHeader
        title="Level check"
        action={
          <Badge plain tone="primary">
            Asked: {level.asked}
          </Badge>
        }
      />
      <CardBody className="grid gap-3 text-14">
        {level.phrases.length === 0 && (
          <p className="text-muted">Once something is written, its verbs are read beside the level.</p>
        )}
        <ul className="grid gap-3">
          {below.map(({ words, reads }) => (
            <li key={words}>
              <span className="font-medium">“{words}”</span>
              <span className="block text-muted">
                Reads as {reads}. Did you do more? Say it only if you did.
              </span>
            </li>
          ))}
          {rest.length > 0 && (
            <li className="text-muted">
              {rest.map(({ words }) => `“${words}”`).join(", ")} {rest.length === 1 ? "reads" : "read"} at the
              level.
            </li>
          )}
        </ul>
      </CardBody>
    </Card>
  );
}

/** What this kind of employer expects, in a few lines. */
export function RuleCard({ rule }: { rule: CriteriaDesk["asked"]["rule"] }) {
  const { title, rules } = ruleTexts[rule];
  return (
    <Card as="section" inset={16}>
      <CardHeader title={title} />
      <CardBody>
        <ul className="grid list-disc gap-2 pl-5 text-14 text-pretty">
          {rules.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}

import { bindingLimits, isOver, type Limit, measureText } from "#shared/domain/criteria/limit.ts";
import { counted, grouped } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

interface LimitMetersProps {
  text: string;
  limits: readonly Limit[];
}

/** How much of each limit a text takes, in the limit's own unit; without one its words alone. */
export function LimitMeters({ text, limits }: LimitMetersProps) {
  const binding = bindingLimits(limits);
  if (binding.length === 0)
    return <p className="text-13 text-muted tabular-nums">{counted(measureText(text, "words"), "word")}</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-13 tabular-nums">
      {binding.map((limit) => {
        const over = isOver(text, limit);
        const about = limit.unit === "pages" ? "about " : "";
        return (
          <li
            key={`${limit.unit}-${limit.per}`}
            className={classNames(over ? "font-medium text-danger" : "text-muted")}
          >
            {about}
            {grouped(measureText(text, limit.unit))} of {grouped(limit.amount)} {limit.unit}
            {over && ", over the limit"}
          </li>
        );
      })}
    </ul>
  );
}

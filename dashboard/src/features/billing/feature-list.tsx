import { Check } from "lucide-react";
import { classNames } from "#shared/ui/primitives/class-names.ts";

export function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={classNames("grid gap-3 text-14", className)}>
      {features.map((feature) => (
        <li key={feature} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-4 text-primary" />
          {feature}
        </li>
      ))}
    </ul>
  );
}

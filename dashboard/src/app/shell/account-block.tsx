import { BadgeCheck, CircleUser } from "lucide-react";
import { planLabel, type Tier } from "#shared/domain/plans.ts";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";

export interface AccountBlockProps {
  name: string;
  imageUrl: string | null;
  tier: Tier;
  iconsOnly: boolean;
}

/** Plan and person, at the foot of the sidebar. */
export function AccountBlock({ name, imageUrl, tier, iconsOnly }: AccountBlockProps) {
  const plan = planLabel(tier);
  const PlanIcon = tier === "free" ? CircleUser : BadgeCheck;
  const avatar = <Avatar name={name || "U"} src={imageUrl ?? undefined} />;
  if (iconsOnly) {
    return (
      <div className="grid place-items-center gap-4 pb-3">
        <span className="sr-only">
          {plan}, {name}
        </span>
        {avatar}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="fc-border flex min-h-11 items-center gap-2 rounded-card border border-line bg-surface px-3 text-14 font-medium">
        <PlanIcon
          aria-hidden="true"
          className={tier === "free" ? "size-4 text-muted" : "size-4 text-primary"}
        />
        {plan}
      </p>
      <p className="flex min-w-0 items-center gap-3 px-2 pb-2 text-14 font-medium">
        {avatar}
        <span className="truncate">{name}</span>
      </p>
    </div>
  );
}

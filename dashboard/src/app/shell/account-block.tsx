import { BadgeCheck, CircleUser, Sparkles } from "lucide-react";
import { planLabel, type Tier } from "#shared/domain/plans.ts";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Tip } from "../../platform/tip.tsx";

export interface AccountBlockProps {
  /** The full name, or the e-mail address without one. */
  name: string;
  /** The avatar's letter; "" without a full name. */
  fullName: string;
  imageUrl: string | null;
  tier: Tier;
  iconsOnly: boolean;
  /** Opens the upgrade dialog; offered to free people alone. */
  onUpgrade: () => void;
}

const upgrade = "Upgrade Now";

/** Plan and person, at the foot of the sidebar. */
export function AccountBlock({ name, fullName, imageUrl, tier, iconsOnly, onUpgrade }: AccountBlockProps) {
  const plan = planLabel(tier);
  const PlanIcon = tier === "free" ? CircleUser : BadgeCheck;
  const avatar = <Avatar name={fullName.trim() || "U"} src={imageUrl ?? undefined} />;
  if (iconsOnly) {
    return (
      <div className="grid place-items-center gap-4 pb-3">
        <span className="sr-only">
          {plan}, {name}
        </span>
        {tier === "free" && (
          <Tip side="right" content={upgrade}>
            <IconButton compact label={upgrade} icon={<Sparkles aria-hidden="true" />} onClick={onUpgrade} />
          </Tip>
        )}
        {avatar}
      </div>
    );
  }
  return (
    <div className="grid gap-2 pt-2">
      <div className="fc-border flex min-h-11 items-center justify-between gap-2 rounded-card border border-line bg-surface py-1 pr-1 pl-3">
        <p className="flex items-center gap-2 text-14 font-medium">
          <PlanIcon
            aria-hidden="true"
            className={tier === "free" ? "size-4 text-muted" : "size-4 text-primary"}
          />
          {plan}
        </p>
        {tier === "free" && (
          <Button compact onClick={onUpgrade}>
            {upgrade}
          </Button>
        )}
      </div>
      <p className="flex min-w-0 items-center gap-3 px-2 pb-1 text-14 font-medium">
        {avatar}
        <span className="truncate">{name}</span>
      </p>
    </div>
  );
}

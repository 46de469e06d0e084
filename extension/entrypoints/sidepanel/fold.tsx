import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Card } from "#shared/ui/primitives/card.tsx";

interface FoldProps {
  title: ReactNode;
  /** Absent if the fold keeps its own state. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  /** True if it contains cards, which are drawn below it, not inside. */
  holdsCards?: boolean;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A row that opens content that is needed less often. The content is drawn once it is open. */
export function Fold({ title, aside, children, holdsCards = false, ...controlled }: FoldProps) {
  const id = useId();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const isOpen = controlled.isOpen ?? isOwnOpen;
  const head = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => {
        setOwnOpen(!isOpen);
        controlled.onToggle?.(!isOpen);
      }}
      className="flex min-h-11 w-full items-center gap-3 rounded-card px-4 text-left text-14 font-medium"
    >
      <span className="min-w-0 flex-1">{title}</span>
      {aside}
      <ChevronDown
        aria-hidden="true"
        className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
      />
    </button>
  );
  const body = (
    <div id={id} hidden={!isOpen} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {isOpen && children}
    </div>
  );
  if (!holdsCards)
    return (
      <Card>
        {head}
        {body}
      </Card>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Card>{head}</Card>
      {body}
    </div>
  );
}

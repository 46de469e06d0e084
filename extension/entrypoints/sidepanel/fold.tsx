import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Card } from "#shared/ui/primitives/card.tsx";

interface FoldProps {
  title: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** On the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A row that opens what is needed less often. What it holds is drawn once it is open. */
export function Fold({ title, isOpen, onToggle, aside, children }: FoldProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Card>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-11 w-full items-center gap-3 rounded-card px-4 text-left font-medium"
        >
          <span className="min-w-0 flex-1">{title}</span>
          {aside}
          <ChevronDown
            aria-hidden="true"
            className={`size-4 shrink-0 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </Card>
      <div id={id} hidden={!isOpen} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isOpen && children}
      </div>
    </div>
  );
}

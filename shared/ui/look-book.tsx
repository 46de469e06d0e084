import { useState } from "react";
import { LookBookActions } from "./look-book/actions.tsx";
import { LookBookBank } from "./look-book/bank.tsx";
import { LookBookForms } from "./look-book/forms.tsx";
import { LookBookGates, LookBookMatch } from "./look-book/match.tsx";
import { LookBookScores } from "./look-book/scores.tsx";
import { LookBookStates } from "./look-book/states.tsx";
import { LookBookText } from "./look-book/text.tsx";
import { classNames } from "./primitives/class-names.ts";
import { TooltipProvider } from "./primitives/overlay/tooltip.tsx";
import { Segmented } from "./primitives/segmented.tsx";
import { ToastProvider } from "./primitives/toast/toast.tsx";

const widths = [
  { value: "panel", label: "380 px" },
  { value: "full", label: "Full width" },
] as const;

/** Every primitive and block in all its states, with invented people and ads. Development only. */
export function LookBook({ initialWidth = "full" }: { initialWidth?: "panel" | "full" | undefined }) {
  const [width, setWidth] = useState(initialWidth);
  return (
    <TooltipProvider>
      <ToastProvider>
        <main
          className={classNames(
            "@container mx-auto bg-canvas p-4 text-ink",
            width === "panel" ? "max-w-95" : "max-w-6xl",
          )}
        >
          <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
            <h1 className="text-28 font-bold">Components</h1>
            <Segmented label="Width" options={widths} value={width} onValueChange={setWidth} />
          </div>
          <LookBookActions />
          <LookBookForms />
          <LookBookScores />
          <LookBookMatch />
          <LookBookGates />
          <LookBookBank />
          <LookBookText />
          <LookBookStates />
        </main>
      </ToastProvider>
    </TooltipProvider>
  );
}

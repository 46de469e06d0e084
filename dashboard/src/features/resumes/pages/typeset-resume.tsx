import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DocumentPages } from "#shared/contract/resumes/document-pages.ts";
import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { DesignThumbnails } from "./design-thumbnails.tsx";
import { SkillsChoice } from "./skills-choice.tsx";
import { TypesetPage } from "./typeset-page.tsx";
import { noPagesText, useDocumentPages, useSettledText } from "./use-document-pages.ts";
import type { Layout } from "./use-layout.ts";

export interface TypesetResumeProps {
  text: string;
  design: DocumentDesign;
  onDesign: (design: DocumentDesign) => void;
  layout: Layout;
  onLayout: (change: Layout) => void;
  /** The text as it is, until its pages are there and where it has none. */
  fallback: ReactNode;
}

/** A resume as the pages of its file, one at a time, with what they can look like. decision: D-79. */
export function TypesetResume(props: TypesetResumeProps) {
  const { design, onDesign, layout, onLayout, fallback } = props;
  const text = useSettledText(props.text);
  // How a design looks does not hang on a word: the thumbnails are drawn once.
  const [firstText] = useState(text);
  const { data, error, isFetching } = useDocumentPages({ text, design, ...layout });
  return (
    <div className="grid gap-3">
      {data ? (
        <Pages drawn={data} isBusy={isFetching} />
      ) : (
        <>
          {fallback}
          {error && <p className="text-13 text-muted">{noPagesText(error)}</p>}
        </>
      )}
      {data && (
        <FitOffer
          drawn={data}
          isOn={layout.twoPages === true}
          onTwoPages={(twoPages) => onLayout({ twoPages })}
        />
      )}
      <DesignThumbnails text={firstText} design={design} onDesign={onDesign} />
      <SkillsChoice skills={layout.skills} onSkills={(skills) => onLayout({ skills })} />
    </div>
  );
}

function Pages({ drawn, isBusy }: { drawn: DocumentPages; isBusy: boolean }) {
  const [chosen, setChosen] = useState(0);
  const [isLarge, setIsLarge] = useState(false);
  const { pages } = drawn;
  const at = Math.min(chosen, pages.length - 1);
  const labelOf = (index: number) => `Page ${index + 1} of ${pages.length}`;
  const page = pages[at];
  return (
    <div aria-busy={isBusy}>
      {page && <TypesetPage page={page} label={labelOf(at)} />}
      <div className="mt-2 flex items-center gap-1 text-13 text-muted tabular-nums">
        {pages.length > 1 && (
          <IconButton
            compact
            label="Page before"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => setChosen(at - 1)}
            className="-ml-2"
          />
        )}
        <span>{pages.length === 1 ? "1 page" : labelOf(at)}</span>
        {pages.length > 1 && (
          <IconButton
            compact
            label="Next page"
            icon={<ChevronRight aria-hidden="true" />}
            disabled={at === pages.length - 1}
            onClick={() => setChosen(at + 1)}
          />
        )}
        <IconButton
          compact
          label="Show the pages large"
          icon={<Maximize2 aria-hidden="true" />}
          onClick={() => setIsLarge(true)}
          className="-mr-2 ml-auto"
        />
      </div>
      <Dialog open={isLarge} onOpenChange={setIsLarge} title="Pages" wide>
        <div className="grid gap-4">
          {pages.map((one, index) => (
            <TypesetPage key={labelOf(index)} page={one} label={labelOf(index)} />
          ))}
        </div>
      </Dialog>
    </div>
  );
}

interface FitOfferProps {
  drawn: DocumentPages;
  isOn: boolean;
  onTwoPages: (isOn: boolean) => void;
}

/** Three pages or more may be set smaller; what is on them does not change. */
function FitOffer({ drawn, isOn, onTwoPages }: FitOfferProps) {
  if (drawn.twoPages === "has") return null;
  if (drawn.twoPages === "cannot")
    return (
      <p className="text-13 text-muted">
        Too long for two pages without type that is hard to read. Two to four pages are usual in Australia.
      </p>
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 text-13">
      <p className="text-muted">
        {isOn ? "Set smaller; every word is still there." : "Smaller type and less space would save a page."}
      </p>
      <Button compact variant={isOn ? "ghost" : "secondary"} onClick={() => onTwoPages(!isOn)}>
        {isOn ? "Back to full size" : "Fit to two pages"}
      </Button>
    </div>
  );
}

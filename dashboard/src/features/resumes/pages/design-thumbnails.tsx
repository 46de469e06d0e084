import {
  type DocumentDesign,
  designTexts,
  documentDesigns,
} from "#shared/domain/resumes/document-designs.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { PageThumbnail } from "./typeset-page.tsx";
import { useDocumentPages } from "./use-document-pages.ts";

export interface DesignThumbnailsProps {
  text: string;
  design: DocumentDesign;
  onDesign: (design: DocumentDesign) => void;
  /** As small as stamps in a row, the names beside them where there is room. */
  inBar?: boolean | undefined;
}

/** The first page in each design; one is chosen. */
export function DesignThumbnails({ text, design, onDesign, inBar = false }: DesignThumbnailsProps) {
  return (
    <fieldset className={inBar ? "flex gap-1 max-sm:w-full" : "grid grid-cols-4 gap-2"}>
      <legend className="sr-only">Design</legend>
      {documentDesigns.map((one) => (
        <DesignThumbnail
          key={one}
          text={text}
          design={one}
          isChosen={one === design}
          inBar={inBar}
          onChoose={() => onDesign(one)}
        />
      ))}
    </fieldset>
  );
}

interface DesignThumbnailProps {
  text: string;
  design: DocumentDesign;
  isChosen: boolean;
  inBar: boolean;
  onChoose: () => void;
}

function DesignThumbnail({ text, design, isChosen, inBar, onChoose }: DesignThumbnailProps) {
  const { data } = useDocumentPages({ text, design, thumbnail: true });
  const { name, description } = designTexts[design];
  const svg = data?.pages[0]?.svg;
  return (
    <label
      title={description}
      className={classNames(
        "group cursor-pointer text-13",
        inBar
          ? "flex min-w-11 items-center justify-center gap-2 rounded-control p-1 hover:bg-sunken max-sm:flex-1 max-sm:flex-col max-sm:gap-1"
          : "grid gap-1 text-center",
        inBar && isChosen && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <input
        type="radio"
        name="design"
        value={design}
        checked={isChosen}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        className={classNames(
          inBar && "w-9 shrink-0",
          "paper block aspect-[210/297] overflow-hidden rounded-paper border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
          isChosen ? "border-primary ring-2 ring-primary" : "border-line group-hover:border-control",
        )}
      >
        {svg && <PageThumbnail svg={svg} />}
      </span>
      <span
        className={classNames(
          isChosen ? "font-medium" : inBar ? "" : "text-muted",
          inBar && "sm:@max-5xl:sr-only",
        )}
      >
        {name}
      </span>
    </label>
  );
}

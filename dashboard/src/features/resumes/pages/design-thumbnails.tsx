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
}

/** The first page in each design; one is chosen. */
export function DesignThumbnails({ text, design, onDesign }: DesignThumbnailsProps) {
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="sr-only">Design</legend>
      {documentDesigns.map((one) => (
        <DesignThumbnail
          key={one}
          text={text}
          design={one}
          isChosen={one === design}
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
  onChoose: () => void;
}

function DesignThumbnail({ text, design, isChosen, onChoose }: DesignThumbnailProps) {
  const { data } = useDocumentPages({ text, design, thumbnail: true });
  const { name, description } = designTexts[design];
  const svg = data?.pages[0]?.svg;
  return (
    <label title={description} className="group grid cursor-pointer gap-1 text-center text-13">
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
          "paper block aspect-[210/297] overflow-hidden rounded-paper border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
          isChosen ? "border-primary ring-2 ring-primary" : "border-line group-hover:border-control",
        )}
      >
        {svg && <PageThumbnail svg={svg} />}
      </span>
      <span className={isChosen ? "font-medium" : "text-muted"}>{name}</span>
    </label>
  );
}

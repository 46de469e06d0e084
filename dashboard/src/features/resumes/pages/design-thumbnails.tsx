import { FileText } from "lucide-react";
import { type ReactNode, useId } from "react";
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
  /** The person's own Word file beside our designs, where there is one to change. */
  ownWord?: OwnWordOption | undefined;
}

export interface OwnWordOption {
  /** The file's name. */
  name: string;
  isChosen: boolean;
  /** False: a design of ours instead. */
  onChoose: (takesOwn: boolean) => void;
}

/** The first page in each design; one is chosen. */
export function DesignThumbnails({ text, design, onDesign, ownWord }: DesignThumbnailsProps) {
  const group = useId();
  const choose = (one: DocumentDesign) => {
    ownWord?.onChoose(false);
    onDesign(one);
  };
  const columns = ownWord ? "grid-cols-3" : "grid-cols-4";
  return (
    <fieldset className={classNames("grid gap-2 @max-[19rem]:grid-cols-2", columns)}>
      <legend className="sr-only">Design</legend>
      {ownWord && (
        <Choice
          group={group}
          value="own"
          name="Your own Word file"
          hint={`${ownWord.name}, changed in place`}
          isChosen={ownWord.isChosen}
          onChoose={() => ownWord.onChoose(true)}
        >
          <FileText aria-hidden="true" className="absolute inset-0 m-auto size-5 text-info" />
        </Choice>
      )}
      {documentDesigns.map((one) => (
        <Choice
          key={one}
          group={group}
          value={one}
          name={designTexts[one].name}
          hint={designTexts[one].description}
          isChosen={one === design && !ownWord?.isChosen}
          onChoose={() => choose(one)}
        >
          <FirstPage text={text} design={one} />
        </Choice>
      ))}
    </fieldset>
  );
}

function FirstPage({ text, design }: Pick<DesignThumbnailsProps, "text" | "design">) {
  const { data } = useDocumentPages({ text, design, thumbnail: true });
  const svg = data?.pages[0]?.svg;
  return svg ? <PageThumbnail svg={svg} /> : null;
}

interface ChoiceProps {
  group: string;
  value: string;
  name: string;
  hint: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What is on the sheet. */
  children: ReactNode;
}

function Choice({ group, value, name, hint, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label title={hint} className="group grid cursor-pointer content-start gap-1 text-center text-13">
      <input
        type="radio"
        name={group}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        className="peer sr-only"
      />
      <span
        className={classNames(
          "paper relative block aspect-[210/297] overflow-hidden rounded-paper border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
          isChosen ? "border-primary ring-2 ring-primary" : "border-line group-hover:border-control",
        )}
      >
        {children}
      </span>
      <span className={isChosen ? "font-medium" : "text-muted"}>{name}</span>
    </label>
  );
}

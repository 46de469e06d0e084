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
  /** As small as stamps in a row, the names beside them where there is room. */
  inBar?: boolean | undefined;
}

export interface OwnWordOption {
  /** The file's name. */
  name: string;
  isChosen: boolean;
  /** False: a design of ours instead. */
  onChoose: (takesOwn: boolean) => void;
}

/** The first page in each design; one is chosen. */
export function DesignThumbnails({ text, design, onDesign, ownWord, inBar = false }: DesignThumbnailsProps) {
  const group = useId();
  const choose = (one: DocumentDesign) => {
    ownWord?.onChoose(false);
    onDesign(one);
  };
  const columns = ownWord ? "grid grid-cols-3 gap-2" : "grid grid-cols-4 gap-2";
  return (
    <fieldset className={inBar ? "flex gap-1" : columns}>
      <legend className="sr-only">Design</legend>
      {ownWord && (
        <Choice
          {...{ group, inBar }}
          namesFrom={inBar && "@max-4xl:sr-only"}
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
          {...{ group, inBar }}
          namesFrom={inBar && (ownWord ? "@max-7xl:sr-only" : "@max-5xl:sr-only")}
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
  inBar: boolean;
  /** Hides the name where the bar has no room for it. */
  namesFrom: string | false;
  onChoose: () => void;
  /** What stands on the sheet. */
  children: ReactNode;
}

function Choice({ group, value, name, hint, isChosen, inBar, namesFrom, onChoose, children }: ChoiceProps) {
  return (
    <label
      title={hint}
      className={classNames(
        "group cursor-pointer text-13",
        inBar
          ? "flex min-w-11 items-center justify-center gap-2 rounded-control p-1 hover:bg-sunken"
          : "grid content-start gap-1 text-center",
        inBar && isChosen && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
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
          inBar && "w-9 shrink-0",
          "paper relative block aspect-[210/297] overflow-hidden rounded-paper border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring",
          isChosen ? "border-primary ring-2 ring-primary" : "border-line group-hover:border-control",
        )}
      >
        {children}
      </span>
      <span className={classNames(isChosen ? "font-medium" : inBar ? "" : "text-muted", namesFrom)}>
        {name}
      </span>
    </label>
  );
}

import type { ReactNode } from "react";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";

export type NoAdSource = "selection" | "pdf" | "paste" | "link";

interface NoAdChoiceProps {
  way: NoAdSource;
  onWayChange: (way: NoAdSource) => void;
  /** The selection on the page; null below forty words. */
  selection: { text: string; words: number } | null;
  pasted: string;
  onPastedChange: (text: string) => void;
  pageTitle: string;
  /** True if there is no page: nothing to select, no link to save. */
  isPasteOnly: boolean;
  /** True if the tab shows a PDF, in which nothing can be selected. */
  isPdf: boolean;
}

/** The options for a page that is not an ad. */
export function NoAdChoice(props: NoAdChoiceProps) {
  const { way, onWayChange, selection, pasted, onPastedChange, pageTitle } = props;
  const box = (
    <Field label="The ad" className="px-4 pb-4">
      <Textarea
        rows={8}
        value={pasted}
        placeholder="Paste the whole ad here. It stays on this computer until you save."
        onChange={(event) => onPastedChange(event.currentTarget.value)}
      />
    </Field>
  );
  if (props.isPasteOnly) return <Card className="pt-4">{box}</Card>;
  const option = (value: NoAdSource) => ({ value, chosen: way, onChoose: onWayChange });
  return (
    <Card>
      <fieldset className="overflow-hidden rounded-card">
        <legend className="sr-only">What Kelpie should take</legend>
        <div className="divide-y divide-line">
          {props.isPdf ? (
            <Option
              {...option("pdf")}
              title="Read this PDF"
              text="On this computer. Nothing is sent until you save."
            />
          ) : (
            <Option
              {...option("selection")}
              title="Use the text I selected"
              aside={selection ? `${selection.words} words` : undefined}
              text={
                selection
                  ? `“${selection.text.slice(0, 90).trim()}…”`
                  : "Select the ad on the page, 40 words or more, then read the page again"
              }
              disabled={selection === null}
            />
          )}
          <Option
            {...option("paste")}
            title="Paste the ad"
            text="From an e-mail, a document or another window"
          >
            {way === "paste" && box}
          </Option>
          <Option {...option("link")} title="Save the link only" text={pageTitle || "This page"} />
        </div>
      </fieldset>
    </Card>
  );
}

interface OptionProps {
  value: NoAdSource;
  chosen: NoAdSource;
  onChoose: (way: NoAdSource) => void;
  title: string;
  text: string;
  aside?: string | undefined;
  disabled?: boolean;
  children?: ReactNode;
}

function Option({ value, chosen, onChoose, title, text, aside, disabled, children }: OptionProps) {
  const isChosen = value === chosen;
  return (
    <div className={isChosen ? "bg-primary-soft" : undefined}>
      <label
        className={`grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-3 p-4 ${disabled ? "text-muted" : ""}`}
      >
        <input
          type="radio"
          name="no-ad-way"
          value={value}
          checked={isChosen}
          disabled={disabled}
          onChange={() => onChoose(value)}
          className="mt-px size-4.5 accent-primary"
        />
        <span className="font-medium">{title}</span>
        <span className="text-13 text-muted">{aside}</span>
        <span className="col-span-2 col-start-2 text-13 wrap-anywhere text-muted">{text}</span>
      </label>
      {children}
    </div>
  );
}

import { type PreviewLine, previews } from "#shared/domain/templates/previews.ts";
import type { Template } from "#shared/domain/templates/template.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";

const looks: Record<PreviewLine["kind"], string> = {
  name: "text-22 font-bold text-primary",
  label: "text-14 text-muted",
  contact: "text-muted",
  heading: "mt-4 mb-1.5 border-b border-line pb-1 font-bold text-primary",
  entry: "mt-3 flex flex-wrap justify-between gap-x-4 font-bold",
  detail: "text-muted",
  item: "mt-1 flex gap-2",
  text: "mt-1",
};

/** How the document begins, as a sheet of paper. One picture for who hears the page: the file holds the text. */
export function TemplateSheet({ template, className }: { template: Template; className?: string }) {
  return (
    <div className={classNames("@container", className)}>
      <Paper role="img" aria-label={`How the ${template.name} template begins`} className="shadow-2 @md:p-10">
        {previews[template.id].map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and the list never changes.
          <SheetLine key={at} {...line} />
        ))}
      </Paper>
    </div>
  );
}

function SheetLine({ kind, text, date, gap }: PreviewLine) {
  return (
    <div className={classNames(looks[kind], gap && "pt-2")}>
      {kind === "item" && <span>•</span>}
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {date && <span className="font-normal text-muted">{date}</span>}
    </div>
  );
}

import type { Template, TemplateId } from "#shared/domain/templates/template.ts";
import { type TemplateLine, templateLines } from "#shared/domain/templates/template-lines.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";

const looks: Record<TemplateLine["kind"], string> = {
  name: "text-22 font-bold text-primary",
  label: "text-14 text-muted",
  contact: "text-muted",
  heading: "mt-4 mb-1.5 border-b border-line pb-1 font-bold text-primary",
  entry: "mt-3 flex flex-wrap justify-between gap-x-4 font-bold",
  detail: "text-muted",
  item: "mt-1 flex gap-2",
  text: "mt-1",
};

/** The texts that the API makes the documents of. Only the build reads them here: pages are drawn by it. */
const sources = import.meta.glob<string>("../../../../shared/domain/templates/sources/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** As many lines as make a page's first half. */
const shown: Readonly<Record<TemplateId, number>> = {
  "healthcare-template": 21,
  "it-template": 23,
  "marketing-template": 21,
  "business-analyst": 23,
  "speak-framework": 21,
  "elevator-pitch": 22,
  "cover-letter": 19,
  "hiring-playbook": 19,
  "follow-up-email": 20,
  "ai-prompts": 14,
};

/** The first lines of a template's document. */
function beginningOf(id: TemplateId): TemplateLine[] {
  const source = sources[`../../../../shared/domain/templates/sources/${id}.md`];
  if (source === undefined) throw new Error(`no text of the template ${id}`);
  return templateLines(source).slice(0, shown[id]);
}

/** How the document begins, as a sheet of paper. One picture for who hears the page: the file holds the text. */
export function TemplateSheet({ template, className }: { template: Template; className?: string }) {
  return (
    <div className={classNames("@container", className)}>
      <Paper role="img" aria-label={`How the ${template.name} template begins`} className="shadow-2 @md:p-10">
        {beginningOf(template.id).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and the list never changes.
          <SheetLine key={at} {...line} />
        ))}
      </Paper>
    </div>
  );
}

function SheetLine({ kind, text, date, gap }: TemplateLine) {
  return (
    <div className={classNames(looks[kind], gap && "pt-2")}>
      {kind === "item" && <span>•</span>}
      <span className="min-w-0 wrap-anywhere">{text}</span>
      {date && <span className="font-normal text-muted">{date}</span>}
    </div>
  );
}

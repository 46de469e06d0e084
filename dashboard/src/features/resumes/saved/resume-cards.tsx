import { Braces, Download, Ellipsis, FileText, Star, Trash2 } from "lucide-react";
import type { ResumeSummary } from "#shared/contract/resumes/saved-resume.ts";
import { longDate } from "#shared/domain/dates.ts";
import { resumePath } from "#shared/domain/pages.ts";
import { grouped } from "#shared/domain/text.ts";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useDesign } from "../../../platform/use-design.ts";
import { PageThumbnail } from "../pages/typeset-page.tsx";
import { useDocumentPages } from "../pages/use-document-pages.ts";
import { useResumeFiles } from "./resume-menu.tsx";
import { originWords } from "./saved-texts.ts";
import { useSavedResume } from "./use-saved-resumes.ts";

export interface ResumeCardsProps {
  resumes: readonly ResumeSummary[];
  onNavigate: (href: string) => void;
  onDefault: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The saved resumes as pages, the default one first, each with its score, its date and what it was made from. */
export function ResumeCards({ resumes, ...actions }: ResumeCardsProps) {
  return (
    <ul
      aria-label="Resumes"
      className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3 md:gap-x-5 lg:grid-cols-4 xl:grid-cols-5"
    >
      {resumes.map((resume) => (
        <ResumeCard key={resume.id} resume={resume} {...actions} />
      ))}
    </ul>
  );
}

type CardProps = Omit<ResumeCardsProps, "resumes"> & { resume: ResumeSummary };

function ResumeCard(props: CardProps) {
  const { id, name, isDefault, origin, contentAt, words, read, file } = props.resume;
  return (
    <li className="group relative min-w-0 text-14">
      <div className="fc-border paper relative aspect-[210/297] overflow-hidden rounded-control border border-line shadow-1 group-hover:border-control">
        <FirstPage id={id} />
        <span
          title="How well software reads it"
          className="absolute right-2 bottom-2 grid rounded-full bg-surface shadow-1"
        >
          <ScoreRing size={40} subject="Resume score" score={{ value: read }} />
        </span>
      </div>
      <div className="mt-2 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h2 className="font-medium wrap-anywhere">
            {/* The whole page leads there. */}
            <TextLink
              href={resumePath(id)}
              onNavigate={props.onNavigate}
              className="after:absolute after:inset-0 after:rounded-control"
            >
              {name}
            </TextLink>
          </h2>
          <p className="text-13 text-muted wrap-anywhere">
            {originWords[origin]} {longDate(contentAt)}, {grouped(words)} words
            {file && `, ${file.name}`}
          </p>
          {isDefault && (
            <p className="mt-1">
              <Badge tone="success">Default</Badge>
            </p>
          )}
        </div>
        <span className="relative -mt-1 -mr-2 shrink-0">
          <CardMenu {...props} />
        </span>
      </div>
    </li>
  );
}

/** The resume's first page in the design that its files have; blank paper until it is drawn. */
function FirstPage({ id }: { id: string }) {
  const { data } = useSavedResume(id);
  return data ? <Drawn text={data.text} /> : null;
}

function Drawn({ text }: { text: string }) {
  const [design] = useDesign();
  const { data } = useDocumentPages({ text, design, thumbnail: true });
  const svg = data?.pages[0]?.svg;
  return svg ? <PageThumbnail svg={svg} /> : null;
}

function CardMenu({ resume, onNavigate, onDefault, onDelete }: CardProps) {
  const { id, name, isDefault, file } = resume;
  const { downloadOriginal, downloadJson } = useResumeFiles();
  return (
    <Menu trigger={<IconButton compact label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />}>
      <MenuItem icon={<FileText aria-hidden="true" />} onSelect={() => onNavigate(resumePath(id))}>
        Open
      </MenuItem>
      {!isDefault && (
        <MenuItem icon={<Star aria-hidden="true" />} onSelect={() => onDefault(id)}>
          Make it the default
        </MenuItem>
      )}
      {file && (
        <MenuItem icon={<Download aria-hidden="true" />} onSelect={() => void downloadOriginal(file)}>
          Download the original
        </MenuItem>
      )}
      <MenuItem icon={<Braces aria-hidden="true" />} onSelect={() => void downloadJson(id, name)}>
        Export as JSON Resume
      </MenuItem>
      <MenuSeparator />
      <MenuItem destructive icon={<Trash2 aria-hidden="true" />} onSelect={() => onDelete(id)}>
        Delete
      </MenuItem>
    </Menu>
  );
}

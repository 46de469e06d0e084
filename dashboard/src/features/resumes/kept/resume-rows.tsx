import { Braces, Download, Ellipsis, FileText, Star, Trash2 } from "lucide-react";
import type { ResumeSummary } from "#shared/contract/resumes/kept-resume.ts";
import { longDate } from "#shared/domain/dates.ts";
import { resumePath } from "#shared/domain/pages.ts";
import { grouped } from "#shared/domain/text.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { originWords } from "./kept-texts.ts";
import { useResumeFiles } from "./resume-menu.tsx";

export interface ResumeRowsProps {
  resumes: readonly ResumeSummary[];
  onNavigate: (href: string) => void;
  onDefault: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The kept resumes, the default one first, each with what a reading program finds in it. */
export function ResumeRows({ resumes, ...actions }: ResumeRowsProps) {
  return (
    <Card as="section" aria-label="Resumes" className="overflow-hidden">
      <ul className="divide-y divide-line">
        {resumes.map((resume) => (
          <ResumeRow key={resume.id} resume={resume} {...actions} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = Omit<ResumeRowsProps, "resumes"> & { resume: ResumeSummary };

function ResumeRow(props: RowProps) {
  const { id, name, isDefault, origin, contentAt, words, read, file } = props.resume;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-4 text-14 hover:bg-canvas md:grid-cols-[minmax(0,1fr)_12rem_2.5rem] md:px-6">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
          <TextLink href={resumePath(id)} onNavigate={props.onNavigate}>
            {name}
          </TextLink>
          {isDefault && <Badge tone="success">Default</Badge>}
        </h2>
        <p className="text-13 text-muted wrap-anywhere">
          {originWords[origin]} {longDate(contentAt)}, {grouped(words)} words
          {file && `, ${file.name}`}
        </p>
      </div>
      <p className="flex items-center gap-2 max-md:col-start-1">
        <span className="text-13 text-muted">Read</span>
        <ScoreText value={read} unit="" />
      </p>
      <span className="max-md:col-start-2 max-md:row-start-1 max-md:-mr-2 max-md:self-start">
        <RowMenu {...props} />
      </span>
    </li>
  );
}

function RowMenu({ resume, onNavigate, onDefault, onDelete }: RowProps) {
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

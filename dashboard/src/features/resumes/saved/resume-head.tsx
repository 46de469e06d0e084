import { Star, WandSparkles } from "lucide-react";
import type { ReactNode } from "react";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
import { longDate } from "#shared/domain/dates.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { originWords } from "./saved-texts.ts";

export interface ResumeHeadProps {
  resume: Resume;
  onDefault: () => void;
  onOptimise: () => void;
  menu: ReactNode;
}

/** The resume's name, where it came from, and what is done with it most. */
export function ResumeHead({ resume, onDefault, onOptimise, menu }: ResumeHeadProps) {
  const { name, origin, contentAt, isDefault, file } = resume;
  return (
    <PageHead
      title={name}
      text={
        <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
          {originWords[origin]} {longDate(contentAt)}
          {file && `, ${file.name}`}
          {isDefault && <Badge tone="success">Default</Badge>}
        </span>
      }
      actions={
        <>
          {menu}
          {!isDefault && (
            <Button icon={<Star aria-hidden="true" />} onClick={onDefault}>
              Make it the default
            </Button>
          )}
          <Button
            variant="primary"
            icon={<WandSparkles aria-hidden="true" />}
            onClick={onOptimise}
            className="max-md:flex-1"
          >
            Optimise for a job ad
          </Button>
        </>
      }
    />
  );
}

import { useRef } from "react";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useArrival } from "../../../platform/page-head.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { optimizerTexts as texts } from "../optimizer/optimizer-texts.ts";

/** A result that was deleted, and the way to what is stored. */
export function MissingResult() {
  const place = useRef<HTMLDivElement>(null);
  const onNavigate = useNavigateTo();
  useArrival(texts.missingTitle, place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title={texts.missingTitle}
        text={texts.missingText}
        action={
          <ButtonLink variant="primary" href={pages.resumes} onNavigate={onNavigate}>
            {texts.missingLink}
          </ButtonLink>
        }
      />
    </div>
  );
}

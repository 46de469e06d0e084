import { useRef } from "react";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useArrival } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

const title = "404 Page Not Found";

export function NotFoundPage() {
  const main = useRef<HTMLElement>(null);
  const onNavigate = useNavigateTo();
  useArrival(title, main);
  return (
    <main ref={main} tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <EmptyState
        level={1}
        title={title}
        text="There is no page at this address. It may have moved, or the link was cut short."
        action={
          <ButtonLink variant="primary" href={pages.home} onNavigate={onNavigate}>
            Go Home
          </ButtonLink>
        }
      />
    </main>
  );
}

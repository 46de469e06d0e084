import { ArrowLeft, ArrowRight } from "lucide-react";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";

interface BoardPagingProps {
  page: number;
  pages: number;
  pageHref: (page: number) => string;
  onNavigate: (href: string) => void;
}

export function BoardPaging({ page, pages, pageHref, onNavigate }: BoardPagingProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-2">
      <span className="min-w-27">
        {page > 1 && (
          <ButtonLink
            rel="prev"
            href={pageHref(Math.min(page - 1, Math.max(pages, 1)))}
            onNavigate={onNavigate}
            icon={<ArrowLeft aria-hidden="true" />}
          >
            Previous
          </ButtonLink>
        )}
      </span>
      <p aria-current="page" className="text-14 text-muted tabular-nums">{`Page ${page} of ${pages}`}</p>
      <span className="flex min-w-27 justify-end">
        {page < pages && (
          <ButtonLink rel="next" href={pageHref(page + 1)} onNavigate={onNavigate}>
            Next
            <ArrowRight aria-hidden="true" />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}

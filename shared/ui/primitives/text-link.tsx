import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { followLink, type LinkProps } from "./follow-link.ts";

export interface TextLinkProps extends Omit<ComponentProps<"a">, "href">, LinkProps {
  /** `inline` is part of a sentence, `go` ends a card ("View All"), `quiet` is muted and underlined on hover. */
  look?: "inline" | "go" | "quiet" | undefined;
}

const looks = {
  inline:
    "text-primary underline decoration-1 decoration-primary/40 underline-offset-3 hover:decoration-current",
  go: "inline-flex min-h-6 items-center gap-1 text-14 text-primary no-underline hover:underline hover:underline-offset-3 pointer-coarse:min-h-11",
  quiet: "text-muted no-underline underline-offset-3 hover:text-ink hover:underline",
};

/** A link in words. */
export function TextLink({ look = "inline", href, onNavigate, onClick, className, ...rest }: TextLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followLink({ href, onNavigate }, event);
      }}
      className={classNames("rounded-paper font-medium transition-colors", looks[look], className)}
    >
      {rest.children}
      {look === "go" && <ArrowRight aria-hidden="true" className="size-4" />}
    </a>
  );
}

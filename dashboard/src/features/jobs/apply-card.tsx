import { ExternalLink, Mail } from "lucide-react";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import type { Job } from "./job-queries.ts";
import { notePostingUse } from "./postings/posting-use.ts";

export interface ApplyCardProps {
  /** Absent in a preview: nothing is counted there. */
  id?: string;
  apply: NonNullable<Job["apply"]>;
}

/** The way to apply, as its employer gave it: a link, or an address that is shown. decision: D-71. */
export function ApplyCard({ id, apply: { url, email } }: ApplyCardProps) {
  const count = () => id && notePostingUse(id, "apply");
  if (!url && !email) return null;
  return (
    <Card as="section">
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-16 font-bold">How to apply</h2>
          <p className="text-14 text-muted wrap-anywhere">
            {email ? `Write to ${email}` : `On ${new URL(url).hostname}`}
          </p>
        </div>
        <ButtonLink
          variant="primary"
          href={email ? `mailto:${email}` : url}
          {...(url && { target: "_blank", rel: "noopener noreferrer" })}
          icon={email ? <Mail aria-hidden="true" /> : <ExternalLink aria-hidden="true" />}
          onClick={count}
          className="max-sm:w-full"
        >
          {email ? "Write an e-mail" : "Apply on their site"}
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

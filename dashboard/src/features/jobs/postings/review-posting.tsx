import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { queryKey } from "#shared/client/route-query.ts";
import { postings } from "#shared/contract/postings.ts";
import { plainDate } from "#shared/domain/dates.ts";
import { reportLabels } from "#shared/domain/jobs/job-posting.ts";
import { jobPath } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { SkeletonCard } from "../../../platform/loading/skeleton-card.tsx";
import { AdText } from "../ad-text.tsx";
import { reviewTexts as texts } from "./posting-texts.ts";
import { postingsApi } from "./postings-api.ts";

/** What the operator's mailed link opens: a reported posting, and one press that takes it off. decision: D-61. */
export function ReviewPosting({ token }: { token: string }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const body = { token };
  const key = queryKey(postings.reviewPosting, { body });
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => postingsApi.reviewPosting({ body }),
    enabled: token !== "",
    retry: false,
  });
  const remove = useMutation({
    mutationFn: () => postingsApi.removePosting({ body }),
    onSuccess: (posting) => void client.setQueryData(key, posting),
    onError: (failure) =>
      toast({ title: texts.failed, description: failure.message, variant: "destructive" }),
  });
  if (token === "" || error)
    return <EmptyState level={2} title={texts.badLink} text={error?.message ?? texts.badLinkText} />;
  if (!data) return <SkeletonCard className="h-80" />;
  return (
    <div className="grid gap-4">
      {data.isRemoved ? (
        <Notice role="status" tone="success" title={texts.removed}>
          {texts.removedText}
        </Notice>
      ) : (
        <Button
          variant="danger"
          busy={remove.isPending}
          busyLabel={texts.removing}
          onClick={() => remove.mutate()}
          className="justify-self-start"
        >
          {texts.remove}
        </Button>
      )}
      <Card as="section">
        <CardHeader title="Reports" count={data.reports.length} />
        <CardBody>
          {data.reports.length === 0 && <p className="text-14 text-muted">{texts.none}</p>}
          <ul className="grid gap-3 text-14">
            {data.reports.map(({ reason, words, at }) => (
              <li key={at + reason + words} className="wrap-anywhere">
                <b className="font-medium">{reportLabels[reason]}</b>{" "}
                <span className="text-muted">{plainDate(at)}</span>
                {words && <span className="block whitespace-pre-line">{words}</span>}
              </li>
            ))}
          </ul>
        </CardBody>
      </Card>
      <Card as="section">
        <CardHeader
          title={`${data.title}, ${data.company}`}
          action={
            <TextLink href={jobPath(data.id)} target="_blank" rel="noopener">
              See its page
            </TextLink>
          }
        />
        <CardBody>
          <AdText text={data.description} />
        </CardBody>
      </Card>
    </div>
  );
}

import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { plainDate } from "#shared/domain/dates.ts";
import { missingInPosting } from "#shared/domain/jobs/job-posting.ts";
import { jobPath } from "#shared/domain/pages.ts";
import { counted } from "#shared/domain/text.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useForm } from "../../../platform/forms/use-form.ts";
import { PostingFieldset } from "./posting-fieldset.tsx";
import { fieldsOf, type PostingFields, postingBody, postingErrors } from "./posting-form-rules.ts";
import { postingTexts, postingToasts, editTexts as texts } from "./posting-texts.ts";
import { postingsApi } from "./postings-api.ts";
import { type Posting, useOwnPosting } from "./use-own-posting.ts";

export interface OwnPostingProps {
  token: string;
  posting: Posting;
}

/** Edit, renew and close, as far as its state allows. */
export function OwnPosting({ token, posting }: OwnPostingProps) {
  const { show, publish, renew, close } = useOwnPosting(token);
  const { isWaiting, isExpired, isClosed } = posting;
  const isOnBoard = !isClosed && !isWaiting;
  const canChange = isWaiting || isOnBoard;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="grid gap-4">
      <PostingState posting={posting} />
      <div className="flex flex-wrap gap-2">
        {isWaiting && (
          <Button
            variant="primary"
            busy={publish.isPending}
            busyLabel={texts.publishing}
            onClick={() => publish.mutate()}
          >
            {texts.publish}
          </Button>
        )}
        {(isExpired || isOnBoard) && (
          <Button
            variant={isExpired ? "primary" : "secondary"}
            busy={renew.isPending}
            onClick={() => renew.mutate()}
          >
            {texts.renew}
          </Button>
        )}
        {canChange && (
          <Button variant="danger" busy={close.isPending} onClick={() => setIsAsking(true)}>
            {isWaiting ? texts.forget : texts.close}
          </Button>
        )}
      </div>
      {canChange && <EditForm token={token} posting={posting} onSaved={(next) => show(next, texts.saved)} />}
      <AlertDialog
        destructive
        open={isAsking}
        onOpenChange={setIsAsking}
        title={isWaiting ? texts.forgetTitle : texts.closeTitle}
        description={isWaiting ? texts.forgetText : texts.closeText}
        confirmLabel={isWaiting ? texts.forget : texts.close}
        onConfirm={() => close.mutate()}
      />
    </div>
  );
}

/** Where the posting is, in words. */
function stateText({ isWaiting, isExpired, isClosed, closesAt }: Posting): string {
  const day = plainDate(closesAt);
  if (isWaiting) return "Nobody sees it yet. Look it over and publish it.";
  if (isExpired) return `It left the board on ${day}. Renew it to put it back and to change it.`;
  return isClosed ? "It is closed and off the board." : `On the board until ${day}.`;
}

function PostingState({ posting }: { posting: Posting }) {
  const { id, title, company, isClosed, isWaiting, views, clicks } = posting;
  return (
    <Notice
      tone={isWaiting ? "neutral" : isClosed ? "warn" : "success"}
      title={`${title}, ${company}`}
      action={
        !isWaiting && (
          <TextLink
            href={jobPath(id)}
            target="_blank"
            rel="noopener"
            className="inline-flex items-center gap-1.5"
          >
            {postingTexts.see}
            <ExternalLink aria-hidden="true" className="size-4" />
          </TextLink>
        )
      }
    >
      {stateText(posting)}
      {!isWaiting && (
        <span className="block tabular-nums">
          {`${counted(views, "person", "people")} looked at it, ${clicks} pressed how to apply.`}
        </span>
      )}
    </Notice>
  );
}

interface EditFormProps extends OwnPostingProps {
  onSaved: (posting: Posting) => void;
}

function EditForm({ token, posting, onSaved }: EditFormProps) {
  const { fields, faults, isBusy, element, set, reset, submit } = useForm<PostingFields>({
    initial: fieldsOf(posting),
    errorsOf: postingErrors,
    complaint: (given) => missingInPosting(given) ?? undefined,
    failure: (error) => postingToasts.failed(error instanceof Error ? error.message : ""),
    send: async (given) => {
      const { contactEmail: _, ...body } = postingBody(given);
      const saved = await postingsApi.updatePosting({ body: { ...body, token } });
      // Skills that were left empty are there now.
      reset(fieldsOf(saved));
      onSaved(saved);
    },
  });
  return (
    <Card as="section">
      <CardHeader title={postingTexts.heading} />
      <form ref={element} noValidate onSubmit={submit}>
        <CardBody>
          <PostingFieldset fields={fields} faults={faults} onChange={set} />
        </CardBody>
        <CardFooter>
          <p className="min-w-0 text-13 text-muted wrap-anywhere">{`Anyone with this link can edit the job. It was mailed to ${posting.contactEmail}.`}</p>
          <Button
            type="submit"
            variant="primary"
            busy={isBusy}
            busyLabel={texts.saving}
            className="max-sm:w-full"
          >
            {texts.save}
          </Button>
        </CardFooter>
      </form>
    </Card>
  );
}

import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { missingInPosting } from "#shared/domain/jobs/job-posting.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { useForm } from "../../../platform/forms/use-form.ts";
import { PostingFieldset } from "./posting-fieldset.tsx";
import {
  emptyPosting,
  type PostingFields,
  postingBody,
  postingErrors,
  readPostingDraft,
  savePostingDraft,
} from "./posting-form-rules.ts";
import { PostingPreview } from "./posting-preview.tsx";
import { postingToasts, postingTexts as texts } from "./posting-texts.ts";
import { postingsApi } from "./postings-api.ts";

interface Posted {
  title: string;
  contactEmail: string;
}

/** What the server refuses it says itself; what fails has the specification's sentence. */
function failure(error: unknown) {
  const isRefusal = error instanceof ApiError && error.status < 500 && error.body !== undefined;
  return isRefusal ? postingToasts.failed(error.message) : postingToasts.postFailed;
}

/** 'Job Details': takes a job; its contact publishes it by the mailed link. decision: D-26, D-61. */
export function PostJobForm() {
  const [draft] = useState(readPostingDraft);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [posted, setPosted] = useState<Posted | null>(null);
  const { fields, faults, isBusy, element, set, reset, submit } = useForm<PostingFields>({
    initial: draft,
    errorsOf: postingErrors,
    complaint: (given) => missingInPosting(given) ?? undefined,
    failure,
    send: async (given) => {
      const { title } = await postingsApi.post({ body: postingBody(given) });
      savePostingDraft(null);
      reset(emptyPosting);
      setPosted({ title, contactEmail: given.contactEmail.trim() });
      window.scrollTo({ top: 0 });
    },
  });
  const change = (part: Partial<PostingFields>) => {
    set(part);
    savePostingDraft({ ...fields, ...part });
  };
  return (
    <div className="grid gap-4">
      {posted && <PostedNotice {...posted} />}
      <Card as="section">
        <CardHeader title={texts.heading} />
        {/* Not noValidate: the browser's own check of the e-mail stays on. */}
        <form ref={element} onSubmit={submit}>
          <CardBody className="grid gap-4">
            <PostingFieldset fields={fields} faults={faults} onChange={change} />
            <Field required label="Contact e-mail" hint={texts.emailHint} error={faults.contactEmail}>
              <Input
                type="email"
                name="contactEmail"
                autoComplete="email"
                maxLength={254}
                value={fields.contactEmail}
                onChange={(event) => change({ contactEmail: event.currentTarget.value })}
              />
            </Field>
          </CardBody>
          <CardFooter>
            <p className="text-13 text-muted">{texts.draftNote}</p>
            <span className="flex flex-wrap gap-2 max-sm:w-full">
              <Button onClick={() => setIsPreviewing(true)} className="max-sm:w-full">
                {texts.preview}
              </Button>
              <Button
                type="submit"
                variant="primary"
                busy={isBusy}
                busyLabel={texts.posting}
                className="max-sm:w-full"
              >
                {texts.post}
              </Button>
            </span>
          </CardFooter>
        </form>
      </Card>
      <PostingPreview fields={fields} open={isPreviewing} onOpenChange={setIsPreviewing} />
    </div>
  );
}

function PostedNotice({ title, contactEmail }: Posted) {
  return (
    <Notice role="status" tone="success" title={`${texts.posted}: ${title}`}>
      {texts.postedText(contactEmail)}
    </Notice>
  );
}

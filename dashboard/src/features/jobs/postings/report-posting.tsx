import { Flag } from "lucide-react";
import { useState } from "react";
import {
  postingLimits,
  type ReportReason,
  reportLabels,
  reportReasons,
} from "#shared/domain/jobs/job-posting.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { reportTexts as texts } from "./posting-texts.ts";
import { postingsApi } from "./postings-api.ts";

const reasons = reportReasons.map((value) => ({ value, label: reportLabels[value] }));

/** Tells Kelpie that something is wrong with a posting. */
export function ReportPosting({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<ReportReason>("not-a-job");
  const [words, setWords] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const send = async () => {
    setIsBusy(true);
    try {
      await postingsApi.reportPosting({ params: { id }, body: { reason, words } });
      setIsOpen(false);
      setWords("");
      toast(texts.sent);
    } catch {
      toast(texts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button variant="ghost" icon={<Flag aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={texts.title}
        description={texts.text}
        footer={
          <>
            <Button variant="ghost" disabled={isBusy} onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button variant="primary" busy={isBusy} busyLabel={texts.sending} onClick={() => void send()}>
              {texts.send}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <Field label="What is wrong">
            <Select
              name="reason"
              options={reasons}
              value={reason}
              onValueChange={(value) => setReason(value)}
            />
          </Field>
          <Field optional label="In your words">
            <Textarea
              name="words"
              rows={4}
              maxLength={postingLimits.report}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </Field>
        </div>
      </Dialog>
    </>
  );
}

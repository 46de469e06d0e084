import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { queryKey } from "#shared/client/route-query.ts";
import type { SentDocument } from "#shared/contract/applications/application.ts";
import { applicationFiles, type Sendable } from "#shared/contract/applications/application-files.ts";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { type ApplicationDetail, detailKey } from "../application-cache.ts";
import { trackerToasts } from "../applications-texts.ts";
import { filesApi } from "../files-api.ts";

type Kind = SentDocument["kind"];
const none = "none";
const gone = "gone";
const labels: Record<Kind, string> = { resume: "Resume sent", letter: "Letter sent" };

/** Which resume and which letter went with it, as they were then. */
export function SentCard({ application }: { application: ApplicationDetail }) {
  const { id, sent } = application;
  const { data = [] } = useQuery({
    queryKey: queryKey(applicationFiles.sendable, { params: { id } }),
    queryFn: () => filesApi.sendable({ params: { id } }),
  });
  const keep = useKeepSent(id);
  const [read, setRead] = useState<SentDocument | null>(null);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="What was sent" />
      <CardBody className="grid gap-4">
        {(["resume", "letter"] as const).map((kind) => (
          <SentField
            key={kind}
            kind={kind}
            sent={sent.find((one) => one.kind === kind)}
            choices={data.filter((one) => one.kind === kind)}
            onChoose={(source) => keep({ kind, source })}
            onRead={setRead}
          />
        ))}
      </CardBody>
      <Dialog
        wide
        open={read !== null}
        onOpenChange={() => setRead(null)}
        title={read?.name ?? ""}
        description={read && `As it was sent. Written ${dayAndTime(read.contentAt)}.`}
      >
        {/* Focusable, so that keys scroll it. */}
        <Paper className="max-h-96 overflow-y-auto whitespace-pre-wrap wrap-anywhere" tabIndex={0}>
          {read?.text}
        </Paper>
      </Dialog>
    </Card>
  );
}

interface SentFieldProps {
  kind: Kind;
  sent: SentDocument | undefined;
  choices: readonly Sendable[];
  onChoose: (source: string | null) => void;
  onRead: (sent: SentDocument) => void;
}

function SentField({ kind, sent, choices, onChoose, onRead }: SentFieldProps) {
  const chosen = sent && choices.find((one) => one.contentAt === sent.contentAt);
  const options = [
    { value: none, label: "Not recorded" },
    // What it was made from is gone; its text is stored.
    ...(sent && !chosen ? [{ value: gone, label: optionText(sent) }] : []),
    ...choices.map((one) => ({ value: one.source, label: optionText(one) })),
  ];
  const value = sent ? (chosen?.source ?? gone) : none;
  return (
    <Field
      label={labels[kind]}
      aside={
        sent && (
          <Button
            compact
            variant="ghost"
            aria-label={`Read it: ${labels[kind]}`}
            onClick={() => onRead(sent)}
          >
            Read it
          </Button>
        )
      }
    >
      <Select
        name={`sent-${kind}`}
        options={options}
        value={value}
        onValueChange={(to) => {
          if (to !== gone) onChoose(to === none ? null : to);
        }}
      />
    </Field>
  );
}

const optionText = ({ name, contentAt }: { name: string; contentAt: string }) =>
  `${name} (${dayAndTime(contentAt)})`;
const dayAndTime = (moment: string) => `${longDate(moment)}, ${clockTime(moment)}`;

function useKeepSent(id: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  const { mutate } = useMutation({
    mutationFn: (body: { kind: Kind; source: string | null }) =>
      filesApi.storeSentDocuments({ params: { id }, body }),
    onSuccess: ({ sent }) => {
      client.setQueryData<ApplicationDetail>(detailKey(id), (one) => one && { ...one, sent });
      return client.invalidateQueries({ queryKey: detailKey(id) });
    },
    onError: () => toast(trackerToasts.updateFailed),
  });
  return mutate;
}

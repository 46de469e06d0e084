import { useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { optimizerToasts } from "./optimizer-texts.ts";

interface FetchedAd {
  text: string;
  title: string;
  company: string;
}

/** Fetches an ad by its address. Boards that refuse servers answer with the way out (decision: D-30). */
function useFetchAd(onFetched: (ad: FetchedAd) => void) {
  const [isFetching, setIsFetching] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const { toast } = useToast();
  const fail = (why: string | undefined) => {
    setReason(why ?? null);
    toast(optimizerToasts.fetchFailed);
  };
  const fetchAd = async (url: string) => {
    setReason(null);
    setIsFetching(true);
    try {
      const ad = await api.jobs.fetchDescription({ body: { url } });
      if (!ad.success || !ad.description) return fail(ad.error);
      onFetched({ text: ad.description, title: ad.title ?? "", company: ad.company ?? "" });
      toast(optimizerToasts.fetched);
    } catch (error) {
      fail(error instanceof ApiError ? error.body?.message : undefined);
    } finally {
      setIsFetching(false);
    }
  };
  return { isFetching, reason, fetchAd };
}

export interface JobAdCardProps {
  url: string;
  text: string;
  /** "" while nobody has said. */
  title: string;
  company: string;
  onChange: (
    change: { jobUrl: string } | { adText: string } | { adTitle: string } | { adCompany: string },
  ) => void;
  onFetched: (ad: FetchedAd) => void;
}

/** The right card: the ad by its address, or pasted. */
export function JobAdCard({ url, text, title, company, onChange, onFetched }: JobAdCardProps) {
  const { isFetching, reason, fetchAd } = useFetchAd(onFetched);
  return (
    <Card as="section" className="flex flex-col">
      <CardHeader title="The job ad" count="optional" className="min-h-16" />
      <CardBody className="flex flex-1 flex-col gap-4">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (url.trim() !== "" && !isFetching) void fetchAd(url.trim());
          }}
          className="flex items-start gap-2"
        >
          <Field label="Job posting URL" error={reason ?? undefined} className="flex-1">
            <Input
              type="url"
              name="jobUrl"
              inputMode="url"
              autoComplete="off"
              value={url}
              onChange={(event) => onChange({ jobUrl: event.currentTarget.value })}
            />
          </Field>
          {/* Down by the label's line, so that button and input share one line. */}
          <Button
            type="submit"
            disabled={url.trim() === ""}
            busy={isFetching}
            busyLabel="Fetching..."
            className="mt-6"
          >
            Fetch
          </Button>
        </form>
        <Field
          label="Job description"
          hint="On SEEK, use the extension or paste the text. Without an ad, the resume itself is checked."
          className="flex-1"
        >
          <Textarea
            name="jobDescription"
            value={text}
            onChange={(event) => onChange({ adText: event.currentTarget.value })}
            className="min-h-64 flex-1"
          />
        </Field>
        {text.trim() !== "" && <AdNameFields {...{ title, company, onChange }} />}
      </CardBody>
    </Card>
  );
}

/** What the ad is called: read from its first lines, the person's to correct. */
function AdNameFields(props: Pick<JobAdCardProps, "title" | "company" | "onChange">) {
  const { title, company, onChange } = props;
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <Field label="Job title">
        <Input
          name="adTitle"
          autoComplete="off"
          maxLength={300}
          value={title}
          onChange={(event) => onChange({ adTitle: event.currentTarget.value })}
        />
      </Field>
      <Field label="Company">
        <Input
          name="adCompany"
          autoComplete="off"
          maxLength={300}
          value={company}
          onChange={(event) => onChange({ adCompany: event.currentTarget.value })}
        />
      </Field>
    </div>
  );
}

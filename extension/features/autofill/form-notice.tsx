import { TextCursorInput } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { openForm } from "../../platform/page/form-page.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { useFormOffer } from "./use-form-offer.ts";

/** Next to an ad: its page has an application form that Kelpie can fill. Nothing without a form. */
export function FormNotice({ page, onFill }: { page: PageRead; onFill: () => void }) {
  const { frames, foreign } = useFormOffer(page, onFill);
  if (frames.length > 0)
    return (
      <FormCard
        label="Application form"
        text="This page has an application form. You see each value before it is filled."
      >
        <Button compact icon={<TextCursorInput aria-hidden="true" />} onClick={onFill}>
          Fill this form
        </Button>
      </FormCard>
    );
  return <ForeignForm addresses={foreign} isAd />;
}

interface ForeignFormProps {
  addresses: readonly string[];
  /** True if the page around it is the ad. */
  isAd: boolean;
}

/** A form from another site can only be read in its own tab. */
export function ForeignForm({ addresses: [address], isAd }: ForeignFormProps) {
  if (address === undefined) return null;
  const { hostname } = new URL(address);
  return (
    <FormCard
      label={isAd ? "Application form" : "Another site on this page"}
      text={
        isAd
          ? `The application form comes from ${hostname}. Open it on its own to fill it.`
          : `A part of this page comes from ${hostname}. Open it on its own, and Kelpie can read its ad and fill its form.`
      }
    >
      <Button compact onClick={() => void openForm(address)}>
        {isAd ? "Open the form" : "Open it on its own"}
      </Button>
    </FormCard>
  );
}

function FormCard({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={label} className="mb-3 grid justify-items-start gap-3 p-4">
      <p className="text-14">{text}</p>
      {children}
    </Card>
  );
}

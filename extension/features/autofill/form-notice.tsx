import { TextCursorInput } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { openForm } from "../../platform/page/form-page.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { continuesByItself, journeyOf } from "./form-journey.ts";
import { useForms } from "./use-forms.ts";

/** Says that the page asks for an application, and what Kelpie can do about it; nothing on any other page. */
export function FormNotice({ page, onFill }: { page: PageRead; onFill: () => void }) {
  const forms = useForms(page, journeyOf(page) !== undefined);
  const isNext = continuesByItself(page) && forms.frames.length > 0;
  const open = useRef(onFill);
  open.current = onFill;
  useEffect(() => {
    if (isNext) open.current();
  }, [isNext]);
  const [foreign] = forms.foreign;
  if (forms.frames.length > 0)
    return (
      <FormCard text="This page has an application form. You see each value before it is filled.">
        <Button compact icon={<TextCursorInput aria-hidden="true" />} onClick={onFill}>
          Fill this form
        </Button>
      </FormCard>
    );
  if (foreign === undefined) return null;
  const { hostname } = new URL(foreign);
  const isAd = page.capture.isAd;
  return (
    <FormCard
      label={isAd ? undefined : "Another site on this page"}
      text={
        isAd
          ? `The application form comes from ${hostname}. Open it on its own to fill it.`
          : `A part of this page comes from ${hostname}. Open it on its own, and Kelpie can read its ad and fill its form.`
      }
    >
      <Button compact onClick={() => void openForm(foreign)}>
        {isAd ? "Open the form" : "Open it on its own"}
      </Button>
    </FormCard>
  );
}

interface FormCardProps {
  label?: string | undefined;
  text: string;
  children: ReactNode;
}

function FormCard({ label = "Application form", text, children }: FormCardProps) {
  return (
    <Card as="section" aria-label={label} className="mb-3 grid justify-items-start gap-3 p-4">
      <p className="text-14">{text}</p>
      {children}
    </Card>
  );
}

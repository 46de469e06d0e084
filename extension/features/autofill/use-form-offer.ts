import { useEffect, useRef } from "react";
import type { PageRead } from "../../platform/page/read-page.ts";
import { continuesByItself, journeyOf } from "./form-journey.ts";
import { type PageForms, useForms } from "./use-forms.ts";

/** The forms of a page. The next step of a form that was filled opens automatically. */
export function useFormOffer(page: PageRead, onFill: () => void): PageForms {
  const forms = useForms(page, journeyOf(page) !== undefined);
  const isNext = continuesByItself(page) && forms.frames.length > 0;
  const open = useRef(onFill);
  open.current = onFill;
  useEffect(() => {
    if (isNext) open.current();
  }, [isNext]);
  return forms;
}

import { useEffect, useState } from "react";
import { pagesList } from "#shared/sites/generated/pages-list.ts";
import { isHostOf } from "#shared/sites/site.ts";
import { type FrameForms, readForms } from "../../platform/page/form-page.ts";

const formHosts = pagesList.flatMap((pages) => pages.formHosts ?? []);

/** True for a frame from a site that hosts application forms. */
function isFormAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" && isHostOf(hostname, formHosts);
}

/** The forms of a page. */
export interface PageForms {
  /** Frames with an application form, the page's own first. */
  frames: FrameForms[];
  /** Forms in frames of other sites, which must be opened in their own tab. */
  foreign: string[];
}

const none: PageForms = { frames: [], foreign: [] };

/**
 * Reads the page's forms, after the click that allows reading the page.
 * @param isFilled true if a form of this page was filled: its next step need not look like a whole application.
 */
export async function findForms(tabId: number, isFilled = false): Promise<PageForms> {
  const [frames, { classifyForm, isApplicationForm, isNextStep }] = await Promise.all([
    readForms(tabId),
    import("#shared/autofill/classify-form.ts"),
  ]);
  return {
    frames: frames.filter(({ snapshot }) => {
      const read = classifyForm(snapshot);
      return isApplicationForm(read, snapshot.url) || (isFilled && isNextStep(read));
    }),
    foreign: [...new Set(frames.flatMap(({ foreignFrames }) => foreignFrames.filter(isFormAddress)))],
  };
}

/**
 * @param page changes with each reading: a page that was read again may show another form.
 * @param isNext true if the earlier steps were filled.
 */
export function useForms(page: { tabId: number }, isNext: boolean): PageForms {
  const [forms, setForms] = useState(none);
  useEffect(() => {
    let isOver = false;
    setForms(none);
    // -1 means a pasted ad, which has no page.
    if (page.tabId !== -1)
      void findForms(page.tabId, isNext).then((found) => {
        if (!isOver) setForms(found);
      });
    return () => {
      isOver = true;
    };
  }, [page, isNext]);
  return forms;
}

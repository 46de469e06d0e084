import { useEffect, useState } from "react";
import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { nextAnswer } from "../../platform/watch/watch-answers.ts";
import { autofillApi } from "./form-documents.ts";
import type { FormPlan } from "./plan-forms.ts";
import type { FillState } from "./use-fill.ts";

/** An answer that the person gave on the page to a question without an answer in Kelpie. */
export interface TypedOffer {
  key: string;
  asked: string;
  answer: string;
}

type Open = FormPlan["left"][number];

/** The questions of a plan whose answers may be saved, frame by frame. */
async function openQuestions({ left }: FormPlan): Promise<Map<number, Open[]>> {
  const { maySaveAnswer } = await import("#shared/autofill/may-save-answer.ts");
  const frames = new Map<number, Open[]>();
  for (const item of left.filter(maySaveAnswer))
    frames.set(item.frameId, [...(frames.get(item.frameId) ?? []), item]);
  return frames;
}

/**
 * What the person types into questions without an answer, while the panel shows the form. It stays on this computer
 * until they press 'Remember'.
 */
export function useTypedAnswers(tabId: number, state: FillState) {
  const [offers, setOffers] = useState<readonly TypedOffer[]>([]);
  const plan = "plan" in state ? state.plan : undefined;
  useEffect(() => {
    if (plan === undefined) return undefined;
    let isOver = false;
    const hear = async (frameId: number, items: readonly Open[]) => {
      const refs = items.map(({ ref }) => ref);
      for (;;) {
        const typed = await nextAnswer(tabId, frameId, refs);
        if (typed === undefined || isOver) return;
        const item = items.find(({ ref }) => ref === typed.ref);
        if (item === undefined || typed.answer.length > savedAnswerLimits.answer) continue;
        const offer = { key: item.key, asked: item.asked, answer: typed.answer };
        setOffers((before) => [...before.filter(({ key }) => key !== item.key), offer]);
      }
    };
    void openQuestions(plan).then((frames) => {
      if (!isOver) for (const [frameId, items] of frames) void hear(frameId, items);
    });
    return () => {
      isOver = true;
    };
  }, [tabId, plan]);
  const drop = ({ key }: TypedOffer) => setOffers((before) => before.filter((one) => one.key !== key));
  /** @throws ApiError if the save failed. */
  const remember = async (offer: TypedOffer): Promise<void> => {
    await autofillApi.autofill.saveAnswer({ body: { question: offer.asked, answer: offer.answer } });
    drop(offer);
  };
  return { offers, drop, remember };
}

import { useEffect, useEffectEvent, useRef } from "react";
import type { AdName } from "#shared/job-ad/name-pasted-ad.ts";
import type { OptimizerDraft } from "./optimizer-draft.ts";

type NamedDraft = Pick<OptimizerDraft, "adTitle" | "adCompany">;

const readName = (text: string): Promise<AdName> =>
  import("#shared/job-ad/name-pasted-ad.ts").then(
    ({ namePastedAd }) => namePastedAd(text),
    // Without its reader the ad is asked for its name once its result is there.
    () => ({ title: "", company: "" }),
  );

/**
 * What the ad is called, read from its first lines as soon as they are there; the person's to correct. What they emptied or
 * typed meanwhile stays theirs.
 * @returns completes a draft whose ad is still being read: whoever presses a button at once has its job named too.
 */
export function useAdName(
  { adText: text, adTitle, adCompany }: OptimizerDraft,
  onNamed: (name: NamedDraft) => void,
) {
  const reading = useRef<Promise<AdName> | null>(null);
  const isNamed = adTitle !== "" || adCompany !== "";
  const offer = useEffectEvent(({ title, company }: AdName) => {
    if (!isNamed && (title || company)) onNamed({ adTitle: title, adCompany: company });
  });
  useEffect(() => {
    if (text.trim() === "") return;
    const read = readName(text);
    reading.current = read;
    void read.then((name) => {
      if (reading.current !== read) return;
      reading.current = null;
      offer(name);
    });
    return () => {
      reading.current = null;
    };
  }, [text]);
  return async <Draft extends NamedDraft>(draft: Draft): Promise<Draft> => {
    const name = await reading.current;
    if (!name || draft.adTitle || draft.adCompany) return draft;
    return { ...draft, adTitle: name.title, adCompany: name.company };
  };
}

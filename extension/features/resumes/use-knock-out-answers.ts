import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { api } from "../../platform/api.ts";
import { readStored, writeStored } from "../../platform/storage.ts";

const key = ["/api/user/gate-answers"];
const none: KnockOutProfile = { answers: {} };

/** The person's answers to knock-out questions; the local copy also works offline. */
export function useKnockOutAnswers() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: loadAnswers });
  const profile = data ?? none;
  const answer = (knockOut: KnockOut, value: "yes" | "no" | null) => {
    const { [knockOut.answerId]: _, ...others } = profile.answers;
    const answers = value === null ? others : { ...others, [knockOut.answerId]: value };
    client.setQueryData(key, { answers });
    void keepAnswers(answers);
  };
  return { profile, answer };
}

async function loadAnswers(): Promise<KnockOutProfile> {
  try {
    const { answers } = await api.account.gateAnswers();
    await writeStored("gateAnswers", answers);
    return { answers };
  } catch (error) {
    const answers = await readStored("gateAnswers");
    if (answers) return { answers };
    throw error;
  }
}

/** Offline, the answer is stored and used here; the next one that is sent includes it. */
async function keepAnswers(answers: Record<string, string>): Promise<void> {
  await writeStored("gateAnswers", answers);
  await api.account.saveGateAnswers({ body: { answers } }).catch(() => undefined);
}

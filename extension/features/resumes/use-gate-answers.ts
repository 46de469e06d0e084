import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GateProfile } from "#shared/domain/resumes/gate-profile.ts";
import type { Gate } from "#shared/match/analysis.ts";
import { api } from "../../platform/api.ts";
import { readStored, writeStored } from "../../platform/storage.ts";

const key = ["/api/user/gate-answers"];
const none: GateProfile = { answers: {} };

/** The person's answers to knock-out questions; the copy here decides gates without a connection too. */
export function useGateAnswers() {
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: loadAnswers });
  const profile = data ?? none;
  const answer = (gate: Gate, value: "yes" | "no" | null) => {
    const { [gate.id]: _, ...others } = profile.answers;
    const answers = value === null ? others : { ...others, [gate.id]: value };
    client.setQueryData(key, { answers });
    void keepAnswers(answers);
  };
  return { profile, answer };
}

async function loadAnswers(): Promise<GateProfile> {
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

/** Without a connection the answer stays here and counts here; the next one given takes it along. */
async function keepAnswers(answers: Record<string, string>): Promise<void> {
  await writeStored("gateAnswers", answers);
  await api.account.keepGateAnswers({ body: { answers } }).catch(() => undefined);
}

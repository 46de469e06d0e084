import type { FormAnswerDraft } from "#shared/contract/form-answers.ts";
import { isPrivateQuestion } from "#shared/domain/autofill/private-questions.ts";
import { familyFacts, familyOf } from "#shared/domain/autofill/question-families.ts";
import type { Limit } from "#shared/domain/criteria/limit.ts";
import { readLimits } from "#shared/writing/criteria/read-limits.ts";
import type { FormAnswerInput } from "#shared/writing/form-answers/form-answer.ts";
import { notFound, privateQuestion, unreadable } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";
import { getBank } from "../../writing/evidence-bank.store.ts";
import { findAd } from "./form-answers.store.ts";

interface Asking {
  question: string;
  applicationId?: string | undefined;
  reason?: string | undefined;
}

interface Call<Body extends Asking> {
  user: Caller;
  services: Services;
  body: Body;
}

type Measure = Pick<Limit, "amount" | "unit">;

/** What the field takes, and what the question itself says ("max 200 words"). */
function limitsOf(question: string, most: Measure | undefined): Limit[] {
  const own = most === undefined ? [] : [{ ...most, per: "answer", words: "" } as const];
  return [...own, ...readLimits(question).map((one) => ({ ...one, per: "answer" as const }))];
}

/**
 * What a draft and a check rest on; null without a resume.
 * @throws AppError `not_found` for a job that is not the account's, `unreadable` for a private question.
 */
async function inputOf(
  { user, services, body }: Call<Asking>,
  most?: Measure,
): Promise<FormAnswerInput | null> {
  const { question, applicationId, reason = "" } = body;
  if (isPrivateQuestion(question)) throw privateQuestion();
  const ad = applicationId === undefined ? { text: "" } : await findAd(services.db, user.id, applicationId);
  if (ad === null) throw notFound("application");
  const resume = await findDefaultResume(services.db, user.id);
  if (resume === null) return null;
  const { resumeText, resumeEdits } = resume;
  const bank = await getBank(services.db, user.id);
  const asOf = services.now().toISOString().slice(0, 10);
  return { question, resumeText, resumeEdits, bank, ad, limits: limitsOf(question, most), reason, asOf };
}

/** Said of the families that no story answers. */
const untold = {
  profile: { text: "", from: "profile", ask: "Kelpie fills this from your profile: pay, notice and start." },
  own: { text: "", from: "nothing", ask: "Only you can say this. Save it once, and Kelpie proposes it." },
} as const;

/**
 * Drafts an answer; nothing is stored.
 * @throws AppError as {@link inputOf}, `unreadable` without a resume.
 */
export async function draftAnswer(
  call: Call<Asking & { most?: Measure | undefined }> & { countCall: () => Promise<void> },
): Promise<FormAnswerDraft> {
  const { user, services, body, countCall } = call;
  const input = await inputOf(call, body.most);
  const family = familyOf(body.question);
  const way = family === null ? "told" : familyFacts(family).way;
  if (way === "profile" || way === "own") return untold[way];
  if (input === null)
    throw unreadable("no_resume", "Please keep a resume first: answers are drafted from your own facts.");
  await countCall();
  return services.workers.run("draft-form-answer", input, { payer: user.id });
}

/** What the person's facts do not hold of an answer; nothing can be checked without a resume. @throws as {@link inputOf}. */
export async function checkAnswer(call: Call<Asking & { answer: string }>) {
  const input = await inputOf(call);
  if (input === null || call.body.answer === "") return { faults: [] };
  const { answer } = call.body;
  const faults = await call.services.workers.run(
    "check-form-answer",
    { ...input, answer },
    { payer: call.user.id },
  );
  return { faults };
}

import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { originalEntry } from "../measure-resume.ts";
import { useLayout } from "../pages/use-layout.ts";
import { saveResult } from "../result/stored-result.ts";
import { useAnalysisDownloads } from "./use-analysis-downloads.ts";

const originalText =
  "Ann Lee\nNurse\n\nExperience\nNurse, Wattle Ward\nJan 2020 - Present\n- Was responsible for wound care";
const texts = { originalText, jobDescription: "", jobTitle: "", company: "", resumeEdits: [] };

function answer(id: string): Optimisation {
  const made = tailorResume({ resumeText: originalText, ad: { text: "" }, asOf: "2026-11-21" });
  const { hardSkills, softSkills, formatting, ...fields } = made.after.fields;
  const { atsScore, keywordMatchPercentage } = made.before.fields;
  return {
    ...fields,
    id,
    addedKeywords: [],
    improvements: [],
    suggestions: [],
    lineByLineSuggestions: [],
    keywordIntegrationSuggestions: [],
    blocked: [],
    optimizedText: made.text,
    before: { atsScore, keywordMatchPercentage },
    powerEditAnalysis: { hardSkills, softSkills, formatting },
    analysis: made.after,
    writer: "built-in",
  };
}

afterEach(() => vi.unstubAllGlobals());

it("a result whose pages were set, its file from the analysis is set the same; the report is not", async () => {
  const sent: unknown[] = [];
  localStorage.setItem("auth_token", "token");
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ message: "M" }, { status: 500 });
  });
  const optimisation = answer("result-1");
  saveResult({ optimisation, original: await originalEntry(optimisation, texts) });
  const layout = renderHook(() => useLayout("result-1"));
  act(() => layout.result.current[1]({ twoPages: true, skills: "columns" }));
  const { result } = renderHook(() => useAnalysisDownloads("modern"), { wrapper: ToastProvider });
  act(() => result.current.resume("pdf"));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  act(() => result.current.report("pdf"));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).toMatchObject({ kind: "resume", design: "modern", twoPages: true, skills: "columns" });
  expect(sent[1]).toMatchObject({ kind: "report", design: "modern" });
  expect(sent[1]).not.toHaveProperty("twoPages");
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { useDownloadResume } from "../download/use-download-resume.ts";
import { useOptimise } from "./use-optimise.ts";

const result = {
  ...{ optimizedText: "Kim Lee", atsScore: 71, keywordMatchPercentage: 60 },
  ...{ missingKeywords: ["Tableau"], addedKeywords: [], improvements: ["Verbs"], suggestions: ["Numbers"] },
} as unknown as Optimisation;
const request = { resumeText: "Kim Lee", adText: "", adTitle: "", adCompany: "", resumeEdits: [] };

function Acts() {
  const { optimise } = useOptimise();
  const { download } = useDownloadResume(result, "classic");
  return (
    <>
      <button type="button" onClick={() => void optimise(request)}>
        Optimise
      </button>
      <button type="button" onClick={() => download("docx")}>
        Download
      </button>
    </>
  );
}

/** Presses a button and answers what it sent. */
async function sentBy(button: string): Promise<unknown> {
  const sent: [string, unknown][] = [];
  localStorage.setItem("auth_token", "token");
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))]);
    return Response.json({ message: "M" }, { status: 500 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Acts />
      </ToastProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: button }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the one place that asks to optimise always sends powerEdit: true [P2-7.16]", async () => {
  expect(await sentBy("Optimise")).toEqual([
    "/api/resume/optimize",
    expect.objectContaining({ powerEdit: true, resumeText: "Kim Lee", jobAdText: "" }),
  ]);
});

it("a download's analysisData holds its six keys [P2-7.20]", async () => {
  const analysisData = {
    ...{ atsScore: 71, keywordMatch: 60, missingKeywords: ["Tableau"], addedKeywords: [] },
    ...{ improvements: ["Verbs"], suggestions: ["Numbers"] },
  };
  expect(await sentBy("Download")).toEqual([
    "/api/download-resume",
    expect.objectContaining({ analysisData, resumeContent: "Kim Lee", format: "docx" }),
  ]);
});

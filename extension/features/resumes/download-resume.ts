import { createApiClient } from "#shared/client/create-api-client.ts";
import { type OwnWordPlan, ownWord } from "#shared/contract/resumes/own-word.ts";
import type { FileAnswer } from "#shared/contract/route.ts";
import { api } from "../../platform/api.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

const { ownWord: ownWordApi } = createApiClient(
  { ownWord },
  { baseUrl: __API_ORIGIN__, send: sendWithToken },
);

/** A tailored text and its original, by which the person's own Word file is found. */
export interface TailoredText {
  sourceText: string;
  text: string;
}

/** `asks`: some lines have no certain place in the person's own file, so the person must choose. */
export type Downloaded = { kind: "own" | "ours" } | { kind: "asks"; plan: OwnWordPlan };

/**
 * Hands a Word file to the browser's own download: the person's own file with the changes applied, if one is saved.
 * @param choice the person's answer to `asks`.
 * @throws ApiError when the server refuses or cannot be reached. decision: D-77.
 */
export async function downloadResume(tailored: TailoredText, choice?: "own" | "ours"): Promise<Downloaded> {
  if (choice === undefined) {
    const plan = await ownWordApi.planOwnWord({ body: tailored });
    if (plan.file === null) return downloadResume(tailored, "ours");
    if (plan.unchangeable !== null || plan.unplaced.length > 0) return { kind: "asks", plan };
  }
  if (choice === "ours") {
    save(await api.resumes.downloadText({ body: { text: tailored.text, format: "docx" } }));
    return { kind: "ours" };
  }
  save(await ownWordApi.downloadOwnWord({ body: tailored }));
  return { kind: "own" };
}

function save(file: FileAnswer): void {
  const url = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

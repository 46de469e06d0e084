import { api } from "../../platform/api.ts";

/**
 * Fetches the Word file of a text and hands it to the browser's own download.
 * @throws ApiError when the server refuses or cannot be reached.
 */
export async function downloadResume(text: string): Promise<void> {
  const file = await api.resumes.downloadText({ body: { text, format: "docx" } });
  const url = URL.createObjectURL(new Blob([new Uint8Array(file.bytes)], { type: file.type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(url);
}

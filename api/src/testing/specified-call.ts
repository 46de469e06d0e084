import * as z from "zod/mini";
import type { TestVisitor } from "./start-test-api.ts";

/** A call as the specification's tables tell it. */
export interface SpecifiedCall {
  method: "GET" | "POST" | "PUT";
  path: string;
  payload?: unknown;
}

/** Sends it as a screen would; a `FormData` goes as multipart. */
export function sendCall(by: TestVisitor, { method, path, payload }: SpecifiedCall): Promise<Response> {
  if (payload === undefined) return by.send(path, { method });
  if (payload instanceof FormData) return by.send(path, { method, body: payload });
  const headers = { "content-type": "application/json" };
  return by.send(path, { method, headers, body: JSON.stringify(payload) });
}

const refusal = z.object({ message: z.string().check(z.minLength(1)), error: z.string() });

/** The status of a refused call; its body has the sentence in both fields that the specification's screens read (D-20). */
export async function refusedStatus(response: Response): Promise<number> {
  const { message, error } = refusal.parse(await response.json());
  if (message !== error) throw new Error(`two sentences: ${message} / ${error}`);
  return response.status;
}

/** The first bytes of a file answer say what it is. */
export async function fileKind(response: Response): Promise<"docx" | "pdf" | "neither"> {
  const start = new TextDecoder().decode((await response.arrayBuffer()).slice(0, 4));
  if (start === "%PDF") return "pdf";
  return start === "PK\u0003\u0004" ? "docx" : "neither";
}

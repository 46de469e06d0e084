import { describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { ApiError } from "./api-error.ts";
import { createApiClient } from "./create-api-client.ts";

function answering(response: () => Response) {
  const sent: RequestInit[] = [];
  const api = createApiClient(contract, {
    baseUrl: "",
    send: async (_url, init) => {
      sent.push(init);
      return response();
    },
  });
  return { api, acceptOf: () => new Headers(sent.at(-1)?.headers).get("accept") };
}

const body = { templateId: "it", email: "kim@example.com" };

describe("a row that answers a file or JSON", () => {
  it("is called either way; the request says which", async () => {
    const link = { downloadUrl: "/api/templates/download/it?token=1", filename: "It.docx" };
    const asJson = answering(() => Response.json(link));
    expect(await asJson.api.templates.download({ body })).toEqual(link);
    expect(asJson.acceptOf()).toBe("application/json");

    const headers = { "content-disposition": "attachment; filename=It.docx", "content-type": "text/x" };
    const asFile = answering(() => new Response("PK", { headers }));
    const file = await asFile.api.templates.download.file({ body });
    expect(file).toMatchObject({ name: "It.docx", type: "text/x" });
    expect(asFile.acceptOf()).not.toContain("json");
  });
});

describe("a refusal", () => {
  const refusal = (status: number, answer: string) =>
    answering(() => new Response(answer, { status }))
      .api.templates.download({ body })
      .catch((e: ApiError) => e);

  it.each([
    [400, '{"message":"M"}', "M", "invalid"],
    [500, '{"error":"M"}', "M", "internal"],
    [418, '{"message":"M"}', "M", "internal"],
  ])("%d %s has the sentence %s", async (status, answer, message, code) => {
    expect(await refusal(status, answer)).toMatchObject({ status, code, body: { message } });
  });

  it.each(["{}", "", "<html>", '{"message":""}', '{"message":7}', "null", "[]"])(
    "500 with '%s' has no body, so that the screen's own words stand",
    async (answer) => {
      expect(await refusal(500, answer)).toMatchObject({ status: 500, body: undefined });
    },
  );
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "#shared/client/api-error.ts";
import { DownloadNotice, useResumeDownload } from "./download-notice.tsx";
import { downloadResume } from "./download-resume.ts";

vi.mock("./download-resume.ts", () => ({ downloadResume: vi.fn() }));

afterEach(cleanup);

const tailored = { sourceText: "Before", text: "After" };

function Download() {
  const download = useResumeDownload(tailored);
  return (
    <>
      <button type="button" onClick={() => download.start()}>
        Download
      </button>
      <DownloadNotice state={download.state} onChoose={download.start} />
    </>
  );
}

async function told(failure: Error): Promise<string | null> {
  vi.mocked(downloadResume).mockRejectedValueOnce(failure);
  render(<Download />);
  fireEvent.click(screen.getByRole("button", { name: "Download" }));
  return (await screen.findByRole("alert")).textContent;
}

it("a refusal is told in the server's words, and that nothing is lost", async () => {
  const message = "That was a lot of downloads. Please wait a minute.";
  const body = { code: "rate_limited", message, error: message, requestId: "" };
  const text = await told(new ApiError(429, body as never, ""));
  expect(text).toContain(message);
  expect(text).toContain("Your changes are still here");
  expect(text).not.toContain("could not be reached");
});

it.each([new ApiError(0, undefined, "x"), new Error("odd")])(
  "%s: it could not be reached",
  async (failure) => {
    expect(await told(failure)).toContain("Kelpie could not be reached.");
  },
);

import { ReadableStream, TextDecoderStream } from "node:stream/web";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ToastProvider } from "#shared/ui/primitives/toast/toast.tsx";
import { FileZone } from "./file-zone.tsx";

/** A call whose answer arrives when the test says so, as the browser's own does. */
class HeldRequest {
  static last: HeldRequest | undefined;
  status = 200;
  statusText = "OK";
  responseText = "";
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onprogress?: () => void;
  onload?: () => void;
  contentType = "text/event-stream";
  constructor() {
    HeldRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {}
  getResponseHeader = () => this.contentType;
  getAllResponseHeaders = () => `content-type: ${this.contentType}`;
  arrive(event: string, data: unknown) {
    this.responseText += `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    this.onprogress?.();
  }
}

afterEach(() => {
  cleanup();
  HeldRequest.last = undefined;
  vi.unstubAllGlobals();
});

const recognition = { pages: [{ page: 1, confidence: 93 }], unread: [11] };
const answer = {
  success: true,
  text: "Robin Fraser, nurse",
  fileName: "scan.pdf",
  fileId: "file-1",
  facts: { type: "pdf", bytes: 9000, pages: 11, flags: [], hidden: [], recognition },
};

async function choose(onFile: () => void): Promise<void> {
  localStorage.setItem("auth_token", "token");
  vi.stubGlobal("XMLHttpRequest", HeldRequest);
  // Browsers have streams; the test's document has none.
  vi.stubGlobal("ReadableStream", ReadableStream);
  vi.stubGlobal("TextDecoderStream", TextDecoderStream);
  render(
    <ToastProvider>
      <FileZone text="" name="" onFile={onFile} />
    </ToastProvider>,
  );
  const input = screen.getByLabelText("Upload resume");
  fireEvent.change(input, { target: { files: [new File(["%PDF"], "scan.pdf")] } });
  await screen.findByText("scan.pdf");
}

async function held(): Promise<HeldRequest> {
  await vi.waitFor(() => expect(HeldRequest.last).toBeDefined());
  return HeldRequest.last ?? new HeldRequest();
}

it("a scan tells which page is being read, then what its words need", async () => {
  const onFile = vi.fn();
  await choose(onFile);
  const request = await held();
  request.arrive("page", { page: 0, pages: 2 });
  await screen.findByText(/This file is a scan/);
  request.arrive("page", { page: 2, pages: 2 });
  await screen.findByText("Reading page 2 of 2");
  request.arrive("result", answer);
  request.onload?.();
  await screen.findByText("Read from a picture of the page: check names, dates and numbers.");
  screen.getByText(/^Page 11 was not read/);
  expect(screen.queryByText(/not clear/)).toBeNull();
  expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ text: answer.text, fileId: "file-1" }));
});

it("another file is answered at once, and says nothing of pictures", async () => {
  const onFile = vi.fn();
  await choose(onFile);
  const { recognition: _, ...facts } = answer.facts;
  const request = await held();
  request.contentType = "application/json";
  request.responseText = JSON.stringify({ ...answer, facts });
  request.onload?.();
  await vi.waitFor(() => expect(onFile).toHaveBeenCalled());
  expect(screen.queryByText(/picture/)).toBeNull();
});

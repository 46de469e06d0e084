import type { Send } from "#shared/client/create-api-client.ts";
import { send } from "./api.ts";

/**
 * Sends a call as all others leave, and tells how much of its file has gone: `fetch` keeps that to itself.
 * @param onSent hears the share, 0 to 1.
 */
export function sendTelling(onSent: (share: number) => void): Send {
  return (url, init) => send(url, init, (address, request) => travel(address, request, onSent));
}

function travel(url: string, init: RequestInit, onSent: (share: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const left = () => reject(abortError());
    if (init.signal?.aborted) return left();
    request.open(init.method ?? "GET", url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    let events: ReturnType<typeof eventsOf> | undefined;
    const begin = () => {
      events = eventsOf(request);
      resolve(responseOf(request, events.body));
      return events;
    };
    request.onprogress = () => {
      if (isEvents(request)) (events ?? begin()).push();
    };
    request.onload = () => {
      if (isEvents(request)) (events ?? begin()).close();
      else resolve(responseOf(request, request.responseText));
    };
    request.onerror = () => {
      const lost = new TypeError("The call did not arrive.");
      events?.fail(lost);
      reject(lost);
    };
    request.onabort = () => {
      events?.fail(abortError());
      left();
    };
    init.signal?.addEventListener("abort", () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

const abortError = () => new DOMException("The person left.", "AbortError");

const isEvents = (request: XMLHttpRequest) =>
  request.getResponseHeader("Content-Type")?.startsWith("text/event-stream") === true;

function responseOf(request: XMLHttpRequest, body: BodyInit): Response {
  const { status, statusText } = request;
  return new Response(body, { status, statusText, headers: headersOf(request) });
}

/** What arrives of an answer that is told piece by piece, as a stream. */
function eventsOf(request: XMLHttpRequest) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
  });
  const encoder = new TextEncoder();
  let seen = 0;
  const push = () => {
    const { responseText } = request;
    controller?.enqueue(encoder.encode(responseText.slice(seen)));
    seen = responseText.length;
  };
  return {
    body,
    push,
    close: () => {
      push();
      controller?.close();
      controller = undefined;
    },
    fail: (reason: unknown) => {
      controller?.error(reason);
      controller = undefined;
    },
  };
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = "", ...value] = line.split(": ");
    if (name) headers.append(name, value.join(": "));
  }
  return headers;
}

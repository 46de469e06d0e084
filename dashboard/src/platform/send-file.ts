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
    const left = () => reject(new DOMException("The person left.", "AbortError"));
    if (init.signal?.aborted) return left();
    request.open(init.method ?? "GET", url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError("The call did not arrive."));
    request.onabort = left;
    init.signal?.addEventListener("abort", () => request.abort());
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = "", ...value] = line.split(": ");
    if (name) headers.append(name, value.join(": "));
  }
  return headers;
}

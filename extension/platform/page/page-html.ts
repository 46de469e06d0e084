import type { PageSnapshot } from "#shared/job-ad/capture.ts";

/**
 * Reads the page that the user is looking at. Serialised by `scripting.executeScript` and run inside the page, so it
 * refers to nothing outside itself. It only reads: no change, no listener, no storage, no network. HTML is cut at
 * 5,000,000 characters; `truncated` says so.
 */
export function pageHtml(): PageSnapshot {
  const cap = 5_000_000;
  const frameCap = 1_000_000;
  const outer = document.documentElement?.outerHTML ?? "";

  const frames: { src: string; html: string | null }[] = [];
  for (const frame of Array.from(document.querySelectorAll("iframe")).slice(0, 20)) {
    let html: string | null = null;
    try {
      html = frame.contentDocument?.documentElement?.outerHTML.slice(0, frameCap) ?? null;
    } catch {
      html = null; // another origin's frame: its address is all there is
    }
    frames.push({ src: frame.src, html });
  }

  const chosen = document.getSelection();
  let selection: { text: string; html: string } | null = null;
  if (chosen !== null && !chosen.isCollapsed && chosen.rangeCount > 0) {
    // A separate document, because images copied in the page's own document would be loaded.
    const box = document.implementation.createHTMLDocument("").createElement("div");
    box.append(chosen.getRangeAt(0).cloneContents());
    selection = { text: chosen.toString().slice(0, 200_000), html: box.innerHTML.slice(0, 500_000) };
  }

  const headings = Array.from(document.querySelectorAll<HTMLElement>("h1,h2"))
    .slice(0, 50)
    .map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: (heading.textContent ?? "").replace(/\s+/g, " ").trim().slice(0, 200),
      visible: typeof heading.checkVisibility === "function" ? heading.checkVisibility() : true,
    }));

  return {
    url: location.href,
    title: document.title,
    lang: document.documentElement?.lang ?? "",
    html: outer.slice(0, cap),
    frames,
    selection,
    hints: { headings },
    truncated: outer.length > cap,
    contentType: document.contentType,
  };
}

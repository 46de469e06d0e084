const deepJson = `${'{"@graph":['.repeat(20_000)}1${"]}".repeat(20_000)}`;
const posting = '{"@type":"JobPosting","title":"Fitter","description":"text"},';
/** Pages built to be slow: large or deeply nested input for parsers and regular expressions. Name and HTML. */
export const costlyPages: readonly [name: string, html: string][] = [
  [
    "50 MB of text",
    `<h1>Fitter</h1>${"<p>word word word word word word word word word</p>".repeat(1_000_000)}`,
  ],
  ["100,000 elements side by side", "<div><span>Responsibilities apply</span></div>".repeat(100_000)],
  ["100,000 elements inside each other", `${"<div>".repeat(100_000)}x${"</div>".repeat(100_000)}`],
  ["unclosed tags and foreign ends", `${"<b>".repeat(200_000)}${"</i>".repeat(200_000)}`],
  ["deep JSON-LD", `<script type="application/ld+json">${deepJson}</script>`],
  ["a hundred thousand postings", `<script type="application/ld+json">[${posting.repeat(16_000)}1]</script>`],
  [
    "5 MB of broken JSON-LD",
    `<script type="application/ld+json">{"a":"${"\\q\n".repeat(1_500_000)}</script>`,
  ],
  ["one line of spaces", `<title>${" - |".repeat(300_000)}</title><h1>${"a ".repeat(500_000)}</h1>`],
  ["one huge attribute", `<div class="${"job-title ".repeat(400_000)}">x</div>`],
  [
    "escaped HTML in a posting",
    `<script type="application/ld+json">{"@type":"JobPosting","title":"Fitter","description":"${"&amp;lt;div&amp;gt;".repeat(50_000)}"}</script>`,
  ],
];

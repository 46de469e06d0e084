import { type AdBlock, adBlocks } from "#shared/domain/jobs/ad-blocks.ts";

/** An ad as it was written: its headings, lists and lines, never markup of it (docs/security.md, Jobs that people post). */
export function AdText({ text }: { text: string }) {
  return (
    <div className="grid max-w-[68ch] gap-4 text-16 wrap-anywhere">
      {adBlocks(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text, in its order
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: AdBlock }) {
  switch (block.kind) {
    case "heading":
      return <h2 className="text-18 font-bold">{block.text}</h2>;
    case "list":
      return (
        <ul className="grid list-disc gap-1 pl-6">
          <Items items={block.items} />
        </ul>
      );
    case "steps":
      return (
        <ol className="grid list-decimal gap-1 pl-6">
          <Items items={block.items} />
        </ol>
      );
    default:
      return <p className="whitespace-pre-line">{block.text}</p>;
  }
}

function Items({ items }: { items: readonly string[] }) {
  return items.map((item) => <li key={item}>{item}</li>);
}

import { Fragment, type ReactNode } from "react";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { type ProseBlock, proseBlocks, proseSpans } from "./prose-blocks.ts";

export interface ProseProps {
  /** As prose-blocks.ts reads it. */
  source: string;
  /** `small` for an answer inside of something else. */
  look?: keyof typeof looks | undefined;
  /** The first paragraph stands out. */
  hasLead?: boolean | undefined;
  className?: string | undefined;
}

const looks = {
  article: "max-w-[42rem] text-16/7 md:text-18/8 print:text-14/6",
  plain: "max-w-[42rem] text-16/7 print:text-14/6",
  small: "max-w-[42rem] text-16",
};

/** A long text to read: 42rem wide at most, headings with their own addresses. */
export function Prose({ source, look = "article", hasLead, className }: ProseProps) {
  const blocks = proseBlocks(source);
  return (
    <div className={classNames(looks[look], className)}>
      {blocks.map((block, at) => (
        <Block key={keyOf(block)} block={block} isLead={hasLead === true && at === 0} />
      ))}
    </div>
  );
}

function keyOf(block: ProseBlock): string {
  return "text" in block ? block.text : block.items.join();
}

function Block({ block, isLead }: { block: ProseBlock; isLead: boolean }) {
  switch (block.kind) {
    case "heading":
      return (
        <h2 id={block.id} className="mt-10 mb-3 scroll-mt-24 break-after-avoid text-22 font-bold">
          {block.text}
        </h2>
      );
    case "list":
      return <Items as="ul" items={block.items} className="list-disc" />;
    case "steps":
      return <Items as="ol" items={block.items} className="list-decimal" />;
    case "quote":
      return (
        <blockquote className="break-inside-avoid border-l-2 border-accent-fill pl-5 text-muted [&:not(:first-child)]:mt-5 [&+&]:mt-0 [&+&]:pt-3">
          <p>
            <Spans text={block.text} />
          </p>
        </blockquote>
      );
    default:
      return (
        <p className={classNames("[&:not(:first-child)]:mt-5", isLead && "text-18/7 md:text-22/8")}>
          <Spans text={block.text} />
        </p>
      );
  }
}

function Items({ as: List, items, className }: { as: "ul" | "ol"; items: string[]; className: string }) {
  return (
    <List className={classNames("mt-5 grid gap-2 pl-5 marker:text-muted", className)}>
      {items.map((item) => (
        <li key={item} className="pl-1">
          <Spans text={item} />
        </li>
      ))}
    </List>
  );
}

/** A line with its strong words and links. */
export function Spans({ text }: { text: string }): ReactNode {
  return proseSpans(text).map(({ look, text: words, href }, at) => {
    const key = `${at}-${words}`;
    if (look === "strong") return <strong key={key}>{words}</strong>;
    if (look === "link" && href)
      return (
        <TextLink key={key} href={href}>
          {words}
        </TextLink>
      );
    return <Fragment key={key}>{words}</Fragment>;
  });
}

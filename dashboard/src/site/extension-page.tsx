import { X } from "lucide-react";
import { type ExtensionPermission, extensionPermissions } from "#shared/domain/extension-permissions.ts";
import { pages } from "#shared/domain/pages.ts";
import { Prose } from "../platform/prose.tsx";
import { headingId } from "../platform/prose-blocks.ts";
import { extensionTexts as texts } from "./extension/extension-texts.ts";
import type { SitePage } from "./site-page.ts";

/** /extension: what it reads, what it may, how to install it. */
export const extensionPage: SitePage = {
  path: pages.extension,
  title: texts.title,
  description: texts.description,
  Page: ExtensionPage,
};

function ExtensionPage() {
  const { reads, leaves, permissions, never, install } = texts;
  return (
    <article className="mx-auto max-w-[42rem] md:pt-6">
      <h1 className="text-28 font-bold md:text-36">{texts.title}</h1>
      <p className="mt-3 text-16 text-muted md:text-18">{texts.lead}</p>
      <Part title={reads.title} body={reads.body} />
      <Part title={leaves.title} body={leaves.body} />
      <Heading title={permissions.title} />
      <p className="text-16/7">{permissions.text}</p>
      <dl className="mt-5 border-b border-line">
        {extensionPermissions.map((one) => (
          <Permission key={one.name} {...one} isCode />
        ))}
        <Permission {...permissions.host} />
        <Permission {...permissions.sites} />
      </dl>
      <Heading title={never.title} />
      <ul className="grid gap-2 text-16/7">
        {never.items.map((item) => (
          <li key={item} className="flex gap-3">
            <X aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-muted" />
            {item}
          </li>
        ))}
      </ul>
      <Part title={install.title} body={install.body} />
    </article>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <h2 id={headingId(title)} className="mt-10 mb-3 scroll-mt-24 text-22 font-bold">
      {title}
    </h2>
  );
}

function Part({ title, body }: { title: string; body: string }) {
  return (
    <section>
      <Heading title={title} />
      <Prose source={body} look="plain" className="[&>:first-child]:mt-0" />
    </section>
  );
}

function Permission({ name, allows, why, isCode }: ExtensionPermission & { isCode?: boolean }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-16 font-medium">{isCode ? <code className="text-primary">{name}</code> : name}</dt>
      <dd className="text-16">
        {allows}
        <p className="mt-1 text-14 text-muted">{why}</p>
      </dd>
    </div>
  );
}

import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";
import { type ExtensionPermission, extensionPermissions } from "#shared/domain/extension-permissions.ts";
import { jobSites } from "#shared/domain/jobs/job-sites.ts";
import { pages } from "#shared/domain/pages.ts";
import { Prose } from "../platform/prose/prose.tsx";
import { headingId } from "../platform/prose/prose-blocks.ts";
import { InstallIsland } from "./install-island.tsx";
import { Island } from "./island.tsx";
import type { SitePage } from "./site-page.ts";

/** Texts of /extension (D-54). The permissions stand in shared/domain/extension-permissions.ts. */
export const extensionTexts = {
  title: "The Kelpie extension",
  description:
    "What the Kelpie browser extension reads, what leaves your computer and when, each permission and why it is asked for, and how to install it.",
  lead: "It reads the job ad you are looking at, scores it against your resume on your own computer, and saves it in one click.",
  reads: {
    title: "What it reads",
    body: `
- **The page in front of you,** when you click the Kelpie icon or press Alt+Shift+K, and when you choose Save in the right-click menu or press Alt+Shift+S. One page, once for each time. It finds the title, the employer, the place, the pay and the text of the ad.
- **An application form on that page,** after the same click: its questions, and which fields already hold something, so that nothing is overwritten.
- **Your resume and your profile for forms,** from your account, so that the score and the values can be worked out on this computer.

- **The pages of a job site that you have allowed,** as you open them. No site is allowed when you install it. The panel asks for one site at a time, by a button that says what it does, and each has its switch under Sites in the panel's menu. On such a page a script of ours watches which ad is in view, so that the panel and the icon can show its score; it changes nothing there.

It reads no other tab, no history and no mail. Any other page stays unread until you click.`,
  },
  leaves: {
    title: "What leaves your computer, and when",
    body: `
- **When you click the icon, or open an ad of a site you have allowed:** nothing. The ad is read and scored in the panel.
- **When you press Save, or choose it from the right-click menu:** the ad or the link, your notes and the follow-up date, to your account. Where your account cannot be reached, they wait on your computer and are sent later; the panel lists what waits, and you can discard it.
- **When you answer 'Did you apply?' with yes:** that you applied for this job, to your account.
- **When you press Tailor, Letter or Download:** your resume and the ad, to your account, which answers with the text or the file.
- **When you press Fill (Premium):** the values you were shown go into the fields of the page, and your resume and letter into its file fields. The page can read what is in its fields, as when you type. Your account keeps with the application which fields were filled, without the values.
- **When you press This looks wrong and then Send:** the name of the site, your choice of what is wrong, and for each field whether it was found, by which rule and how surely. No text of the page, and it is kept without your account. The panel shows all of it before you send it.
- **At most once a day, after you read a page:** a question to the same server for the newest table of how job sites are built. It carries nothing of the page or of you.
- **When you answer a knock-out question:** your answer, to your account, so that you are not asked again.

Nothing is sent to anybody but the server you have connected it to. There is no analytics. The panel's menu lists what was sent, with the time.`,
  },
  permissions: {
    title: "Permissions, one by one",
    text: "Your browser shows them when you install it. It asks you again for each job site that you allow, and you can take that back at any time.",
    host: {
      name: "This site",
      allows: "Speak to the server of your Kelpie account, and no other.",
      why: "To fetch your resume and to save what you tell it to save.",
    },
    sites: {
      name: "Job sites, each only if you allow it",
      allows: `Read the pages of a site as you open them. None is allowed at first; these can be: ${jobSites.map(({ name }) => name).join(", ")}.`,
      why: "To show the score of each ad on the icon, and to let the panel follow you from ad to ad. Nothing of it is sent.",
    },
  },
  never: {
    title: "What it never does",
    items: [
      "Press Submit on an application",
      "Read a page that you have neither clicked on nor allowed",
      "Change a page by itself: it fills and marks the fields of a form only when you press Fill",
      "Read cookies, passwords or your history",
      "Load code from anywhere: all of it is in the package",
    ],
  },
  install: {
    title: "Three steps, about a minute",
    end: "Manage connected browsers in Settings > Security. To remove it, use your browser's list of extensions; what it had stored goes with it.",
  },
} as const;

/** /extension: what it reads, what it may, how to install it. */
export const extensionPage: SitePage = {
  path: pages.extension,
  title: extensionTexts.title,
  description: extensionTexts.description,
  Page: ExtensionPage,
};

function ExtensionPage() {
  const { reads, leaves, permissions, never, install } = extensionTexts;
  return (
    <article className="mx-auto max-w-[52rem] md:pt-6">
      <h1 className="text-28 font-bold md:text-36">{extensionTexts.title}</h1>
      <p className="mt-3 text-16 text-muted md:text-18">{extensionTexts.lead}</p>
      <Heading title={install.title} />
      <Island name="install">
        <InstallIsland />
      </Island>
      <p className="mt-6 text-14 text-muted">{install.end}</p>
      <Heading title={never.title} />
      <ul className="grid gap-2 text-16/7">
        {never.items.map((item) => (
          <li key={item} className="flex gap-3">
            <X aria-hidden="true" className="mt-1.5 size-4 shrink-0 text-muted" />
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-10 border-b border-line">
        <Folded title={reads.title}>
          <Prose source={reads.body} look="plain" className="[&>:first-child]:mt-0" />
        </Folded>
        <Folded title={leaves.title}>
          <Prose source={leaves.body} look="plain" className="[&>:first-child]:mt-0" />
        </Folded>
        <Folded title={permissions.title}>
          <p className="text-16/7">{permissions.text}</p>
          <dl className="mt-5">
            {extensionPermissions.map((one) => (
              <Permission key={one.name} {...one} isCode />
            ))}
            <Permission {...permissions.host} />
            <Permission {...permissions.sites} />
          </dl>
        </Folded>
      </div>
    </article>
  );
}

/** All of it is said, and read by whoever asks: closed, the page is a page to install from. */
function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2.5 [&::-webkit-details-marker]:hidden">
        <h2 id={headingId(title)} className="scroll-mt-24 text-18 font-bold">
          {title}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <h2 id={headingId(title)} className="mt-10 mb-3 scroll-mt-24 text-22 font-bold">
      {title}
    </h2>
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

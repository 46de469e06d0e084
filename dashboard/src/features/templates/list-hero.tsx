import { ArrowLeft, FileCheck, type LucideIcon, MapPin, Pencil } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { templatesTexts as texts } from "./templates-texts.ts";

interface Tile {
  icon: LucideIcon;
  title: string;
  text: string;
}

const tiles: readonly Tile[] = [
  {
    icon: FileCheck,
    title: "Read back before you get it",
    text: "Each file is read by Kelpie's own reader, and every word comes back in order.",
  },
  {
    icon: MapPin,
    title: "Made for Australia",
    text: "A4, work rights, referees and selection criteria. No photo, age or marital status.",
  },
  {
    icon: Pencil,
    title: "Yours to change",
    text: "Plain Word styles, example lines to replace, and notes that you delete at the end.",
  },
];

/** The way back, the ways on, what the page is about and three reasons. */
export function ListHero() {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TextLink
          look="quiet"
          href={pages.home}
          className="inline-flex min-h-10 items-center gap-1.5 text-14"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.home}
        </TextLink>
        <div className="flex flex-wrap gap-2 max-sm:w-full [&>*]:max-sm:flex-1">
          <ButtonLink href={pages.overview}>{texts.dashboard}</ButtonLink>
          <ButtonLink href={pages.resumeOptimizer}>{texts.optimizer}</ButtonLink>
        </div>
      </div>
      <div className="mt-10 max-w-[44rem] md:mt-16">
        <h1 className="text-28 font-bold md:text-36">{texts.title}</h1>
        <p className="mt-3 text-16 text-muted md:text-18">{texts.lead}</p>
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-6 border-t border-line pt-6 md:mt-12 md:grid-cols-3 md:pt-8">
        {tiles.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 text-primary" />
            <h2 className="text-16 font-medium">{title}</h2>
            <p className="col-start-2 mt-1 text-14 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

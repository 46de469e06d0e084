import { classNames } from "#shared/ui/primitives/class-names.ts";
import sizes from "../pictures/sizes.json" with { type: "json" };

export type PictureName = keyof typeof sizes;

const files = import.meta.glob<string>("../pictures/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

export function pictureFile(name: PictureName, theme: "light" | "dark"): string {
  return files[`../pictures/${name}-${theme}.webp`] ?? "";
}

export interface ProductPictureProps {
  name: PictureName;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  className?: string | undefined;
}

/**
 * A screenshot of Kelpie itself (npm run pictures), in the page's theme. Lazy, so that the one that is not shown is
 * never loaded.
 */
export function ProductPicture({ name, alt, className }: ProductPictureProps) {
  const picture = (theme: "light" | "dark", shown: string) => (
    <img
      src={pictureFile(name, theme)}
      alt={alt}
      {...sizes[name]}
      loading="lazy"
      decoding="async"
      className={classNames("h-auto", shown, className)}
    />
  );
  return (
    <>
      {picture("light", "night:hidden")}
      {picture("dark", "day:hidden")}
    </>
  );
}

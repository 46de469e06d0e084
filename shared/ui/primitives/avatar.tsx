import { classNames } from "./class-names.ts";
import { initials } from "./initials.ts";

export interface AvatarProps {
  name: string;
  src?: string | undefined;
  /** A person is a green circle of 32 px, a company a plain square of 40 px. */
  kind?: "person" | "company" | undefined;
  className?: string | undefined;
}

/** Its name is written next to it, so screen readers skip the picture. */
export function Avatar({ name, src, kind = "person", className }: AvatarProps) {
  const shape =
    kind === "person"
      ? "size-8 rounded-full bg-primary text-13 text-on-primary"
      : "size-10 rounded-control bg-sunken text-14 text-muted";
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "fc-border grid shrink-0 place-items-center overflow-hidden font-medium",
        shape,
        className,
      )}
    >
      {src ? (
        <img src={src} alt="" className="size-full object-cover" />
      ) : (
        initials(name, kind === "person" ? 1 : 2)
      )}
    </span>
  );
}

import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { followLink, type LinkProps } from "./follow-link.ts";

export interface ButtonLinkProps extends Omit<ComponentProps<"a">, "href">, ButtonLook, LinkProps {
  icon?: ReactNode | undefined;
  block?: boolean | undefined;
}

/** A link that looks like the action it leads to ("Upgrade Now"). */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, compact, icon, block, href, onNavigate, onClick, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      data-primary={variant === "primary" || undefined}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followLink({ href, onNavigate }, event);
      }}
      className={classNames(buttonClass({ variant, compact }, "text"), block && "w-full", className)}
    >
      {icon}
      {children}
    </a>
  );
}

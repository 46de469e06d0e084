import { useCallback } from "react";
import { useNavigate } from "react-router";
import { isSitePath } from "#shared/domain/site-paths.ts";

/** For `onNavigate` of the links in shared/ui. A page of the public site is a file of its own: a full load. */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (href: string) => {
      if (isSitePath(href)) window.location.assign(href);
      else void navigate(href);
    },
    [navigate],
  );
}

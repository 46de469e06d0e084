import { useCallback } from "react";
import { useNavigate } from "react-router";

/** For `onNavigate` of the links in shared/ui. */
export function useNavigateTo(): (href: string) => void {
  const navigate = useNavigate();
  return useCallback((href: string) => void navigate(href), [navigate]);
}

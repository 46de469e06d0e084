import { useCallback } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router";

/** A change of what is there, or what replaces it. */
type Change = ((params: URLSearchParams) => void) | URLSearchParams;

/**
 * The address's parameters as drawn, and a change of them.
 *
 * A change begins from the address as it is, not as it was last drawn: the router draws a new address when there is
 * time for it, and a second change before that would bring back what the first took away.
 */
export function useAddressParams() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (asked: Change, options?: NavigateOptions) => {
      const next = new URLSearchParams(asked instanceof URLSearchParams ? asked : window.location.search);
      if (typeof asked === "function") asked(next);
      void navigate(`?${next}`, options);
    },
    [navigate],
  );
  return [params, change] as const;
}

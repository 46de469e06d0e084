import type { Route } from "#shared/contract/route.ts";

/**
 * Key of a cached answer: the path first, then the request. The specification's default fetcher requests the first
 * item of the key.
 */
export function queryKey(route: Route, request?: object): readonly unknown[] {
  return request === undefined ? [route.path] : [route.path, request];
}

import { type ComponentType, lazy, useState } from "react";

/** A component whose code is asked for apart. */
export interface ReadyComponent<Props> {
  /** Goes into a Suspense boundary: its code may not be here yet. */
  Component: ComponentType<Props>;
  /** Asks for the code ahead. */
  preload: () => Promise<unknown>;
}

/**
 * As React's `lazy`, but drawn at once where the code has come before: what waits in a Suspense boundary React
 * shows no sooner than 300 ms after the boundary's stand-in, and `lazy` waits even for code that is here.
 */
export function readyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ReadyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Waiting: ComponentType<Props> = lazy(preload);
  function Component(props: Props) {
    // For its whole life: another type would be another element, and lose what is in it.
    const [Chosen] = useState(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  }
  return { Component, preload };
}

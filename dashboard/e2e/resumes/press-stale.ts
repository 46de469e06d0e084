import type { Page } from "puppeteer";

/** Calls the button's handler as a stale page would: past the `disabled` that stops a click. */
export const pressStale = (page: Page, name: string) =>
  page.$eval(`::-p-aria([name="${name}"][role="button"])`, (one) => {
    const props = Object.entries(one).find(([key]) => key.startsWith("__reactProps"))?.[1] as {
      onClick: (event: unknown) => void;
    };
    props.onClick({ preventDefault: () => undefined });
  });

import { CircleCheck, Download } from "lucide-react";
import { type MouseEvent, useEffect, useState, useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { navigations } from "#shared/contract/navigations.ts";
import { extensionTokensPath } from "#shared/contract/user-path.ts";
import { type BrowserKind, browserKind } from "#shared/domain/browser-kind.ts";
import { loginPath, pages } from "#shared/domain/pages.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { LoadDrawing, PinDrawing, UnpackDrawing } from "./install-drawings.tsx";
import { installTexts as texts } from "./install-texts.ts";

// No client, query or button of the app: what this page shared with the first signed-in screen would be split off it.
const link = "text-primary underline underline-offset-3";
const browsers = ["Chrome", "Edge", "Firefox"] as const;
type Loads = (typeof browsers)[number];

const never = () => () => undefined;
const lookMs = 3_000;

/** The build draws for Chrome; the browser then says what it is. */
function useBrowser(): BrowserKind {
  return useSyncExternalStore(
    never,
    () => browserKind(navigator.userAgent),
    () => "Chrome",
  );
}

/** Whether this server has the package: one that runs from its sources alone has not built it. */
function useHasPackage(): boolean | undefined {
  const [isHere, setIsHere] = useState<boolean>();
  useEffect(() => {
    fetch(navigations.extensionPackage, { method: "HEAD" }).then(
      // 204 where there is none: a 404 would be in the browser's console as an error.
      ({ status }) => setIsHere(status === 200),
      // Pressing the link then says what is wrong.
      () => setIsHere(true),
    );
  }, []);
  return isHere;
}

const tokens = z.array(z.object({ name: z.string(), createdAt: z.string() }));

async function newestToken(): Promise<string | undefined> {
  const answer = await fetch(extensionTokensPath, { credentials: "include", cache: "no-cache" });
  const list = tokens.safeParse(answer.ok ? await answer.json() : []).data ?? [];
  return list.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0]?.name;
}

/** Asks while the page is looked at, until the panel has connected. */
function useConnected() {
  // theme-boot.js has looked, as for the header.
  const isIn = useSyncExternalStore(
    never,
    () => document.documentElement.dataset.signedIn !== undefined,
    () => false,
  );
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!isIn || name !== undefined) return;
    const look = () => {
      if (document.visibilityState === "visible") newestToken().then(setName, () => undefined);
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isIn, name]);
  return { isIn, name };
}

/** The package, three steps for this browser, and the word when the extension has connected. */
export function InstallIsland() {
  const kind = useBrowser();
  const [chosen, setChosen] = useState<Loads>();
  const own = browsers.find((one) => one === kind);
  const shown = chosen ?? own ?? "Chrome";
  const steps = texts.steps[shown];
  return (
    <div className="grid gap-6">
      {(kind === "phone" || kind === "other") && (
        <div className="rounded-control bg-sunken px-4 py-3 text-14">
          <p className="font-medium">{texts[kind].title}</p>
          {texts[kind].text}
        </div>
      )}
      <Package browser={shown} isOwn={own === shown} />
      <Segmented
        label="Browser"
        options={browsers.map((value) => ({ value, label: value }))}
        value={shown}
        onValueChange={setChosen}
        className="justify-self-start"
      />
      <ol className="grid gap-4 sm:grid-cols-3">
        {[UnpackDrawing, LoadDrawing, PinDrawing].map((Drawing, at) => (
          <li key={steps[at]?.title} className="grid content-start gap-2">
            <div className="rounded-card border border-line bg-sunken p-2">
              <Drawing />
            </div>
            <h3 className="text-16 font-medium">{`${at + 1}. ${steps[at]?.title}`}</h3>
            <p className="text-14 text-muted wrap-anywhere">{steps[at]?.text}</p>
          </li>
        ))}
      </ol>
      <Connected />
    </div>
  );
}

function Package({ browser, isOwn }: { browser: Loads; isOwn: boolean }) {
  const isHere = useHasPackage();
  const [isLost, setLost] = useState(false);
  // A link whose server is gone does nothing: the server is asked first.
  const get = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    setLost(false);
    fetch(href, { method: "HEAD" }).then(
      () => window.location.assign(href),
      () => setLost(true),
    );
  };
  if (isHere === false)
    return (
      <p className="text-14">
        {texts.missing}{" "}
        <a href={`${pages.help}#form`} className={link}>
          {texts.write}
        </a>
      </p>
    );
  // In the page as it is built too: it links to nothing that may not be there.
  if (isHere === undefined) return <div className="min-h-11" />;
  if (browser === "Firefox") return <p className="text-14 text-muted">{texts.firefox}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={navigations.extensionPackage}
        download
        onClick={get}
        className="inline-flex min-h-11 items-center gap-2 rounded-control bg-primary px-5 text-16 font-medium text-on-primary no-underline hover:bg-primary-hover"
      >
        <Download aria-hidden="true" className="size-5" />
        {`Get it for ${browser}`}
      </a>
      {isOwn && <p className="text-14 text-muted">{`You use ${browser}.`}</p>}
      {isLost && (
        <p role="alert" className="w-full text-14 text-danger">
          {texts.lost}
        </p>
      )}
    </div>
  );
}

function Connected() {
  const { isIn, name } = useConnected();
  if (name !== undefined)
    return (
      <div role="status" className="flex items-center gap-3 rounded-card bg-success-soft p-4">
        <CircleCheck aria-hidden="true" className="size-8 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="font-bold">Connected</p>
          <p className="text-14 wrap-anywhere">{name}</p>
        </div>
      </div>
    );
  return (
    <p className="text-14 text-muted">
      {isIn ? (
        texts.waiting
      ) : (
        <>
          {texts.signedOut}{" "}
          <a href={loginPath(pages.extension)} className={link}>
            Log in
          </a>
        </>
      )}
    </p>
  );
}

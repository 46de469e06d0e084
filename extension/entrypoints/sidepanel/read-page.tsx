import { type ComponentProps, lazy, Suspense, useEffect, useState } from "react";
import { usePageRequest } from "../../features/applications/use-page-request.ts";
import { sourceName } from "../../features/jobs/job-ad.ts";
import type { PageRead } from "../../platform/page/read-page.ts";
import { AdScreen } from "./ad/ad-screen.tsx";

const MenuLink = lazy(() =>
  import("../../features/applications/menu-link.tsx").then((file) => ({ default: file.MenuLink })),
);
const FillScreen = lazy(() =>
  import("./fill/fill-screen.tsx").then((file) => ({ default: file.FillScreen })),
);
const FormNotice = lazy(() =>
  import("../../features/autofill/form-notice.tsx").then((file) => ({ default: file.FormNotice })),
);
const ChangedAdNotice = lazy(() =>
  import("../../features/jobs/changed-ad-notice.tsx").then((file) => ({ default: file.ChangedAdNotice })),
);
const NoAdScreen = lazy(() => import("./ad/no-ad-screen.tsx").then((file) => ({ default: file.NoAdScreen })));

interface ReadPageProps
  extends Omit<ComponentProps<typeof AdScreen>, "notice" | "isSaveDue" | "onSaveTaken"> {
  /** True if the tab now shows another ad. */
  isChanged: boolean;
}

/** An ad, or a page that is not one, and its application form if it has one. */
export function ReadPage({ isChanged, ...props }: ReadPageProps) {
  const { page, draft, header, user } = props;
  const { asked, settle } = usePageRequest(page);
  const [link, setLink] = useState<{ url: string; title: string } | null>(null);
  useEffect(() => {
    if (asked?.act !== "save-link") return;
    setLink(asked);
    settle();
  }, [asked, settle]);
  const [filling, setFilling] = useState<PageRead | null>(null);
  if (filling === page)
    return (
      <Suspense>
        <FillScreen page={page} user={user} header={header} onLeave={() => setFilling(null)} />
      </Suspense>
    );
  const notice = (
    <Suspense>
      {isChanged && <ChangedAdNotice onRead={props.onReadAgain} />}
      {link && <MenuLink key={link.url} {...link} source={sourceName(null, link.url)} />}
    </Suspense>
  );
  const fill = () => setFilling(page);
  const wish = asked?.act === "save-link" ? undefined : asked;
  if (page.capture.isAd || draft?.adText)
    return (
      <AdScreen
        {...props}
        notice={
          <>
            {notice}
            <Suspense>
              <FormNotice page={page} onFill={fill} />
            </Suspense>
          </>
        }
        isSaveDue={wish !== undefined}
        onSaveTaken={settle}
      />
    );
  return (
    <Suspense>
      <NoAdScreen {...props} notice={notice} asked={wish?.act} onAskedTaken={settle} onFill={fill} />
    </Suspense>
  );
}

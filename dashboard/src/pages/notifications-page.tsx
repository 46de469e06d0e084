import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { UpdatesCard } from "../features/account/notices-section.tsx";
import { useSettings } from "../features/account/use-settings.ts";
import { ChannelsCard, useChannels } from "../features/notifications/channels-card.tsx";
import { NotificationRows } from "../features/notifications/notification-rows.tsx";
import { notificationsTexts as texts } from "../features/notifications/notifications-texts.ts";
import {
  useMarkRead,
  useNotifications,
  useUnreadCount,
} from "../features/notifications/use-notifications.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function NotificationsPage() {
  const { data: settings, keep } = useChannels();
  const { data: account } = useSettings();
  return (
    <>
      <PageHead title={texts.title} />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <NotificationList />
        <div className="grid gap-4 md:gap-6">
          {settings ? (
            <ChannelsCard settings={settings} onChange={keep} />
          ) : (
            <SkeletonCard className="h-80" />
          )}
          {account && <UpdatesCard notices={account.notifications} />}
        </div>
      </div>
    </>
  );
}

function NotificationList() {
  const { data, error, isPending, isFetching, refetch } = useNotifications();
  const { markRead, markAllRead } = useMarkRead();
  const unread = useUnreadCount();
  const onNavigate = useNavigateTo();
  if (isPending) return <SkeletonCard className="h-80" />;
  if (error && !data)
    return (
      <LoadFailed title={texts.loadFailed} text={texts.loadFailedText} {...{ error, isFetching, refetch }} />
    );
  if (data.length === 0)
    return (
      <Card as="section">
        <EmptyState level={2} title={texts.empty} text={texts.emptyText} />
      </Card>
    );
  return (
    <Card as="section">
      <CardHeader
        title="All notifications"
        count={
          unread > 0 && (
            <Badge plain tone="info">
              {`${unread} unread`}
            </Badge>
          )
        }
        action={
          unread > 0 && (
            <Button compact variant="ghost" onClick={markAllRead}>
              {texts.markAll}
            </Button>
          )
        }
      />
      <NotificationRows notifications={data} onRead={markRead} onNavigate={onNavigate} />
    </Card>
  );
}

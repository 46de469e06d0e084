import { Plus } from "lucide-react";
import { EmptyState } from "../blocks/empty-state.tsx";
import { ErrorState } from "../blocks/error-state.tsx";
import { KelpieLogo, KelpieMark } from "../blocks/kelpie-logo.tsx";
import { Notice } from "../blocks/notice.tsx";
import { Avatar } from "../primitives/avatar.tsx";
import { Button } from "../primitives/button.tsx";
import { Card } from "../primitives/card.tsx";
import { Skeleton } from "../primitives/skeleton.tsx";
import { TextLink } from "../primitives/text-link.tsx";
import { Row, Shelf } from "./shelf.tsx";

const stay = () => undefined;

export function LookBookStates() {
  return (
    <>
      <Shelf title="Notice">
        <div className="grid max-w-140 gap-2">
          <Notice>A fact that changes what the number means.</Notice>
          <Notice tone="success" title="Saved">
            With the full ad and this score. <TextLink href="#top">Open application</TextLink>
          </Notice>
          <Notice tone="danger" title="Not saved yet" action={<Button compact>Retry</Button>}>
            The server did not answer. Your note is kept here.
          </Notice>
          <Notice tone="warn">Your Premium Plan expires on December 12, 2026.</Notice>
          <Notice tone="offline">You are offline. Changes are saved and sent later.</Notice>
        </div>
      </Shelf>
      <Shelf title="Mark">
        <Row>
          <KelpieLogo size={32} />
          <KelpieLogo />
          <KelpieMark size={20} />
          <Avatar name="Priya Raman" />
          <Avatar name="Bellwether Energy" kind="company" />
        </Row>
      </Shelf>
      <Shelf title="Loading">
        <Card aria-busy="true" className="max-w-140 divide-y divide-line">
          <SkeletonRow />
          <SkeletonRow />
        </Card>
      </Shelf>
      <Shelf title="Empty, error">
        <div className="grid items-start gap-4 @3xl:grid-cols-2">
          <Card>
            <EmptyState
              title="No applications found"
              text="Start tracking your job applications by adding your first application"
              action={
                <Button variant="primary" icon={<Plus aria-hidden="true" />}>
                  Add Your First Application
                </Button>
              }
            />
          </Card>
          <Card>
            <ErrorState
              title="Unable to Load Jobs"
              text="There was an error connecting to job services. Please try again later."
              onRetry={stay}
              requestId="7f3c2a"
            />
          </Card>
        </div>
      </Shelf>
    </>
  );
}

function SkeletonRow() {
  return (
    <div className="flex items-center gap-4 p-4">
      <Skeleton className="size-10" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
      </div>
      <Skeleton className="h-4 w-18" />
    </div>
  );
}

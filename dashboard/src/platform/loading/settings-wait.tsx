import { CardBody } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";

/** In the place of what a card of the settings shows, until it is there or has failed. */
export function SettingsWait({ failure }: { failure: string | null }) {
  return (
    <CardBody aria-busy={failure === null}>
      {failure === null ? (
        <Skeleton className="h-5 w-48" />
      ) : (
        <p role="alert" className="text-14 text-danger">
          {failure}
        </p>
      )}
    </CardBody>
  );
}

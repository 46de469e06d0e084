import { useQuery } from "@tanstack/react-query";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { account } from "#shared/contract/account.ts";
import { counted } from "#shared/domain/text.ts";
import { ownOrigin } from "../platform/api.ts";

const { account: api } = createApiClient({ account: { waiting: account.waiting } }, ownOrigin);

const againMs = 2000;

/** Where one's work is in line, while it waits. Drawn only while something takes long. */
export function WaitingLine() {
  const { data } = useQuery({
    queryKey: ["waiting"],
    queryFn: () => api.waiting(),
    refetchInterval: againMs,
    retry: false,
    gcTime: 0,
  });
  const place = data?.place;
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--foot,0px)+1rem)] z-40 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface px-3 py-2 text-14 shadow-1 empty:hidden print:hidden"
    >
      {place &&
        `Kelpie is busy. You are number ${place.position} in line: about ${counted(place.seconds, "second")} to go.`}
    </p>
  );
}

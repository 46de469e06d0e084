import { useQuery } from "@tanstack/react-query";
import { readQueue } from "../../platform/queue.ts";
import { readStored } from "../../platform/storage.ts";

const lostKey = ["session", "lost-account"];

/** Whether the server has ended the last connection: revoked in Settings, or unused for 90 days. */
export function useLostAccount(): boolean {
  const { data } = useQuery({
    queryKey: lostKey,
    queryFn: async () => (await readStored("lostAccount")) ?? null,
    staleTime: 0,
  });
  return data !== undefined && data !== null;
}

/** Why, and that nothing was lost by it. */
export function ConnectAgain() {
  const { data } = useQuery({ queryKey: [...lostKey, "waiting"], queryFn: countWaiting, staleTime: 0 });
  const waiting = data === 1 ? "1 change waits" : `${data} changes wait`;
  return (
    <p>
      This browser's connection was ended.{" "}
      {data ? `${waiting} on this computer and will be sent once that account is connected.` : ""}
    </p>
  );
}

async function countWaiting(): Promise<number> {
  const lost = await readStored("lostAccount");
  return (await readQueue()).filter(({ accountId }) => accountId === lost?.id).length;
}

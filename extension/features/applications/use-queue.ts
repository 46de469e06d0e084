import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { connectedAccount } from "../../platform/account.ts";
import { allowAgain, discard, type QueuedCall, readQueue, sendQueue } from "../../platform/queue.ts";
import { watchJson } from "../../platform/raw-json.ts";

const queueKey = ["kept", "queue"];

interface Queue {
  /** The waiting calls of the connected account, oldest first. */
  calls: QueuedCall[];
  isSending: boolean;
  send: () => void;
  discard: (key: string) => void;
}

/** Changes that the person made and the server does not have yet. */
export function useQueue(): Queue {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const { data } = useQuery({ queryKey: queueKey, queryFn: ownCalls });

  useEffect(
    () => watchJson("local", "queue", () => void client.invalidateQueries({ queryKey: queueKey })),
    [client],
  );

  const send = () => {
    setSending(true);
    void allowAgain()
      .then(sendQueue)
      .then(() => client.invalidateQueries({ queryKey: ["/api/applications"] }))
      .finally(() => setSending(false));
  };
  return {
    calls: data ?? [],
    isSending,
    send,
    discard: (wanted) => void discard(({ key }) => key === wanted),
  };
}

async function ownCalls(): Promise<QueuedCall[]> {
  const account = await connectedAccount();
  return (await readQueue()).filter(({ accountId }) => accountId === account?.id);
}

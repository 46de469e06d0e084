import { useQuery } from "@tanstack/react-query";
import { timestampText } from "#shared/domain/dates.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { readStored } from "../../platform/storage.ts";
import { sentWord } from "./sent-word.ts";

/** What was sent from this computer to the person's account, newest first, recorded from the calls themselves. */
export function SentList() {
  const { data } = useQuery({
    queryKey: ["kept", "sent-calls"],
    queryFn: async () => (await readStored("sentCalls")) ?? [],
    staleTime: 0,
  });
  if (data === undefined) return null;
  if (data.length === 0)
    return (
      <p className="text-muted">
        Nothing yet. Ads are read and scored on this computer; they are sent when you press Save, Tailor or
        Letter.
      </p>
    );
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        Everything this extension has sent to your account from this browser, the last 50. It speaks to no
        other server.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {data.map(({ at, call, title }) => (
            <li key={`${at} ${call}`} className="grid gap-0.5 px-4 py-3">
              <p className="font-medium">{sentWord(call)}</p>
              {title !== "" && <p className="wrap-anywhere text-muted">{title}</p>}
              <p className="text-13 text-muted">
                <time dateTime={at}>{timestampText(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

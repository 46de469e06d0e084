import { statusOfKind } from "#shared/domain/applications/message-kinds.ts";
import { readMessage } from "#shared/messages/read-message.ts";
import { type LabelledMessage, readLabelledMessages } from "../../messages/labelled-messages.ts";
import { isSetAside } from "../../train/labelled-resume.ts";

/** The day on which the messages are read. */
const asOf = "2026-11-28";

interface Miss {
  id: string;
  field: "kind" | "when";
  expected: string;
  got: string;
}

interface MessageFigures {
  n: number;
  kind: { right: number; wrongStatus: number };
  when: { n: number; right: number };
  byKind: Record<string, { n: number; right: number }>;
  misses: Miss[];
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : Number((part / whole).toFixed(4)));

function measure(messages: readonly LabelledMessage[]): MessageFigures {
  const byKind: MessageFigures["byKind"] = {};
  const misses: Miss[] = [];
  let [right, wrongStatus, dated, rightDates] = [0, 0, 0, 0];
  for (const { id, words, expected } of messages) {
    const read = readMessage(words, asOf);
    const kind = read?.kind ?? "none";
    const own = byKind[expected.kind] ?? { n: 0, right: 0 };
    byKind[expected.kind] = own;
    own.n += 1;
    if (kind === expected.kind) {
      own.right += 1;
      right += 1;
    } else {
      misses.push({ id, field: "kind", expected: expected.kind, got: kind });
      const meant = expected.kind === "none" ? null : statusOfKind(expected.kind, true);
      if (read?.status != null && read.status !== meant) wrongStatus += 1;
    }
    if (expected.date === undefined || expected.time === undefined) continue;
    dated += 1;
    const [wanted, got] = [`${expected.date} ${expected.time}`, `${read?.date ?? "-"} ${read?.time ?? ""}`];
    if (wanted === got) rightDates += 1;
    else misses.push({ id, field: "when", expected: wanted, got });
  }
  return {
    n: messages.length,
    kind: { right: share(right, messages.length), wrongStatus: share(wrongStatus, messages.length) },
    when: { n: dated, right: share(rightDates, dated) },
    byKind,
    misses,
  };
}

/**
 * Measures what is read from employers' messages (task `messages`): shares of right kinds, of kinds that would
 * propose a wrong status, and of meetings with the right day and time. The third that is set aside by hash has
 * separate figures and no misses.
 * @param directory `NN.txt|eml` and `expected.json`.
 */
export async function evaluateMessages(directory: string): Promise<object> {
  const all = await readLabelledMessages(directory);
  const own = measure(all.filter(({ id }) => !isSetAside(id)));
  const { misses: _, ...setAside } = measure(all.filter(({ id }) => isSetAside(id)));
  const { misses, byKind, ...whole } = measure(all);
  return { task: "messages", ...whole, own: { ...own, misses: undefined }, setAside, misses: own.misses };
}

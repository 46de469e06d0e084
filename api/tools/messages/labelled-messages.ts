import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { messageKinds } from "#shared/domain/applications/message-kinds.ts";
import type { MessageWords } from "#shared/messages/message-words.ts";
import { readMailSource } from "../../src/adapters/read-mail.ts";
import { closeBytes } from "../../src/bytes/outside.ts";

const expectation = z.object({
  kind: z.enum([...messageKinds, "none"]),
  date: z.optional(z.string()),
  time: z.optional(z.string()),
});

/** A message with its label. */
export interface LabelledMessage {
  id: string;
  words: MessageWords;
  expected: z.infer<typeof expectation>;
}

/** A pasted message may begin with its headers. */
const pasted = (text: string): MessageWords => ({ subject: "", text });

/**
 * The messages of a folder: `NN.txt` or `NN.eml`, and `expected.json` with `{"NN": {kind, date?, time?}}`.
 * @throws Error for an expectation without its message.
 */
export async function readLabelledMessages(folder: string): Promise<LabelledMessage[]> {
  const json: unknown = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8"));
  const expected = z.record(z.string(), expectation).parse(json);
  const names = readdirSync(folder);
  return Promise.all(
    Object.keys(expected)
      .sort()
      .map(async (id) => {
        const name = names.find((one) => one === `${id}.txt` || one === `${id}.eml`);
        if (name === undefined || !existsSync(join(folder, name))) throw new Error(`${id} has no message.`);
        const bytes = readFileSync(join(folder, name));
        const words = name.endsWith(".eml")
          ? await readMailSource(closeBytes(bytes))
          : pasted(bytes.toString("utf8"));
        return { id, words, expected: expected[id] ?? { kind: "none" } };
      }),
  );
}

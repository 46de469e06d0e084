import * as z from "zod/mini";

/** Every message that travels inside the extension. Pages have none: they cannot name an act, an address or a token. */
export const message = z.discriminatedUnion("type", [
  /** The icon was clicked on this tab: read it. */
  z.strictObject({ type: z.literal("read-tab"), tabId: z.number(), windowId: z.number() }),
]);
export type Message = z.infer<typeof message>;

import * as z from "zod/mini";

/**
 * Every message inside the extension. A page's script has none of them, so it cannot name an action, an address or a
 * token.
 */
export const message = z.discriminatedUnion("type", [
  /** The icon was clicked on this tab: read it. */
  z.strictObject({ type: z.literal("read-tab"), tabId: z.number(), windowId: z.number() }),
]);
export type Message = z.infer<typeof message>;

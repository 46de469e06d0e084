import type { KelpieContract } from "#shared/contract/index.ts";
import type { FeatureHandlers } from "../../http/handler.ts";
import { readState } from "../../identity/two-step/two-step.store.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from "./two-step.ts";

export const twoStepHandlers: FeatureHandlers<KelpieContract["twoStep"]> = {
  state: async ({ user, services }) => {
    const { since, codesLeft } = await readState(services.db, user.id);
    return { isOn: since !== null, since: since?.toISOString() ?? null, codesLeft };
  },

  begin: (call) => beginTwoStep(call),

  confirm: async (call) => {
    const recoveryCodes = await confirmTwoStep(call);
    return { recoveryCodes, token: await call.session.renew(call.user.id) };
  },

  end: async (call) => {
    await endTwoStep(call);
    return { success: true };
  },

  renewCodes: async (call) => ({ recoveryCodes: await renewRecoveryCodes(call) }),

  secondStep: async ({ body, held, session, note }) => {
    await session.takeCode(held.userId, body.code);
    const token = await session.finishSignIn();
    await note("sign-in", { userId: held.userId });
    return { token };
  },
};

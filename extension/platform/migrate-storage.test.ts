import { beforeEach, expect, it } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { migrateStorage } from "./migrate-storage.ts";

const kept = async () => fakeBrowser.storage.local.get();

beforeEach(() => fakeBrowser.reset());

it("data of the first release are brought to this version: the copy of the saved jobs goes, the rest stays", async () => {
  await fakeBrowser.storage.local.set({ token: '"kel_1"', savedJobs: "{}" });
  await migrateStorage();
  expect(await kept()).toEqual({ token: '"kel_1"', version: "1" });
});

it("each step is taken once, also when worker and panel start together", async () => {
  await Promise.all([migrateStorage(), migrateStorage()]);
  await fakeBrowser.storage.local.set({ savedJobs: "{}" });
  await migrateStorage();
  expect(await kept()).toEqual({ version: "1", savedJobs: "{}" });
});

it("data of a newer version are left as they are", async () => {
  await fakeBrowser.storage.local.set({ version: "99", savedJobs: "new" });
  await migrateStorage();
  expect(await kept()).toEqual({ version: "99", savedJobs: "new" });
});

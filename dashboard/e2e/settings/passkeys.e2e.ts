import type { Page, Protocol } from "puppeteer";
import { describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { checkLooks, newVisitor, open, press, seeAddress, seeText, valueIn } from "../visit.ts";
import { openSettingsDesk, tab } from "./settings-desk.ts";

const desk = openSettingsDesk();

/** Checking a page takes the device away again: its session ends with that. A device of the page's browser that keeps passkeys, as a phone does, and says yes when asked who is there. */
async function giveDevice(page: Page) {
  const session = await page.createCDPSession();
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    keep: async (credential: Protocol.WebAuthn.Credential) =>
      session.send("WebAuthn.addCredential", { authenticatorId, credential }),
    /** Whether the person proves themselves to it. */
    verify: (isUserVerified: boolean) =>
      session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}
type Device = Awaited<ReturnType<typeof giveDevice>>;

async function firstKey(device: Pick<Device, "keys">) {
  const [key] = await device.keys();
  if (!key) throw new Error("The device holds no passkey.");
  return key;
}

const inDialog = (name: string) => `[role="dialog"] input[name=${name}]`;

async function add(page: Page, name: string, password: string): Promise<void> {
  await press(page, "Add a passkey");
  await page.locator(inDialog("name")).fill(name);
  await page.locator(inDialog("currentPassword")).fill(password);
  await page.focus(inDialog("currentPassword"));
  await page.keyboard.press("Enter");
}

describe("passkeys", () => {
  it("one is added with the password, opens the account in another browser, and opens it no more once removed", async () => {
    const { page, account } = desk;
    await open(page, tab("security"));
    await seeText(page, "No passkey yet.");
    await press(page, "Add a passkey");
    await seeText(page, "Your device asks for the rest.");
    await valueIn(page, inDialog("name"));
    await checkLooks(page, "passkey-add");
    await page.setViewport({ width: 1280, height: 900 });
    await page.keyboard.press("Escape");
    await page.waitForSelector('[role="dialog"]', { hidden: true });

    const device = await giveDevice(page);
    await add(page, "Pocket phone", "wrong-password");
    await seeText(page, "This is not your current password");
    expect(await device.keys()).toHaveLength(0);
    await page.locator(inDialog("currentPassword")).fill(account.password);
    await page.focus(inDialog("currentPassword"));
    await page.keyboard.press("Enter");
    await seeText(page, "Passkey added");
    await seeText(page, "not used yet");
    const key = await firstKey(device);
    await checkLooks(page, "settings-passkeys");
    await page.setViewport({ width: 1280, height: 900 });

    const other = await newVisitor(desk.browser);
    const phone = await giveDevice(other);
    await phone.keep(key);
    await open(other, pages.login);
    await press(other, "Sign in with a passkey");
    await seeAddress(other, pages.overview);
    await seeText(other, "Test Person");

    await open(page, tab("security"));
    await seeText(page, "last used");
    await seeText(page, "Signed in with a passkey");
    await press(page, "Remove: Pocket phone");
    await seeText(page, "Remove this passkey?");
    await press(page, "Remove");
    await seeText(page, "No passkey yet.");

    const third = await newVisitor(desk.browser);
    const copy = await giveDevice(third);
    await copy.keep(key);
    await open(third, pages.login);
    await press(third, "Sign in with a passkey");
    await seeText(third, "This passkey was not accepted.");
    await seeAddress(third, pages.login);
    await other.close();
    await third.close();
  });

  it("a device that the person does not prove themselves to makes none, and says so", async () => {
    const { page, account } = desk;
    const device = await giveDevice(page);
    await device.verify(false);
    await open(page, tab("security"));
    await seeText(page, "No passkey yet.");
    await add(page, "Pocket phone", account.password);
    await seeText(page, "Your device made none.");
    await device.verify(true);
    await page.focus(inDialog("currentPassword"));
    await page.keyboard.press("Enter");
    await seeText(page, "Passkey added");
    await seeText(page, "Pocket phone");
  });
});

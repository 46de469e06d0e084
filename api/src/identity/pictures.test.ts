import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPictureFetch } from "../adapters/fetch-picture.ts";
import { closeBytes } from "../bytes/outside.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { storeGooglePicture } from "./pictures.ts";

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]);
const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 9]);
const googles = "https://lh3.googleusercontent.com/a/kim=s96-c";

let api: TestApi;
const asked: string[] = [];
beforeAll(async () => {
  api = await startTestApi({
    pictures: async (address) => {
      asked.push(address);
      return closeBytes(jpeg);
    },
  });
});
afterAll(() => api.stop());

const fileOf = (bytes: Uint8Array<ArrayBuffer>, type = "image/png") => new File([bytes], "me.svg", { type });

describe("a person's picture", () => {
  it("an own one is kept here, shown to its person only, and removed", async () => {
    const person = await api.signedUp();
    const { profileImageUrl } = await person.api.account.savePicture({ file: fileOf(png) });
    expect((await person.api.auth.user()).profileImageUrl).toBe(profileImageUrl);
    const answer = await person.send(profileImageUrl);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    expect((await (await api.signedUp()).send(profileImageUrl)).status).toBe(404);
    expect((await api.visitor().send(profileImageUrl)).status).toBe(401);
    await person.api.account.removePicture();
    expect((await person.api.auth.user()).profileImageUrl).toBeNull();
  });

  it.each([
    ["an SVG", new TextEncoder().encode("<svg onload='alert(1)'/>")],
    ["a page", new TextEncoder().encode("<html><script>alert(1)</script>")],
    ["nothing", new Uint8Array()],
  ])("%s called a picture is refused", async (_name, bytes) => {
    const person = await api.signedUp();
    await expect(person.api.account.savePicture({ file: fileOf(bytes) })).rejects.toMatchObject({
      status: 415,
    });
    expect((await person.api.auth.user()).profileImageUrl).toBeNull();
  });

  it("Google's is kept once, here; an own one is never replaced by it", async () => {
    const person = await api.signedUp();
    await storeGooglePicture(api.services, person.userId, googles);
    expect((await person.api.auth.user()).profileImageUrl).toMatch(/^\/api\/user\/picture\?v=/);
    await person.api.account.savePicture({ file: fileOf(png) });
    await storeGooglePicture(api.services, person.userId, googles);
    expect(asked).toEqual([googles]);
    expect((await person.send("/api/user/picture")).headers.get("content-type")).toBe("image/png");
  });

  it("one that does not come keeps nobody from signing in", async () => {
    const person = await api.signedUp();
    const pictures = () => Promise.reject(new Error("no network"));
    await storeGooglePicture({ ...api.services, pictures }, person.userId, googles);
    expect((await person.api.auth.user()).profileImageUrl).toBeNull();
  });
});

describe("fetching Google's picture", () => {
  it.each([
    "http://lh3.googleusercontent.com/a",
    "https://googleusercontent.com.evil.example/a",
    "https://lh3.googleusercontent.com:8443/a",
    "https://me@lh3.googleusercontent.com/a",
    "https://127.0.0.1/a",
    "file:///etc/passwd",
    "a",
  ])("%s is never asked", async (address) => {
    const asks: unknown[] = [];
    const fetchPicture = createPictureFetch(async (input) => {
      asks.push(input);
      return new Response(jpeg);
    });
    expect(await fetchPicture(address)).toBeUndefined();
    expect(asks).toEqual([]);
  });

  it("what is too large is left", async () => {
    const large = createPictureFetch(async () => new Response(new Uint8Array(3 * 1024 * 1024)));
    expect(await large(googles)).toBeUndefined();
    const fits = createPictureFetch(async () => new Response(jpeg));
    expect(await fits(googles)).toEqual(jpeg);
  });
});

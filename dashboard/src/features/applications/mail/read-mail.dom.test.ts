import { describe, expect, it } from "vitest";
import { readMail } from "./read-mail.ts";

const html = `<html><head><style>p{color:red}</style></head><body><img src="https://track.example/x.gif"><p>We&rsquo;d like to invite you to an interview on Tuesday 2 February at 10.30 am.</p></body></html>`;
const eml = [
  "From: people@harbour.example",
  "Subject: =?utf-8?Q?Your_interview_=E2=80=93_Harbour?=",
  'Content-Type: multipart/alternative; boundary="b1"',
  "",
  "--b1",
  "Content-Type: text/html; charset=utf-8",
  "Content-Transfer-Encoding: quoted-printable",
  "",
  html.replaceAll("=", "=3D").replace("Tuesday 2", "Tuesday=\r\n 2"),
  "--b1--",
].join("\r\n");

describe("readMail", () => {
  it("an HTML message with a tracking picture is its words, and nothing of the picture", async () => {
    const { subject, text } = await readMail(new File([eml], "mail.eml"));
    expect(subject).toBe("Your interview – Harbour");
    expect(text).toBe("We’d like to invite you to an interview on Tuesday 2 February at 10.30 am.");
    // The source, pasted.
    expect(await readMail(eml)).toEqual({ subject, text });
  });

  it("base64 text, a plain paste, one that begins like a header, and what is no message at all", async () => {
    const plain =
      "From: a@b.example\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\nS2FmZmVlIOKAkyBjYWbDqQ==";
    expect((await readMail(plain)).text).toBe("Kaffee – café");
    expect(await readMail("Hi Mara\n\nSee you soon")).toEqual({
      subject: "",
      text: "Hi Mara\n\nSee you soon",
    });
    expect((await readMail("When: 3 December\n\nSee you soon")).text).toBe(
      "When: 3 December\n\nSee you soon",
    );
    expect((await readMail("")).text).toBe("");
    expect((await readMail(new File([new Uint8Array([0, 255, 13, 10])], "x.eml"))).subject).toBe("");
  });
});

/** Outcomes about notifications, ownership of data, and links in mails. */

import { pages } from "#shared/domain/pages.ts";
import { mailedToken, mailsTo } from "../../../src/testing/outbox.ts";
import { testPassword } from "../../../src/testing/start-test-api.ts";
import { type Desk, holds, job, type Outcome, type Person, refusal, same, withResume } from "./desk.ts";

const allOn = { email: true, sms: true, whatsapp: true, app: true };

/** Number of notifications and mails that somebody got from an action. */
async function toldOf(desk: Desk, person: Person, act: () => Promise<unknown>): Promise<number[]> {
  await person.api.notifications.storeChannels({ body: { channels: allOn } });
  await act();
  await desk.api.services.tasks.settle();
  const mails = await desk.api.services.db.mail.count({ where: { recipient: person.email } });
  return [(await person.api.notifications.list()).length, mails];
}

const ownActs: [string, (person: Person) => Promise<unknown>][] = [
  [
    "moving an application",
    async ({ api }) => {
      const { id } = await api.applications.create({ body: { ...job, status: "saved" } });
      for (const status of ["applied", "interviewing", "offered"] as const)
        await api.applications.update({ params: { id }, body: { status } });
    },
  ],
  [
    "saving and deleting a job",
    async ({ api }) => {
      const { id } = await api.applications.create({ body: { ...job, status: "saved" } });
      await api.applications.remove({ params: { id } });
    },
  ],
  [
    "changing the resume",
    ({ api }) => api.resumes.keepDefault({ body: { name: "Mine", text: "Kim Lee\nNurse at Ward Nine" } }),
  ],
  ["writing a letter", ({ api }) => api.coverLetters.generate({ body: job })],
];

const silence: Outcome[] = ownActs.map(([name, act]) => ({
  id: `nobody is told of ${name} themselves, on no channel`,
  async check(desk) {
    const person = await withResume(desk);
    same(await toldOf(desk, person, () => act(person)), [0, 0], "notifications and mails");
  },
}));

/** True if a path leads to a page of the site. */
function isPage(path: string): boolean {
  const clean = path.split(/[?#]/)[0] ?? "";
  return Object.values(pages).some((pattern) => {
    const parts = pattern.split("/");
    const given = clean.split("/");
    return (
      parts.length === given.length && parts.every((part, at) => part.startsWith(":") || part === given[at])
    );
  });
}

const linksIn = (mail: string, origin: string) =>
  [...mail.replaceAll("=3D", "=").matchAll(/https?:\/\/[^\s"<>]+/g)]
    .map(([link]) => link)
    .filter((link) => link.startsWith(origin));

export const peopleOutcomes: Outcome[] = [
  ...silence,
  {
    id: "a reminder that was asked for is in the list, and no mail",
    async check(desk) {
      const person = await withResume(desk);
      const { id } = await person.api.applications.create({ body: { ...job, status: "applied" } });
      const told = await toldOf(desk, person, () => person.api.applications.followUp({ params: { id } }));
      same(told, [1, 0], "notifications and mails");
    },
  },
  {
    id: "a free person reads, opens, moves and deletes each of nine saved jobs",
    async check(desk) {
      const person = await desk.api.signedUp();
      for (let n = 0; n < 9; n++)
        await person.api.applications.create({ body: { ...job, jobTitle: `Analyst ${n}`, status: "saved" } });
      const all = await person.api.applications.list({ query: { ads: "none" } });
      same(all.length, 9, "listed");
      for (const { id } of all) {
        holds((await person.api.applications.get({ params: { id } })).jobDescription.length > 50, "no ad");
        await person.api.applications.update({ params: { id }, body: { status: "applied" } });
      }
      await person.api.applications.remove({ params: { id: all[0]?.id ?? "" } });
      const left = await person.api.applications.list({ query: { ads: "none" } });
      same([left.length, left.every(({ status }) => status === "applied")], [8, true], "left and applied");
    },
  },
  {
    id: "the eleventh free job is refused with a reason, and the ten stay",
    async check(desk) {
      const person = await desk.api.signedUp();
      const save = (n: number) =>
        person.api.applications.create({ body: { ...job, jobTitle: `Analyst ${n}`, status: "saved" } });
      for (let n = 0; n < 10; n++) await save(n);
      same(await refusal(save(10)), 403, "status");
      same((await person.api.applications.list({ query: { ads: "none" } })).length, 10, "kept");
    },
  },
  {
    id: "the free uses do not come back by deleting the account and signing up again",
    async check(desk) {
      const person = await withResume(desk, "free");
      await desk.api.services.db.usage.create({ data: { userId: person.userId, used: 3 } });
      await person.api.account.remove({ body: { confirmation: testPassword } });
      const again = desk.api.visitor();
      const body = { fullName: "Kim Lee", email: person.email, password: testPassword };
      await again.api.auth.signup({ body });
      same((await again.api.resumes.usage()).count, 3, "uses");
    },
  },
  {
    id: "who deletes the account gets no mail after it",
    async check(desk) {
      const person = await withResume(desk);
      await person.api.account.remove({ body: { confirmation: testPassword } });
      desk.after(1);
      await desk.api.services.tasks.settle();
      same((await mailsTo(desk.api, person.email)).length, 0, "mails");
    },
  },
  {
    id: "the mailed link that proves an address works",
    async check(desk) {
      const person = await desk.api.signedUp({ isEmailVerified: false });
      await person.api.account.sendVerification();
      const token = await mailedToken(desk.api, person.email);
      await person.api.account.verifyEmail({ body: { token } });
      same((await person.api.account.settings()).isEmailVerified, true, "proven");
    },
  },
  {
    id: "the mailed link of a forgotten password works once",
    async check(desk) {
      const person = await desk.api.signedUp();
      await desk.api.visitor().api.auth.forgotPassword({ body: { email: person.email } });
      const token = await mailedToken(desk.api, person.email);
      const body = { token, newPassword: "Banksia-and-bottlebrush-9" };
      await desk.api.visitor().api.auth.resetPassword({ body });
      same(await refusal(desk.api.visitor().api.auth.resetPassword({ body })), 400, "a second time");
      const login = { email: person.email, password: body.newPassword };
      await desk.api.visitor().api.auth.login({ body: login });
    },
  },
  {
    id: "a reset for an unknown address answers the same and mails nobody",
    async check(desk) {
      const person = await desk.api.signedUp();
      const ask = async (email: string) =>
        JSON.stringify(await desk.api.visitor().api.auth.forgotPassword({ body: { email } }));
      const unknown = "nobody-at-all@example.com";
      same(await ask(unknown), await ask(person.email), "answers");
      same((await mailsTo(desk.api, unknown)).length, 0, "mails");
    },
  },
  {
    id: "a picture that is none is refused, and an own one is the person's only",
    async check(desk) {
      const [person, stranger] = [await desk.api.signedUp(), await desk.api.signedUp()];
      const svg = new File(["<svg onload='alert(1)'/>"], "me.png", { type: "image/png" });
      same(await refusal(person.api.account.savePicture({ file: svg })), 415, "an SVG");
      const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1)], "me.png", { type: "image/png" });
      const { profileImageUrl } = await person.api.account.savePicture({ file: png });
      same((await person.send(profileImageUrl)).status, 200, "for its person");
      same((await stranger.send(profileImageUrl)).status, 404, "for a stranger");
    },
  },
  {
    id: "the export holds what was saved",
    async check(desk) {
      const person = await withResume(desk);
      await person.api.applications.create({ body: { ...job, notes: "my-own-note-7", status: "saved" } });
      const { bytes } = await person.api.account.exportData();
      const { strFromU8, unzipSync } = await import("fflate");
      const text = Object.values(unzipSync(bytes))
        .map((one) => strFromU8(one))
        .join("\n");
      holds(text.includes("my-own-note-7") && text.includes("Resume"), "a note or the resume is missing");
    },
  },
  {
    id: "every link of every mail of this run leads to a page of ours",
    async check(desk) {
      await desk.api.services.tasks.settle();
      const rows = await desk.api.services.db.mail.findMany({ where: { sentAt: { not: null } } });
      const recipients = [...new Set(rows.map(({ recipient }) => recipient))];
      const mails = (await Promise.all(recipients.map((one) => mailsTo(desk.api, one)))).flat();
      holds(mails.length > 5, `only ${mails.length} mails`);
      const links = mails.flatMap((mail) => linksIn(mail, desk.api.url));
      const lost = links.filter((link) => !isPage(link.slice(desk.api.url.length)));
      same(lost, [], "links that lead nowhere");
    },
  },
];

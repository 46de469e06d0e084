import { strFromU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { templateFileName } from "#shared/domain/templates/template.ts";
import { templates } from "#shared/domain/templates/templates.ts";
import { escapePattern } from "#shared/domain/text.ts";
import { checkLook, checkLooks, open, press, reload, seeAddress, seeText } from "../visit.ts";
import {
  answerWith,
  emailField,
  giveAddress,
  list,
  noDialog,
  openTemplatesDesk,
  takeDownloads,
} from "./templates-desk.ts";

const desk = openTemplatesDesk();

const bundled = [
  ["healthcare-template", "P1-2.175"],
  ["it-template", "P1-2.176"],
  ["marketing-template", "P1-2.177"],
  ["business-analyst", "P1-2.178"],
  ["speak-framework", "P1-2.179"],
  ["elevator-pitch", "P1-2.180"],
  ["cover-letter", "P1-2.181"],
  ["hiring-playbook", "P1-2.182"],
  ["follow-up-email", "D-39"],
  ["ai-prompts", "D-39"],
] as const;

describe("/templates/{id} and /resume-templates/{id}", () => {
  it.each(bundled)("%s has its page at both addresses [%s P1-2.11 P2-2.117 P2-2.118]", async (id) => {
    for (const address of [`/templates/${id}`, `/resume-templates/${id}`]) {
      await open(desk.page, address);
      await seeAddress(desk.page, address);
      expect(await desk.page.$eval("h1", (heading) => heading.textContent)).toBe(templates[id].name);
    }
    await checkLook(desk.page, `template-${id}`, { width: 1280, theme: "light" });
  });

  it("shows badges, figures, size, format, about, contents and steps [P1-2.169 P1-2.170 P1-2.171]", async () => {
    const { name, description, fullDescription, features, steps, fileSize } = templates["it-template"];
    const texts = [name, description, "243", "4.9", "Figures and reviews are illustrative.", fileSize];
    const more = ["Microsoft Word", "About", fullDescription, "What's included", "How to use", "Download"];
    await open(desk.page, "/templates/it-template");
    for (const text of [...texts, ...more, ...features, ...steps]) await seeText(desk.page, text);
    const badges = await desk.page.$$eval("main p:first-child > span", (all) =>
      all.map((one) => one.textContent),
    );
    expect(badges).toEqual(["Hybrid resume", "Information Technology"]);
    await checkLooks(desk.page, "template");
  });

  it("gives visitors the file for an address; the figures stay [P1-2.170 P1-2.172 P2-8.39]", async () => {
    await open(desk.page, "/templates/speak-framework");
    await press(desk.page, "Download");
    await desk.page.waitForSelector(emailField);
    await giveAddress(desk.page, "kim@example.com");
    await seeText(desk.page, "Template Downloaded");
    await noDialog(desk.page);
    expect(strFromU8((await desk.visitorsFile(/^SPEAK_Framework\.pdf$/)).subarray(0, 4))).toBe("%PDF");
    await reload(desk.page);
    expect(await desk.page.$$eval("dd", (all) => all.slice(0, 2).map((one) => one.textContent))).toEqual([
      "243",
      "4.9",
    ]);
  });

  it("gives signed-in people the file at once [P1-2.173 P2-1.09]", async () => {
    await open(desk.person, "/templates/hiring-playbook");
    const posts: string[] = [];
    desk.person.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await press(desk.person, "Download");
    await seeText(desk.person, "Template Downloaded");
    expect(posts).toEqual(["/api/templates/download/authenticated"]);
    expect(await desk.person.$(emailField)).toBeNull();
    await desk.personsFile(new RegExp(`^${escapePattern(templateFileName(templates["hiring-playbook"]))}$`));
  });

  it.each([
    [400, '{"message":"M from the server"}', "M from the server"],
    [500, "{}", "There was an issue downloading the template. Please try again."],
  ])("a refusal %d %s is 'Download Error', %s [P1-8.48 P2-8.37 P2-8.38]", async (status, body, text) => {
    await open(desk.person, "/templates/cover-letter");
    await takeDownloads(desk.person, answerWith(status, body));
    await press(desk.person, "Download");
    await seeText(desk.person, "Download Error");
    await seeText(desk.person, text);
    await open(desk.page, "/templates/cover-letter");
    await takeDownloads(desk.page, answerWith(status, body));
    await press(desk.page, "Download");
    await desk.page.waitForSelector(emailField);
    await giveAddress(desk.page, "kim@example.com");
    await seeText(desk.page, "Download Error");
    await seeText(desk.page, text);
  });

  it.each(["/templates/nope", "/resume-templates/nope", "/templates/__proto__", "/templates/it"])(
    "%s leads to the list [P1-2.174]",
    async (address) => {
      await open(desk.page, address);
      await seeAddress(desk.page, list);
      await seeText(desk.page, "More templates");
    },
  );
});

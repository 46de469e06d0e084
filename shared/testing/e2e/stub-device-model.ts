import type { Page } from "puppeteer";

/** How the stub in the page behaves; `window.stubMode` changes it while the page is open. */
export type StubMode = "obeys" | "nonsense" | "stalls";

/**
 * Runs inside a page: a model that writes what the plan asks for, adds a lie as an injected ad would, and has a
 * download that pauses at two fifths until the test has seen it.
 */
function plantModel() {
  const page = globalThis as unknown as {
    stubMode?: StubMode;
    stubIsDownloaded?: boolean;
    LanguageModel?: unknown;
  };
  const linesOf = (material: string) =>
    [...material.matchAll(/^(\d+) \| ([^|\n]+) \| (.+)$/gm)].map(([, id, place, text]) => ({
      id: Number(id),
      place: place ?? "",
      text: text ?? "",
    }));
  const lie = "At Google I led 90 engineers.";
  const letter = (material: string) => {
    const lines = new Map(linesOf(material).map((line) => [line.id, line.text]));
    const told = [...material.matchAll(/line (\d+), done as .+? at (.+)$/gm)].map(([, id, employer]) => {
      const text = (lines.get(Number(id)) ?? "").replace(/\.$/, "");
      return {
        text: `At ${employer}, I ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
        factIds: [Number(id)],
      };
    });
    const [, title] = /^The job: (.+)$/m.exec(material) ?? [];
    const [, company] = /^The employer: (.+)$/m.exec(material) ?? [];
    const said = (text: string) => ({ text, factIds: [] });
    const opening = said(`I am writing to apply for the ${title} role at ${company}.`);
    const close = said("I would welcome the opportunity to discuss the role with you.");
    return {
      paragraphs: [[opening], [...told, { text: lie, factIds: told[0]?.factIds ?? [] }], [close]].map(
        (sentences) => ({ sentences }),
      ),
    };
  };
  const edits = (material: string) => {
    const bare = (text: string) => text.replace(/\.$/, "");
    const isPoint = (text: string) => text.split(" ").length > 5 && !/\d{4}/.test(text);
    const work = linesOf(material).filter(({ place, text }) => place.startsWith("work") && isPoint(text));
    const told = work.map(({ id, text }, at) => {
      const honest = text.endsWith(".") ? bare(text) : `${text}.`;
      return {
        lineId: id,
        text: at % 2 === 0 ? honest : `${bare(text)} at Google`,
        factIds: [id],
        reason: "",
      };
    });
    return { edits: told, summary: { text: "", factIds: [] } };
  };
  const answer = (material: string, schema: object) => {
    if (page.stubMode === "nonsense") return "As you wish, master!";
    const isLetter = JSON.stringify(schema).includes("paragraphs");
    if (material.includes("refused lines begins")) return '{"edits":[]}';
    return JSON.stringify(isLetter ? letter(material) : edits(material));
  };
  page.LanguageModel = {
    availability: async () => "downloadable",
    create: async ({ monitor }: { monitor?: (target: EventTarget) => void }) => {
      const target = new EventTarget();
      monitor?.(target);
      target.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded: 0.4, total: 1 }));
      while (!page.stubIsDownloaded) await new Promise((resolve) => setTimeout(resolve, 20));
      return {
        promptStreaming: (material: string, { responseConstraint }: { responseConstraint: object }) =>
          new ReadableStream<string>({
            start(controller) {
              if (page.stubMode === "stalls") return;
              controller.enqueue(answer(material, responseConstraint));
              controller.close();
            },
          }),
        destroy: () => undefined,
      };
    },
  };
}

/** From its next load on, the page has no model, even if the tests' browser has one. */
export async function takeDeviceModel(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(globalThis, "LanguageModel"));
}

/** From its next load on, the page has a model of its own. */
export async function giveDeviceModel(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(plantModel);
}

/** Finishes the paused download, until the page's next load. */
export async function endDownload(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { stubIsDownloaded: true }));
}

export async function setStubMode(page: Page, mode: StubMode): Promise<void> {
  await page.evaluate((next) => Object.assign(globalThis, { stubMode: next }), mode);
}

import { jobIdentity } from "#shared/domain/jobs/job-identity.ts";
import { pageMuted, pageSuccess, pageSurface, pageTextColour, pageWarn } from "../page/page-colours.ts";
import type { CardFacts } from "./card-scores.ts";

/** Number of links handled at a time, so that the page is never blocked. */
const linksAtOnce = 60;
const CARD = "article,li,tr,[data-job-id],[data-jobid],[class*=card]";
const BUSY = "button,a,input,img,svg,[role=button]";
const size = { width: 62, height: 22, edge: 8 };

const css = `
:host { position: absolute; top: 0; left: 0; width: 0; height: 0; }
span { position: absolute; box-sizing: border-box; width: ${size.width}px; height: ${size.height}px; padding: 0;
  border: 1px solid ${pageMuted}; border-radius: 11px; background: ${pageSurface}; color: ${pageTextColour}; pointer-events: none;
  font: 600 12px/20px system-ui, sans-serif; text-align: center; white-space: nowrap; }
span[data-band=high] { border-color: ${pageSuccess}; color: ${pageSuccess}; }
span[data-band=mid] { border-color: ${pageWarn}; color: ${pageWarn}; }`;

interface Chip {
  card: Element;
  face: HTMLElement;
}

/** The cards of a list: for each job the nearest box around its link. */
export function cardsIn(links: readonly HTMLAnchorElement[], hostname: string): Map<Element, string> {
  const cards = new Map<Element, string>();
  for (const link of links) {
    const { externalId, identityKey } = jobIdentity(link.href);
    // A link to another site may name any job.
    if (externalId === null || identityKey === null || link.hostname !== hostname) continue;
    const card = link.closest(CARD);
    if (card !== null && !cards.has(card)) cards.set(card, identityKey);
  }
  return cards;
}

function wordsOf({ value, isSaved }: CardFacts): { text: string; said: string; band: string } {
  const saved = isSaved ? "saved" : "";
  if (value === null) return { text: "Saved", said: "Kelpie: saved", band: "none" };
  const band = value >= 80 ? "high" : value >= 60 ? "mid" : "low";
  const said = [`Kelpie: match ${value} of 100`, saved].filter(Boolean).join(", ");
  return { text: `${isSaved ? "\u2713 " : ""}${value}%`, said, band };
}

function overlaps(one: DOMRect, left: number, top: number): boolean {
  return one.left < left + size.width && one.right > left && one.top < top + size.height && one.bottom > top;
}

/** The top right corner of a card, else the bottom right one; undefined if both have a button or a picture. */
export function placeOn(card: Element): { left: number; top: number } | undefined {
  const box = card.getBoundingClientRect();
  if (box.width < size.width * 3 || box.height < size.height * 2) return undefined;
  const busy = Array.from(card.querySelectorAll(BUSY), (one) => one.getBoundingClientRect());
  const left = box.right - size.width - size.edge;
  return [box.top + size.edge, box.bottom - size.height - size.edge]
    .map((top) => ({ left, top }))
    .find((place) => !busy.some((one) => overlaps(one, place.left, place.top)));
}

/** Chips in their own layer over the page: no card is changed, and nothing moves. */
export class ChipLayer {
  private readonly chips = new Map<Element, Chip>();
  private readonly host = document.createElement("kelpie-scores");
  private readonly root = this.host.attachShadow({ mode: "closed" });

  constructor() {
    const style = document.createElement("style");
    style.textContent = css;
    this.root.append(style);
  }

  show(card: Element, facts: CardFacts): void {
    if (!this.host.isConnected) document.documentElement.append(this.host);
    const { text, said, band } = wordsOf(facts);
    const face = this.chips.get(card)?.face ?? document.createElement("span");
    face.textContent = text;
    face.setAttribute("role", "img");
    face.setAttribute("aria-label", said);
    face.dataset.band = band;
    this.chips.set(card, { card, face });
    this.place({ card, face });
    this.root.append(face);
  }

  /** Removes the chips of cards that are gone, and moves the others with their cards. */
  settle(): void {
    for (const [card, chip] of this.chips)
      if (card.isConnected) this.place(chip);
      else {
        chip.face.remove();
        this.chips.delete(card);
      }
  }

  remove(): void {
    this.host.remove();
    this.chips.clear();
  }

  /** The texts of the chips, in drawing order. */
  texts(): string[] {
    return Array.from(this.chips.values(), ({ face }) => face.textContent ?? "");
  }

  private place({ card, face }: Chip): void {
    const place = placeOn(card);
    face.hidden = place === undefined;
    if (place === undefined) return;
    face.style.transform = `translate(${place.left + scrollX}px, ${place.top + scrollY}px)`;
  }
}

/** The links of a page, a few at a time, whenever the page is idle. */
export function* linksOf(page: Document): Generator<HTMLAnchorElement[]> {
  const links = Array.from(page.querySelectorAll<HTMLAnchorElement>("a[href]"));
  for (let at = 0; at < links.length; at += linksAtOnce) yield links.slice(at, at + linksAtOnce);
}

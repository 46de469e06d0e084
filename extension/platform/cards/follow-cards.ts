import { ChipLayer, cardsIn, linksOf } from "./card-chips.ts";
import type { CardFacts, CardsShown } from "./card-scores.ts";

type Ask = (message: CardsShown) => Promise<unknown>;

/** A page with only one job is not a list. */
const leastCards = 2;
/** Maximum number of cards in one request. */
const mostCards = 50;

const idle = (run: () => void) => void requestIdleCallback(run);

/** Asks about cards that have come into view, a few at a time. */
class CardAsker {
  private readonly waiting = new Set<Element>();
  readonly keys = new Map<Element, string>();
  private readonly ask: Ask;
  private readonly onAnswer: (card: Element, facts: CardFacts) => void;
  private readonly onOver: () => void;

  constructor(ask: Ask, onAnswer: (card: Element, facts: CardFacts) => void, onOver: () => void) {
    this.ask = ask;
    this.onAnswer = onAnswer;
    this.onOver = onOver;
  }

  want(cards: readonly Element[]): void {
    for (const card of cards) this.waiting.add(card);
    if (this.waiting.size > 0) idle(() => void this.tell());
  }

  private async tell(): Promise<void> {
    const cards = Array.from(this.waiting).slice(0, mostCards);
    for (const card of cards) this.waiting.delete(card);
    const keyOf = (card: Element): string => this.keys.get(card) ?? "";
    const keys = [...new Set(cards.map(keyOf))].filter((key) => key !== "");
    if (keys.length === 0) return;
    const answer = await this.ask({ type: "cards-shown", keys }).catch(() => false);
    if (typeof answer !== "object" || answer === null) {
      this.onOver();
      return;
    }
    const known = answer as Record<string, CardFacts>;
    for (const card of cards) {
      const facts = known[keyOf(card)];
      if (facts !== undefined) this.onAnswer(card, facts);
    }
    this.want([]);
  }
}

/** Finds all cards of the page, a few links at a time, whenever the page is idle. */
function findCards(hostname: string, onFound: (cards: Map<Element, string>) => void): void {
  const parts = linksOf(document);
  const found = new Map<Element, string>();
  const next = (): void => {
    const { value, done } = parts.next();
    if (done) {
      onFound(found);
      return;
    }
    for (const [card, key] of cardsIn(value, hostname)) if (!found.has(card)) found.set(card, key);
    idle(next);
  };
  next();
}

/**
 * Adds what is known about the jobs to the cards of a search page, as they come into view. It reads links and changes
 * no element of the page.
 * @param ask the worker, which answers `false` if scores are switched off or the site's permission was withdrawn.
 * @param hostname of the page: only links of its own site name jobs.
 */
export function followCards(ask: Ask, hostname: string): { layer: ChipLayer; end: () => void } {
  const layer = new ChipLayer();
  let isDue = false;
  const settle = (): void => layer.settle();
  /** The layer scrolls with the page, but not with a list that scrolls inside it. */
  const settleInner = ({ target }: Event): void => {
    if (target !== document) requestAnimationFrame(settle);
  };
  const end = (): void => {
    changes.disconnect();
    sight.disconnect();
    removeEventListener("resize", settle);
    document.removeEventListener("scroll", settleInner, true);
    layer.remove();
  };
  const asker = new CardAsker(ask, (card, facts) => layer.show(card, facts), end);
  const sight = new IntersectionObserver((entries) =>
    asker.want(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target)),
  );
  const observe = (found: Map<Element, string>): void => {
    layer.settle();
    if (new Set(found.values()).size < leastCards) return;
    for (const [card, key] of found) {
      if (asker.keys.get(card) === key) continue;
      asker.keys.set(card, key);
      sight.unobserve(card);
      sight.observe(card);
    }
  };
  const due = (): void => {
    if (isDue) return;
    isDue = true;
    idle(() => {
      isDue = false;
      findCards(hostname, observe);
    });
  };
  const changes = new MutationObserver(due);
  addEventListener("resize", settle);
  document.addEventListener("scroll", settleInner, { capture: true, passive: true });
  changes.observe(document.body, { childList: true, subtree: true });
  due();
  return { layer, end };
}

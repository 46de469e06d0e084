export interface Turns {
  /**
   * Waits for a turn. @returns what ends it.
   * @param options.owner who it is for; one owner holds only so many places in the line, and waits behind others.
   * @param options.isPatient takes a place whatever the line's length: for work that something stored already needs.
   * @param options.isBackground waits in a line of its own, of any length, whose turn comes when nobody else is in line.
   * @throws TurnsTaken when the line, or the owner's share of it, is full, and for who has waited too long in it.
   */
  take(options?: { owner?: string; isPatient?: boolean; isBackground?: boolean }): Promise<() => void>;
  /** The owner's first place in line; null for who does not wait. */
  placeOf(owner: string): Place | null;
}

/** The line is as long as it may get: nothing was begun. */
export class TurnsTaken extends Error {
  override readonly name = "TurnsTaken";
  /** Milliseconds after which a turn would have begun. */
  readonly waitMs: number;

  constructor(waitMs: number) {
    super("The line is full");
    this.waitMs = waitMs;
  }
}

/** Where somebody is in line. */
export interface Place {
  /** Counted from 1. */
  position: number;
  /** Until their turn begins, by how long the latest ones took. */
  waitMs: number;
}

interface Waiting {
  owner: string | undefined;
  begin: () => void;
  /** Ends the wait without a turn; nothing for who is patient. */
  giveUp?: () => void;
  since: number;
}

/** Share of the newest one in how long one takes. */
const newShare = 0.5;

/** So many at once, so many in line; who has none under way comes before who has. */
export function createTurns(limits: {
  atOnce: number;
  mostWaiting: number;
  mostOfOne?: number;
  /** Milliseconds that who is not patient waits in line. */
  mostWaitMs?: number;
  /** Milliseconds within which each is to be over: who would take longer is refused at once. */
  promiseMs?: number;
  /** How long one takes, until one has shown it. */
  firstMs?: number;
}): Turns {
  const { atOnce, mostWaiting, mostOfOne = mostWaiting, mostWaitMs, promiseMs } = limits;
  /** How long one takes, the latest ones counting most. */
  let usualMs = limits.firstMs ?? 0;
  const line: Waiting[] = [];
  const background: Waiting[] = [];
  const underWay: (string | undefined)[] = [];

  const next = () => {
    const fresh = line.findIndex(({ owner }) => owner === undefined || !underWay.includes(owner));
    return line.splice(Math.max(0, fresh), 1)[0] ?? background.shift();
  };
  const waitOf = (position: number) => (position / atOnce) * usualMs;
  /** Each turn shows anew how long one takes: who cannot be through in time is told now. */
  const refuseLate = () => {
    if (promiseMs === undefined) return;
    const now = performance.now();
    const late = line.filter(({ since }, at) => now - since + waitOf(at) + usualMs > promiseMs);
    for (const { giveUp } of late.reverse()) giveUp?.();
  };
  const begin = (owner: string | undefined) => {
    underWay.push(owner);
    const began = performance.now();
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      usualMs += (performance.now() - began - usualMs) * newShare;
      refuseLate();
      // While this one still counts: who has just had a turn comes after the others.
      const following = next();
      underWay.splice(underWay.indexOf(owner), 1);
      following?.begin();
    };
  };
  return {
    placeOf(owner) {
      const at = line.findIndex((one) => one.owner === owner);
      return at === -1 ? null : { position: at + 1, waitMs: waitOf(at + 1) };
    },
    async take({ owner, isPatient = false, isBackground = false } = {}) {
      if (underWay.length < atOnce) return begin(owner);
      if (isBackground)
        return new Promise((resolve) =>
          background.push({ owner, since: performance.now(), begin: () => resolve(begin(owner)) }),
        );
      const own = line.filter((one) => owner !== undefined && one.owner === owner).length;
      const waitMs = waitOf(line.length + 1);
      const isLate = promiseMs !== undefined && waitMs + usualMs > promiseMs;
      if (!isPatient && (isLate || line.length >= mostWaiting || own >= mostOfOne))
        throw new TurnsTaken(waitMs);
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          clearTimeout(timer);
          line.splice(line.indexOf(waiting), 1);
          reject(new TurnsTaken(waitOf(line.length + 1)));
        };
        const timer = isPatient || mostWaitMs === undefined ? undefined : setTimeout(giveUp, mostWaitMs);
        const waiting: Waiting = {
          owner,
          since: performance.now(),
          ...(!isPatient && { giveUp }),
          begin: () => {
            clearTimeout(timer);
            resolve(begin(owner));
          },
        };
        line.push(waiting);
      });
    },
  };
}

export interface Turns {
  /**
   * Waits for a turn. @returns what ends it.
   * @param options.owner who it is for; one owner holds only so many places in the line, and waits behind others.
   * @param options.isPatient takes a place whatever the line's length: for work that something stored already needs.
   * @param options.isBackground waits in a line of its own, of any length, whose turn comes when nobody else is in line.
   * @throws TurnsTaken when the line, or the owner's share of it, is full, and for who has waited too long in it.
   */
  take(options?: { owner?: string; isPatient?: boolean; isBackground?: boolean }): Promise<() => void>;
}

/** The line is as long as it may get: nothing was begun. */
export class TurnsTaken extends Error {
  override readonly name = "TurnsTaken";
}

interface Waiting {
  owner: string | undefined;
  begin: () => void;
}

/** So many at once, so many in line; who has none under way comes before who has. */
export function createTurns(limits: {
  atOnce: number;
  mostWaiting: number;
  mostOfOne?: number;
  /** Milliseconds that who is not patient waits in line. */
  mostWaitMs?: number;
}): Turns {
  const { atOnce, mostWaiting, mostOfOne = mostWaiting, mostWaitMs } = limits;
  const line: Waiting[] = [];
  const background: Waiting[] = [];
  const underWay: (string | undefined)[] = [];

  const next = () => {
    const fresh = line.findIndex(({ owner }) => owner === undefined || !underWay.includes(owner));
    return line.splice(Math.max(0, fresh), 1)[0] ?? background.shift();
  };
  const begin = (owner: string | undefined) => {
    underWay.push(owner);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      // While this one still counts: who has just had a turn comes after the others.
      const following = next();
      underWay.splice(underWay.indexOf(owner), 1);
      following?.begin();
    };
  };
  return {
    async take({ owner, isPatient = false, isBackground = false } = {}) {
      if (underWay.length < atOnce) return begin(owner);
      if (isBackground)
        return new Promise((resolve) => background.push({ owner, begin: () => resolve(begin(owner)) }));
      const own = line.filter((one) => owner !== undefined && one.owner === owner).length;
      if (!isPatient && (line.length >= mostWaiting || own >= mostOfOne)) throw new TurnsTaken();
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          line.splice(line.indexOf(waiting), 1);
          reject(new TurnsTaken());
        };
        const timer = isPatient || mostWaitMs === undefined ? undefined : setTimeout(giveUp, mostWaitMs);
        const waiting: Waiting = {
          owner,
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

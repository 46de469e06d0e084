/** Printable characters that need no escape in a template literal, by value; without "=", which comes before them. */
const signs = "!#%&()*+,-./0123456789:;<>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~";
/** Gaps below this are one sign: most are. The other signs begin a gap of two. */
const singles = 48;
const most = singles + (signs.length - singles) * signs.length;

function packGap(gap: number): string {
  if (gap < singles) return signs.charAt(gap);
  const rest = gap - singles;
  return signs.charAt(singles + Math.floor(rest / signs.length)) + signs.charAt(rest % signs.length);
}

/**
 * Rising whole numbers as the gaps between them, one or two signs each. Pure.
 * @throws RangeError for a gap that two signs cannot hold (some 3,400), or a number that does not rise.
 */
export function packPlaces(places: readonly number[]): string {
  let last = -1;
  return places
    .map((place) => {
      const gap = place - last - 1;
      if (gap < 0 || gap >= most) throw new RangeError(`no gap: ${last} to ${place}`);
      last = place;
      return packGap(gap);
    })
    .join("");
}

/** What `packPlaces` packed. Pure; a sign that is none of its own reads as the first. */
export function unpackPlaces(packed: string): number[] {
  const places: number[] = [];
  let last = -1;
  for (let at = 0; at < packed.length; at += 1) {
    let gap = Math.max(0, signs.indexOf(packed.charAt(at)));
    if (gap >= singles) {
      at += 1;
      gap = singles + (gap - singles) * signs.length + Math.max(0, signs.indexOf(packed.charAt(at)));
    }
    last += gap + 1;
    places.push(last);
  }
  return places;
}

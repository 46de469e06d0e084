/** Never what could send a form or open a page: an option is a line of a list. */
const AWAY = "a,button,input";

/** Looks until it is there, for as long as a page may take to open a list or to show what was picked. */
async function soon<Found>(find: () => Found | undefined): Promise<Found | undefined> {
  for (let look = 0; look < 60; look += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return undefined;
}

/**
 * Picks what was typed from the list that the page opened for it. True only once the page itself shows it as picked:
 * what was typed and not taken is the person's to pick.
 */
export async function pickOption(box: Element, text: string): Promise<boolean> {
  const says = (words: string | null): boolean => words?.trim().toLowerCase() === text.toLowerCase();
  const list = (): Element | null => {
    const id = box.getAttribute("aria-controls") ?? "";
    return (box.getRootNode() as Document).getElementById(id);
  };
  // The only one that says just that; nothing is picked where two do.
  const option = await soon(() => {
    const same = Array.from(list()?.querySelectorAll<HTMLElement>("[role=option]") ?? []).filter(
      (one) => says(one.textContent) && one.ariaDisabled !== "true",
    );
    return same.length === 1 ? same[0] : undefined;
  });
  if (option === undefined || option.closest(AWAY) || option.querySelector(AWAY)) return false;
  for (const name of ["mousedown", "mouseup", "click"])
    option.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  const holder = box.parentElement?.parentElement;
  const shows = (): boolean =>
    says((box as HTMLInputElement).value) ||
    Array.from(holder?.querySelectorAll("*") ?? []).some(
      (one) => one.childElementCount === 0 && !list()?.contains(one) && says(one.textContent),
    );
  return (await soon(() => (box.ariaExpanded !== "true" && shows()) || undefined)) ?? false;
}

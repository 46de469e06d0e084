import { isAddButton, removeButtons } from "./add-buttons.ts";
import { soon } from "./pick-option.ts";

/** An entry that was added, and a function to undo it. */
type AddedEntry = {
  /** Presses the entry's own button, if the page added exactly one. Returns 0, because an entry is not a field. */
  undo: () => number;
};

function countControls(page: Document): number {
  return page.querySelectorAll("input,select,textarea,[role=combobox],button[aria-haspopup=listbox]").length;
}

/** Presses the button and waits until the page has more controls; undefined if none appear. */
export async function addEntry(button: Element): Promise<AddedEntry | undefined> {
  if (!isAddButton(button)) return undefined;
  const page = button.ownerDocument;
  const [count, before] = [countControls(page), removeButtons(page)];
  button.click();
  const isThere = await soon(() => countControls(page) > count || undefined);
  if (isThere === undefined) return undefined;
  const fresh = removeButtons(page).filter((one) => !before.includes(one));
  return {
    undo: () => {
      if (fresh.length === 1 && fresh[0]?.isConnected) fresh[0].click();
      return 0;
    },
  };
}

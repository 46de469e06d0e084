/** The page's file in base64, or the error. */
export type PageFile = { base64: string } | { error: "too-large" | "gone" };

/**
 * The file that the tab shows, at the person's request. Serialised by `scripting.executeScript` and run inside the
 * page, so it refers to nothing outside itself. It requests the page's own address again, which the browser usually
 * has cached; it sends nothing elsewhere. At most 10 MB.
 */
export async function pageBytes(): Promise<PageFile> {
  const most = 10_000_000;
  try {
    const answer = await fetch(location.href, { credentials: "same-origin", cache: "force-cache" });
    if (!answer.ok) return { error: "gone" };
    const file = await answer.blob();
    if (file.size > most) return { error: "too-large" };
    const url = await new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(file);
    });
    return { base64: url.slice(url.indexOf(",") + 1) };
  } catch {
    return { error: "gone" };
  }
}

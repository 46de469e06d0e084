const OFF_SCREEN =
  /(?:left|top|text-indent|right):\s*-\d{3,}|(?:^|;)\s*(?:opacity:\s*0(?:\.0+)?|(?:width|height):\s*[01]px)\s*(?:;|$)/;

function isStyledAway(element: Element): boolean {
  const style = element.getAttribute("style") ?? "";
  return (
    element.hasAttribute("hidden") ||
    /display:\s*none|visibility:\s*hidden/.test(style) ||
    OFF_SCREEN.test(style)
  );
}

/** By what the browser draws; where there is no layout (a saved page in a test), by what the markup says. */
export function isOutOfSight(element: Element): boolean {
  if (element.getAttribute("aria-hidden") === "true") return true;
  const drawn = element as Element & { checkVisibility?: (options: object) => boolean };
  if (typeof drawn.checkVisibility === "function") {
    if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2 || box.right < 0 || box.bottom + scrollY < 0) return true;
  }
  for (let here: Element | null = element; here !== null; here = here.parentElement) {
    if (here.tagName === "BODY" || here.tagName === "FORM") return false;
    if (isStyledAway(here) || here.getAttribute("aria-hidden") === "true") return true;
  }
  return false;
}

/**
 * A hidden box in the same row as a visible address box: sites put city and postcode of a looked-up address there.
 * Nothing else that is hidden is ever written to, so that a page cannot collect what its visitor does not see.
 */
export function isPartOfAddress(element: Element): boolean {
  if (
    !/city|suburb|town|state|region|zip|post_?code|country/i.test(
      `${element.id} ${element.getAttribute("name") ?? ""}`,
    )
  )
    return false;
  let here = element.parentElement;
  for (let step = 0; step < 6 && here !== null && here.tagName !== "FORM"; step += 1) {
    for (const box of here.querySelectorAll("input"))
      if (/address|street|location/i.test(`${box.id} ${box.name}`) && !isOutOfSight(box)) return true;
    here = here.parentElement;
  }
  return false;
}

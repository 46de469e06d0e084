/**
 * A PDF of one A4 page.
 * @param drawn what is on it, in Helvetica under the name F.
 * @param trailer further entries of the trailer, "/Encrypt" for one.
 */
export function onePagePdf(drawn: string, trailer = ""): Uint8Array {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${places.join("")}trailer<</Root 1 0 R/Size 6${trailer}>>\nstartxref\n${start}\n%%EOF`;
  return new TextEncoder().encode(text);
}

const thirtyTwo = (letter: string) => letter.repeat(32);

/** One that opens with a password only; nobody knows it. */
export function lockedPdf(): Uint8Array {
  const keys = `/O(${thirtyTwo("o")})/U(${thirtyTwo("u")})`;
  return onePagePdf(
    "BT /F 12 Tf (secret) Tj ET",
    `/ID[(kelpie)(kelpie)]/Encrypt<</Filter/Standard/V 1/R 2/P -4${keys}>>`,
  );
}

/** A page that is one picture, as a scanner makes it. */
export function scannedPdf(): Uint8Array {
  return onePagePdf("q 595 0 0 842 0 0 cm BI /W 1 /H 1 /CS /G /BPC 8 ID x EI Q");
}

import { strToU8, zipSync } from "fflate";

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const others =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const types = `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`;
const relations = `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const numbering = `${head}<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A run of text. @param look XML inside `w:rPr`. */
export function run(text: string, look = ""): string {
  return `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** A paragraph of runs, or of one run with these words. @param properties XML inside `w:pPr`. */
export function paragraph(content: string, properties = ""): string {
  const runs = content.startsWith("<") || content === "" ? content : run(content);
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`;
}

/** An item of a bulleted list. */
export function item(content: string): string {
  return paragraph(content, '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
}

/** A picture of this size in centimetres in its own paragraph; its bytes are in a separate part of the file. */
export function picture(width: number, height: number): string {
  const [cx, cy] = [width * 360_000, height * 360_000];
  const a = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  const pic = 'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"';
  const wp = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
  const data = `<a:graphic ${a}><a:graphicData><pic:pic ${pic}/></a:graphicData></a:graphic>`;
  const drawing = `<wp:inline ${wp}><wp:extent cx="${cx}" cy="${cy}"/>${data}</wp:inline>`;
  return paragraph(`<w:r><w:drawing>${drawing}</w:drawing></w:r>`);
}

/** A Word file with this body. @param parts additional parts, or replacements of the default ones. */
export function wordFile(
  body: string,
  parts: Readonly<Record<string, string | Uint8Array>> = {},
): Uint8Array {
  const texts = {
    "[Content_Types].xml": types,
    "_rels/.rels": relations,
    "word/document.xml": `${head}<w:document ${w} ${others}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    "word/numbering.xml": numbering,
    ...parts,
  };
  const asBytes = (part: string | Uint8Array) => (typeof part === "string" ? strToU8(part) : part);
  return zipSync(Object.fromEntries(Object.entries(texts).map(([name, part]) => [name, asBytes(part)])));
}

import { getDocument } from "pdfjs-dist"; // expect: door-pdf-pages
export const t = getDocument;

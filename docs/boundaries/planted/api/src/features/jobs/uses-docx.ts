import docx from "docx"; // expect: door-documents
export const t = docx;

import { openBytes } from "../../bytes/open-outside.ts"; // expect: outside-bytes-stay-closed

export const parsed = JSON.parse(String(openBytes));

import type { LabelledRows } from "../candidates/labelled-rows.ts";
import type { SiteReader } from "../candidates/site-reader.ts";
import { cleanBoardValue, ROW_NAMES } from "./row-names.ts";

/** BigRedSky, the product behind the boards of South and Western Australia: bold labels before values, `AdvertID` in the address. */
const ROWS: LabelledRows = {
  row: "p, li, tr, .summaryBox div, .advert-data > div",
  label: "b, strong, th, td:first-child, .label",
  names: ROW_NAMES,
};

/** What the boards on this product share. */
export const BIG_RED_SKY = {
  checked: "2026-11",
  marks: [],
  panes: [],
  rows: ROWS,
  clean: cleanBoardValue,
} satisfies Partial<SiteReader>;

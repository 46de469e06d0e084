import { expect, it } from "vitest";
import { browserKind } from "./browser-kind.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

it.each([
  [`${chrome} Safari/537.36`, "Chrome"],
  [`${chrome} Safari/537.36 Edg/140.0`, "Edge"],
  [`${chrome} Safari/537.36 OPR/120.0`, "other"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0", "Firefox"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "other"],
  ["", "other"],
])("%s is %s", (agent, kind) => {
  expect(browserKind(agent)).toBe(kind);
});

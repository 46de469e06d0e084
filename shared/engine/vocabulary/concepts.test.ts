import { describe, expect, test } from "vitest";
import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import { careAndTeaching } from "./concepts/care-and-teaching.ts";
import { peopleAndOffice } from "./concepts/people-and-office.ts";
import { technologyAndEngineering } from "./concepts/technology-and-engineering.ts";
import { tradesAndService } from "./concepts/trades-and-service.ts";
import { concepts } from "./concepts.ts";

const lines = [peopleAndOffice, careAndTeaching, tradesAndService, technologyAndEngineering]
  .flatMap((text) => text.split("\n"))
  .filter((line) => line !== "");

describe("concepts", () => {
  test("every line is names, one colon, what shows them, in lower case and without empty forms", () => {
    const wrong = lines.filter(
      (line) => !/^~?[^:|]+(\|[^:|]+)*:([^:|]+(\|[^:|]+)*)?$/.test(line) || line !== line.toLowerCase(),
    );
    expect(wrong).toEqual([]);
  });

  test("every form is found by the root of its first word", () => {
    const lost = lines.flatMap((line, concept) =>
      line
        .replace("~", "")
        .split(/[|:]/)
        .filter((form) => form !== "")
        .filter((form) => {
          const roots = form.split(" ").map((word) => rootOf(stem(word)));
          const forms = concepts().formsOf(roots[0] ?? "") ?? [];
          return !forms.some(
            (one) => one.concept === concept && one.rest.join(" ") === roots.slice(1).join(" "),
          );
        }),
    );
    expect(lost).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import { tokenise } from "../words/tokenise.ts";
import { concepts, conceptTexts } from "./concepts.ts";

/** A form as it is read, without its mark. */
const bare = (form: string) => form.replace("=", "");
const lines = conceptTexts.flatMap((text) => text.split("\n")).filter((line) => line !== "");

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
          const roots = bare(form)
            .split(" ")
            .map((word) => rootOf(stem(word)));
          const forms = concepts().formsOf(roots[0] ?? "") ?? [];
          return !forms.some(
            (one) => one.concept === concept && one.rest.join(" ") === roots.slice(1).join(" "),
          );
        }),
    );
    expect(lost).toEqual([]);
  });

  test("every form is written as a text's words are read: 'p and l', for nobody finds 'p&l'", () => {
    const forms = lines
      .flatMap((line) => line.replace("~", "").split(/[|:]/))
      .filter((form) => form !== "")
      .map(bare);
    const read = (form: string) => tokenise(form).map(({ root }) => root);
    const unreadable = forms.filter(
      (form) =>
        read(form).join(" ") !==
        form
          .split(" ")
          .map((word) => rootOf(stem(word)))
          .join(" "),
    );
    expect(unreadable).toEqual([]);
  });

  test("only single words are marked as exact, and no form stands twice on its side of a line", () => {
    const marked = lines.flatMap((line) => line.split(/[|:]/)).filter((form) => form.includes("="));
    expect(marked.filter((form) => !/^=[a-z]+$/.test(form))).toEqual([]);
    const twice = lines.filter((line) =>
      line.split(":").some((side) => new Set(side.split("|")).size < side.split("|").length),
    );
    expect(twice).toEqual([]);
  });
});

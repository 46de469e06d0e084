import { describe, expect, it } from "vitest";
import { neededStyle } from "./needed-style.ts";

const page = (classes: string) => `<p class="${classes}">Words</p>`;

describe("the style that a page needs", () => {
  it("a rule of a class that the page has stays, one of another goes", () => {
    expect(neededStyle(".a{top:0}.b{top:1px}.a.b{top:2px}", page("a"))).toBe(".a{top:0}");
  });

  it("what names no class stays: elements, fonts, properties, movements, the page of a printer", () => {
    const css =
      '@property --x{syntax:"*";inherits:false}@font-face{font-family:x}@keyframes k{0%{top:0}}@page{margin:1mm}html{top:0}[data-y]{top:0}';
    expect(neededStyle(css, page("a"))).toBe(css);
  });

  it("one of several selectors is enough; what stands in brackets decides nothing", () => {
    for (const rule of [".b,.a{top:0}", ".a:not(.b){top:0}", ".a:is(:where(.b,.c):hover *){top:0}"])
      expect(neededStyle(rule, page("a"))).toBe(rule);
    expect(neededStyle(".b:is(.a,.c){top:0}", page("a"))).toBe("");
  });

  it("names with signs are compared as they are meant", () => {
    const css = String.raw`.md\:w-1\.5{top:0}.\[\&\:\:marker\]\:x::marker{top:0}.\32 xl{top:0}.w-\[a\,b\]{top:0}`;
    expect(neededStyle(css, page("md:w-1.5 [&amp;::marker]:x 2xl w-[a,b]"))).toBe(css);
    expect(neededStyle(css, page("md:w-1"))).toBe("");
  });

  it("inside of layers and questions the same; an empty layer keeps its place, an empty question goes", () => {
    const css = "@layer one,two;@layer two{@media (width>1px){.b{top:0}}}@media print{.a{top:0}.b{top:0}}";
    expect(neededStyle(css, page("a"))).toBe("@layer one,two;@layer two{}@media print{.a{top:0}}");
  });

  it("rules inside of a rule go or stay with it", () => {
    const css = ".a{&:hover{@media (hover:hover){top:0}}}.b{&:hover{top:0}}";
    expect(neededStyle(css, page("a"))).toBe(".a{&:hover{@media (hover:hover){top:0}}}");
  });

  it("braces in strings and comments are none", () => {
    const css = `.a:before{content:"}{"}/* } */.b{content:'}'}.a{content:"\\"}"}`;
    expect(neededStyle(css, page("a"))).toBe(`.a:before{content:"}{"}.a{content:"\\"}"}`);
  });

  it("a sheet that ends too early is refused", () => {
    expect(() => neededStyle(".a{top:0", page("a"))).toThrow("Unclosed block");
  });
});

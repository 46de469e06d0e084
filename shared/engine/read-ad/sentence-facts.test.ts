import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

describe("facts of the form ask for nothing", () => {
  test("units of the house and terms below the title; what is asked of a department stays", () => {
    const text = `Policy Officer
Department of Early Years
Vocational Division, Skills Policy Branch
- Fixed term full time, 2 years

What you need
- Experience in a busy emergency department
- A strong design portfolio`;
    expect(listed(text)).toEqual(["m: busy emergency department", "m: design portfolio"]);
  });

  test("'Preferred but not essential' above a list makes wishes of it", () => {
    const text = `You must have
- White Card
- Excavator experience

Preferred but not essential:
- SAP or Maximo
- Overhead crane experience`;
    expect(listed(text).filter((one) => /SAP|crane/i.test(one))).toEqual(["p: SAP", "p: Overhead crane"]);
  });

  test("'preferably in' wishes for what follows, and what stands before is a must", () => {
    const [first] = listed("You need\n- Experience in payroll, preferably in a hospital setting\n- Excel\n");
    expect(first).toBe("m: payroll");
  });

  test("'Typical work:' behind a sentence opens a list of it, and a reason asks for nothing", () => {
    const text = `The position
You will carry a mixed caseload each week. Typical work:
- Falls and balance programs
- Manual handling assessments

You need
- Your own transport, as there is no bus at that hour
- Welding experience`;
    expect(listed(text)).toEqual([
      "d: carry a mixed caseload each week",
      "d: Falls and balance programs",
      "d: Manual handling assessments",
      "m: own transport",
      "m: Welding",
    ]);
  });

  test("how to answer the ad is no duty, a newsletter is", () => {
    const text =
      "What you will do\n- Send an email newsletter each week\n- Mention why you like us\n- Clean the yard\n";
    expect(listed(text)).toEqual(["d: Send an email newsletter each week", "d: Clean the yard"]);
  });
});

import "./cycle-b.ts"; // expect: no-cycles
export const a = 1;

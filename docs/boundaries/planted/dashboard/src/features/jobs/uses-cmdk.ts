import { Command } from "cmdk"; // expect: door-cmdk
export const t = Command;

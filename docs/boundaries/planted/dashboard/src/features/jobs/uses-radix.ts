import { Dialog } from "radix-ui"; // expect: door-radix
export const t = Dialog;

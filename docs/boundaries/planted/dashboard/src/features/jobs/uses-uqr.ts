import { encode } from "uqr"; // expect: door-qr-codes
export const t = encode;

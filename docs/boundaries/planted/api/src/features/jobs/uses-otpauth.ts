import { TOTP } from "otpauth"; // expect: door-one-time-codes
export const t = TOTP;

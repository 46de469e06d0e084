import { startRegistration } from "@simplewebauthn/browser"; // expect: door-passkeys-in-browser
export const t = startRegistration;

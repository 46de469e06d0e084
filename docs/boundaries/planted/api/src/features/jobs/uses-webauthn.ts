import { generateRegistrationOptions } from "@simplewebauthn/server"; // expect: door-passkeys
export const t = generateRegistrationOptions;

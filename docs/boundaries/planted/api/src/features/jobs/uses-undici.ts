import { fetch } from "undici"; // expect: door-outside-services
export const t = fetch;

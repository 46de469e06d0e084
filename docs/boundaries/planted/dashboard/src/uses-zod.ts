import { z } from "zod"; // expect: no-full-zod-in-browsers
export const t = z;

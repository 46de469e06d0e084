import { readFileSync } from "node:fs";
import { billOfMaterials, lockfileSchema } from "./bill-of-materials.ts";

/** `npm run -s sbom > sbom.json`: what runs in production, for whoever has to check it. */
const lockfile = new URL("../../../package-lock.json", import.meta.url);
const read = lockfileSchema.parse(JSON.parse(readFileSync(lockfile, "utf8")));
console.log(JSON.stringify(billOfMaterials(read, new Date()), null, 2));

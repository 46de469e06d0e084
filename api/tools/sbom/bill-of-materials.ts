import { z } from "zod";

/** The fields of a package in the lockfile that are used. Source: npm's `package-lock.json`, version 3. */
const lockedPackage = z.object({
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  devOptional: z.boolean().optional(),
});
type LockedPackage = z.output<typeof lockedPackage>;

export const lockfileSchema = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(z.string(), lockedPackage),
});
export type Lockfile = z.output<typeof lockfileSchema>;

const folder = "node_modules/";

/** "@prisma/client" as a package address: "pkg:npm/%40prisma/client@7.10.0". Source: purl-spec, type npm. */
const addressOf = (name: string, version: string) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

function hashOf(integrity: string | undefined) {
  const [, kind, value] = /^sha(1|256|384|512)-([A-Za-z0-9+/=]+)/.exec(integrity ?? "") ?? [];
  if (kind === undefined || value === undefined) return {};
  return { hashes: [{ alg: `SHA-${kind}`, content: Buffer.from(value, "base64").toString("hex") }] };
}

/** A licence is an SPDX expression, or a text. */
function licenceOf(license: string | undefined) {
  if (license === undefined) return {};
  const isExpression = /^[\w.+() -]+$/.test(license) && !/^SEE /.test(license);
  return { licenses: [isExpression ? { expression: license } : { license: { name: license } }] };
}

function componentOf(place: string, { version, license, integrity }: LockedPackage) {
  const name = place.slice(place.lastIndexOf(folder) + folder.length);
  if (version === undefined) return [];
  const at = name.indexOf("/");
  const address = addressOf(name, version);
  return [
    {
      type: "library",
      "bom-ref": address,
      ...(at === -1 ? { name } : { group: name.slice(0, at), name: name.slice(at + 1) }),
      version,
      purl: address,
      ...licenceOf(license),
      ...hashOf(integrity),
    },
  ];
}

/**
 * What runs in production as a CycloneDX document: every package of the lockfile except development dependencies,
 * each version once, with licence and hash. It reads the lockfile because `npm sbom` leaves out packages, such as
 * express, that a development tool needs in another version.
 * Source: CycloneDX 1.5.
 */
export function billOfMaterials({ name, version, packages }: Lockfile, madeAt: Date) {
  const shipped = Object.entries(packages).filter(
    ([place, one]) => place.includes(folder) && one.link !== true && !one.dev && !one.devOptional,
  );
  const components = shipped.flatMap(([place, one]) => componentOf(place, one));
  // The first entry of a version is nearest to the top.
  const once = new Map(components.toReversed().map((one) => [one.purl, one]));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      timestamp: madeAt.toISOString(),
      component: { type: "application", "bom-ref": addressOf(name, version), name, version },
    },
    components: [...once.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { backgroundTable } from "./background-words.ts";
import { occupationTable } from "./occupation-words.ts";

const data = "../shared/data";

function write(file: string, comment: string, name: string, table: string): void {
  const text = `/**\n${comment}\n */\nexport const ${name} = \`\n${table}\n\`;\n`;
  writeFileSync(file, text);
  process.stdout.write(`${file}: ${text.length} bytes, ${gzipSync(text, { level: 9 }).length} packed\n`);
}

/** `npm run vocabulary`: rebuilds the engine's word tables from the data next to the project. */
async function build(): Promise<void> {
  write(
    "shared/engine/roles/occupation-words.ts",
    ` * First the ISCO-08 unit groups with how many occupations each has; then the words of their titles, by stem, with
 * the occupations that use them (\`packed-places.ts\`). Made by \`npm run vocabulary\` (api/tools/vocabulary) from ESCO v1.2, European Commission, CC BY 4.0,
 * and Australian titles added by hand. Do not edit.`,
    "occupationWords",
    occupationTable(`${data}/esco/occupations.tsv`),
  );
  write(
    "shared/engine/score/background-words.ts",
    ` * How much a word says about the work: stems by weight, heaviest last; a word of no line has the heaviest.
 * Made by \`npm run vocabulary\` (api/tools/vocabulary) from the words of many ads and resumes. Do not edit.`,
    "backgroundWords",
    await backgroundTable(data),
  );
}

await build();
process.exit(0);

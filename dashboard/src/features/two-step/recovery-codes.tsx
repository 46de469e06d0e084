import { Download } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { saveFile } from "../../platform/browser/save-file.ts";
import { CopyButton } from "../../platform/copy-button.tsx";
import { recoveryTexts as texts } from "./two-step-texts.ts";

/** The ten codes, this once, with the ways to keep them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const save = () => {
    const text = `${texts.fileHead}\n\n${codes.join("\n")}\n`;
    saveFile(
      { bytes: new TextEncoder().encode(text), name: texts.file, type: "text/plain;charset=utf-8" },
      texts.file,
    );
  };
  return (
    <div className="grid gap-3">
      <ul className="fc-border grid gap-x-6 gap-y-2 rounded-card border border-line bg-sunken px-4 py-4 text-center text-16 font-medium tracking-wide tabular-nums @md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join("\n")} label={texts.copy} name="recovery codes" />
        <Button compact variant="ghost" icon={<Download aria-hidden="true" />} onClick={save}>
          {texts.download}
        </Button>
      </div>
    </div>
  );
}

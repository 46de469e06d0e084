import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Switch } from "#shared/ui/primitives/switch.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../platform/api.ts";
import { saveFile } from "../../platform/browser/save-file.ts";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { accountTexts as texts } from "./settings-texts.ts";
import { usePause } from "./use-settings.ts";
import { useWritingConsent } from "./use-writing-consent.ts";
import { WritingConsentCard } from "./writing-consent-card.tsx";

/** Everything the account owns, as a zip. decision: D-17. */
export function ExportSection() {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const download = async () => {
    setIsBusy(true);
    try {
      const file = await api.account.exportData();
      saveFile(file, file.name);
      toast(texts.exported);
    } catch {
      toast({ ...texts.exportFailed, variant: "destructive" });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <SettingsSection title={texts.data} text={texts.dataText}>
      <Card>
        <CardBody>
          <Button
            icon={<Download aria-hidden="true" />}
            busy={isBusy}
            busyLabel={texts.exporting}
            onClick={() => void download()}
          >
            {texts.export}
          </Button>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

/** decision: D-17. The switch is stored as it is moved. */
export function PauseSection({ isPaused }: { isPaused: boolean }) {
  const pause = usePause();
  return (
    <SettingsSection title={texts.pause} text={texts.pauseText}>
      <Card>
        <CardBody>
          <Switch
            atEnd
            name="applicationsPaused"
            label={<span className="font-medium">{texts.pauseSwitch}</span>}
            hint={texts.pauseHint}
            checked={isPaused}
            onChange={(event) => pause(event.currentTarget.checked)}
            className="flex w-full"
          />
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

/** Nothing where no model is set up. */
export function WritingSection() {
  const { consent } = useWritingConsent(() => undefined);
  if (!consent?.model) return null;
  return (
    <SettingsSection title={texts.writing} text={texts.writingText}>
      <WritingConsentCard />
    </SettingsSection>
  );
}

export function DeleteSection({ onDelete }: { onDelete: () => void }) {
  return (
    <SettingsSection title={texts.remove} text={texts.removeText}>
      <Card>
        <CardBody>
          <Button variant="danger" onClick={onDelete}>
            {texts.remove}
          </Button>
        </CardBody>
      </Card>
    </SettingsSection>
  );
}

import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TwoStepState } from "#shared/contract/two-step.ts";
import { longDate } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { SettingsWait } from "../../platform/loading/settings-wait.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { twoStepTexts as texts } from "./two-step-texts.ts";
import { useReloadTwoStep, useTwoStep } from "./use-two-step.ts";

/** What it asks for is loaded when somebody asks: it draws the QR code. */
const TurnOnDialog = lazy(async () => ({ default: (await import("./turn-on-dialog.tsx")).TurnOnDialog }));
const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));

type Act = "turn-on" | "end" | "renewCodes";

export interface TwoStepSectionProps {
  hasPassword: boolean;
  isEmailVerified: boolean;
  /** Other sessions and extensions may be gone, and something is among the security events. */
  onChanged: () => void;
}

/** decision: D-105. */
export function TwoStepSection({ hasPassword, isEmailVerified, onChanged }: TwoStepSectionProps) {
  const { data, isError } = useTwoStep();
  const [act, setAct] = useState<Act | null>(null);
  const reload = useReloadTwoStep();
  const change = () => {
    void reload();
    onChanged();
  };
  const close = () => setAct(null);
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        {!data && <SettingsWait failure={isError ? texts.loadFailed : null} />}
        {data?.isOn === false && (
          <OffCard {...{ hasPassword, isEmailVerified }} onTurnOn={() => setAct("turn-on")} />
        )}
        {data?.isOn && <OnCard state={data} onAct={setAct} />}
      </Card>
      <Suspense fallback={null}>
        {act === "turn-on" && <TurnOnDialog onClose={close} onChanged={change} />}
        {act && act !== "turn-on" && <ProofDialog act={act} onClose={close} onChanged={change} />}
      </Suspense>
    </SettingsSection>
  );
}

function Row({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <CardBody className="flex flex-wrap items-center justify-between gap-4">
      <div className="max-w-[48ch] text-14">{text}</div>
      {children}
    </CardBody>
  );
}

type OffCardProps = Omit<TwoStepSectionProps, "onChanged"> & { onTurnOn: () => void };

/** Or what keeps it from being turned on, with the way there. */
function OffCard({ hasPassword, isEmailVerified, onTurnOn }: OffCardProps) {
  const onNavigate = useNavigateTo();
  if (!hasPassword) return <Row text={texts.noPassword} />;
  if (!isEmailVerified)
    return (
      <Row text={texts.unproven}>
        <ButtonLink href={pages.settings} onNavigate={onNavigate}>
          {texts.toProfile}
        </ButtonLink>
      </Row>
    );
  return (
    <Row text={texts.off}>
      <Button aria-label={`${texts.turnOn}: ${texts.title}`} onClick={onTurnOn}>
        {texts.turnOn}
      </Button>
    </Row>
  );
}

/** Fewer recovery codes than this are worth a word. */
const few = 4;

function Standing({ since, codesLeft }: TwoStepState) {
  return (
    <>
      <p>{texts.since(longDate(since ?? ""))}</p>
      <p className="text-muted">
        {texts.codesLeft(codesLeft)} {codesLeft < few && texts.fewLeft}
      </p>
    </>
  );
}

function OnCard({ state, onAct }: { state: TwoStepState; onAct: (act: Act) => void }) {
  return (
    <>
      <Row text={<Standing {...state} />}>
        <Badge tone="success">{texts.badge}</Badge>
      </Row>
      <CardFooter className="justify-end">
        <Button onClick={() => onAct("renewCodes")}>{texts.newCodes}</Button>
        <Button variant="danger" aria-label={`${texts.turnOff}: ${texts.title}`} onClick={() => onAct("end")}>
          {texts.turnOff}
        </Button>
      </CardFooter>
    </>
  );
}

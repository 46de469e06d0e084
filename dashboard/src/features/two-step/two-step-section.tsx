import { lazy, type ReactNode, Suspense, useState } from "react";
import type { TwoStepState } from "#shared/contract/two-step.ts";
import { longDate } from "#shared/domain/dates.ts";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Skeleton } from "#shared/ui/primitives/skeleton.tsx";
import { SettingsSection } from "../../platform/settings-section.tsx";
import { twoStepTexts as texts } from "./two-step-texts.ts";
import { useReloadTwoStep, useTwoStep } from "./use-two-step.ts";

/** What it asks for is loaded when somebody asks: it draws the QR code. */
const TurnOnDialog = lazy(async () => ({ default: (await import("./turn-on-dialog.tsx")).TurnOnDialog }));
const ProofDialog = lazy(async () => ({ default: (await import("./proof-dialog.tsx")).ProofDialog }));

type Act = "turn-on" | "end" | "renewCodes";

export interface TwoStepSectionProps {
  hasPassword: boolean;
  isEmailVerified: boolean;
  /** Other sessions and extensions may be gone, and something stands among the security events. */
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
  const hindrance = hindranceOf(hasPassword, isEmailVerified);
  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <Card>
        {!data && <Wait hasFailed={isError} />}
        {data?.isOn === false && <OffCard hindrance={hindrance} onTurnOn={() => setAct("turn-on")} />}
        {data?.isOn && <OnCard state={data} onAct={setAct} />}
      </Card>
      <Suspense fallback={null}>
        {act === "turn-on" && <TurnOnDialog onClose={close} onChanged={change} />}
        {act && act !== "turn-on" && <ProofDialog act={act} onClose={close} onChanged={change} />}
      </Suspense>
    </SettingsSection>
  );
}

/** What keeps it from being turned on. */
function hindranceOf(hasPassword: boolean, isEmailVerified: boolean): string | null {
  if (!hasPassword) return texts.noPassword;
  return isEmailVerified ? null : texts.unproven;
}

function Wait({ hasFailed }: { hasFailed: boolean }) {
  return (
    <CardBody aria-busy={!hasFailed}>
      {hasFailed ? (
        <p role="alert" className="text-14 text-danger">
          {texts.loadFailed}
        </p>
      ) : (
        <Skeleton className="h-5 w-48" />
      )}
    </CardBody>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <CardBody className="flex flex-wrap items-center justify-between gap-4">{children}</CardBody>;
}

function OffCard({ hindrance, onTurnOn }: { hindrance: string | null; onTurnOn: () => void }) {
  return (
    <Row>
      <p className="max-w-[48ch] text-14">{hindrance ?? texts.off}</p>
      {hindrance === null && (
        <Button aria-label={`${texts.turnOn}: ${texts.title}`} onClick={onTurnOn}>
          {texts.turnOn}
        </Button>
      )}
    </Row>
  );
}

/** Fewer recovery codes than this are worth a word. */
const few = 4;

function OnCard({ state, onAct }: { state: TwoStepState; onAct: (act: Act) => void }) {
  return (
    <>
      <Row>
        <div className="max-w-[48ch] text-14">
          <p>{texts.since(longDate(state.since ?? ""))}</p>
          <p className="text-muted">
            {texts.codesLeft(state.codesLeft)} {state.codesLeft < few && texts.fewLeft}
          </p>
        </div>
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

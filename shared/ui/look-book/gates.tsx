import { FailedGateLine } from "../blocks/failed-gate-line.tsx";
import { GateList } from "../blocks/gate-list.tsx";
import { TextLink } from "../primitives/text-link.tsx";
import { sampleGates } from "./sample-gates.ts";
import { Shelf } from "./shelf.tsx";

const stay = () => undefined;

export function LookBookGates() {
  return (
    <Shelf title="Gate">
      <FailedGateLine knockOuts={sampleGates} action={<TextLink href="#top">Show</TextLink>} />
      <div className="grid items-start gap-4 @3xl:grid-cols-[348px_minmax(0,1fr)]">
        <GateList knockOuts={sampleGates} onAnswer={stay} level={3} />
        <GateList knockOuts={sampleGates.filter((knockOut) => knockOut.result === "pass")} level={3} />
      </div>
    </Shelf>
  );
}

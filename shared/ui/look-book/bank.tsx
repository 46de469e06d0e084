import { useState } from "react";
import type { FactState } from "#shared/domain/evidence-bank/bank-entry.ts";
import { EvidenceQuestion } from "../blocks/bank/evidence-question.tsx";
import { Card, CardBody } from "../primitives/card.tsx";
import { Pills } from "../primitives/pills.tsx";
import { Shelf } from "./shelf.tsx";

const roles = [
  { position: "Site Supervisor", employer: "Derwent Builders", from: "2019-03" },
  { position: "Labourer", employer: "Huon Homes", from: "2016", to: "2019" },
];
const stay = () => undefined;
const kept = () => Promise.resolve(undefined);
const lineOf = () => "Using Procore since 2021";

export function LookBookBank() {
  const [state, setState] = useState<FactState | null>("basic");
  const common = { roles, today: "2026-11-23", lineOf, onAnswer: kept, onLater: stay };
  return (
    <Shelf title="Evidence bank">
      <Pills<FactState>
        label="How far"
        options={[
          { value: "held", label: "Yes, I use it" },
          { value: "basic", label: "The basics" },
          { value: "in progress", label: "I'm learning it" },
        ]}
        value={state}
        onValueChange={setState}
      />
      <div className="grid items-start gap-4 @3xl:grid-cols-[348px_minmax(0,1fr)]">
        <Card>
          <CardBody>
            <EvidenceQuestion
              ask="The ad asks for Procore. Have you used it?"
              term="Procore"
              subject="tool"
              {...common}
            />
          </CardBody>
        </Card>
        <Card>
          <CardBody>
            <EvidenceQuestion
              ask="The ad asks for White Card. Do you hold it?"
              term="White Card"
              subject="paper"
              said={{
                ...{ term: "White Card", subject: "paper", state: "held", role: null },
                ...{ since: "2021", until: null, words: "" },
              }}
              {...common}
            />
          </CardBody>
        </Card>
      </div>
    </Shelf>
  );
}

import { useState } from "react";
import { DiffLine } from "../blocks/diff/diff-line.tsx";
import { Paper } from "../blocks/paper.tsx";
import { Steps } from "../blocks/steps.tsx";
import { Button } from "../primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "../primitives/card.tsx";
import { Progress } from "../primitives/progress.tsx";
import { Tabs } from "../primitives/tabs.tsx";
import { Shelf } from "./shelf.tsx";

const steps = [
  { label: "Analyzing Resume", note: "612 words, two roles, all dates understood" },
  { label: "Job Analysis", note: "9 requirements, 4 of them musts" },
  { label: "Keyword Matching", note: "Looking for evidence of each in your own lines" },
  { label: "Content Enhancement" },
  { label: "Final Optimization" },
];

export function LookBookText() {
  const [tab, setTab] = useState<"overview" | "improvements" | "keywords" | "compare">("overview");
  return (
    <Shelf title="Text and steps">
      <div className="grid items-start gap-4 @3xl:grid-cols-2">
        <Card>
          <CardHeader title="Keyword Matching" level={3} count="Step 3 of 5" />
          <CardBody className="grid gap-6">
            <Progress label="Optimisation" value={46} />
            <Steps steps={steps} current={2} />
          </CardBody>
          <CardFooter className="text-13 text-muted">
            Stopping costs nothing.
            <Button compact>Cancel</Button>
          </CardFooter>
        </Card>
        <div className="grid gap-4">
          <DiffLine
            before="Responsible for the mapping of branch processes in BPMN"
            after="Mapped 38 branch processes in BPMN and retired nine of them"
          />
          <DiffLine after="Australian citizen, no visa needed" />
          <Paper>
            <p className="text-18 font-bold">Priya Raman</p>
            <p className="text-muted">Brunswick VIC 3056, 0400 000 000, priya@example.com</p>
            <p className="mt-2">
              Business analyst with eight years in financial services and food manufacturing.
            </p>
          </Paper>
        </div>
      </div>
      <Card>
        <Tabs
          label="Result"
          value={tab}
          onValueChange={setTab}
          listClassName="px-4 @md:px-6"
          panelClassName="p-4 text-14 @md:p-6"
          items={[
            {
              value: "overview",
              label: "Overview",
              content: <p>Three of the four musts are shown in a role.</p>,
            },
            { value: "improvements", label: "Improvements", count: 3, content: <p>Three lines.</p> },
            { value: "keywords", label: "Keywords", count: 8, content: <p>Eight words.</p> },
            { value: "compare", label: "Compare", content: <p>Two sheets.</p> },
          ]}
        />
      </Card>
    </Shelf>
  );
}

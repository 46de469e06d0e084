import { CalendarDays, FileCheck, Send, Target, Wrench } from "lucide-react";
import { useState } from "react";
import { type ApplicationStatus, applicationStatuses } from "#shared/domain/applications/status.ts";
import { ScoreHeadline } from "../blocks/score/score-headline.tsx";
import { ScoreRing } from "../blocks/score/score-ring.tsx";
import { ScoreText } from "../blocks/score/score-text.tsx";
import { ScoreTile } from "../blocks/score/score-tile.tsx";
import { StatStrip } from "../blocks/stat-strip.tsx";
import { StatusBadge } from "../blocks/status-badge.tsx";
import { StatusSelect } from "../blocks/status-select.tsx";
import { Badge } from "../primitives/badge.tsx";
import { Card, CardBody } from "../primitives/card.tsx";
import { Chip } from "../primitives/chip.tsx";
import { Progress } from "../primitives/progress.tsx";
import { Row, Shelf } from "./shelf.tsx";

const stats = [
  { label: "New Job Matches", value: 6, note: "2 of them above 80%", icon: <Target /> },
  {
    label: "Resume Score",
    value: "82%",
    note: "Excellent, scored November 18",
    icon: <FileCheck />,
    aside: <Progress label="Resume score" value={82} tone="success" />,
  },
  { label: "Total Applications", value: 14, note: "5 sent this month", icon: <Send /> },
  { label: "Response Rate", value: null, note: "No application yet", icon: <CalendarDays /> },
];

export function LookBookScores() {
  return (
    <>
      <Shelf title="Status">
        <Row>
          {applicationStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <StatusBadge status="offered" table="overview" />
          <Badge plain tone="accent">
            SAVE 26%
          </Badge>
          <Badge plain tone="primary">
            MOST POPULAR
          </Badge>
        </Row>
        <StatusSelects />
        <Row>
          <Chip>BPMN</Chip>
          <Chip state="more">+3 more</Chip>
          <Chip state="in">SQL</Chip>
          <Chip state="out">Power BI</Chip>
        </Row>
      </Shelf>
      <Shelf title="Score">
        <Row>
          <ScoreRing score={{ value: 86 }} />
          <ScoreRing score={{ value: 77, ceiling: 83 }} />
          <ScoreRing score={{ value: 38, ceiling: 61 }} />
          <ScoreRing score={{ value: 74, provisional: true }} />
          <ScoreRing score={{ value: null, reason: "ad-too-short" }} />
          <ScoreRing score={{ value: 100 }} unit="%" />
          <ScoreRing score={{ value: 74 }} size={56} unit="%" />
          <ScoreRing score={{ value: 77 }} size={40} />
        </Row>
        <Row>
          <ScoreText value={83} />
          <ScoreText value={69} />
          <ScoreText value={52} />
          <ScoreText value={null} />
          <ScoreText value={null} empty="Not scored" />
        </Row>
        <Headlines />
        <StatStrip stats={stats} />
        <div className="grid gap-3 @2xl:grid-cols-3">
          <ScoreTile title="Hard Skills" value={78} icon={<Wrench />} note="7 of 9 asked for." />
          <ScoreTile title="Formatting" value={96} icon={<FileCheck />} note="One mixed date style left." />
          <ScoreTile title="Soft Skills" value={null} note="The ad asks for none." />
        </div>
      </Shelf>
    </>
  );
}

function Headlines() {
  return (
    <div className="grid items-start gap-4 @2xl:grid-cols-3">
      <Card>
        <CardBody>
          <ScoreHeadline score={{ value: 77, ceiling: 83 }} level={3} />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <ScoreHeadline score={{ value: 74, provisional: true }} text="The ad is short." level={3} />
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <ScoreHeadline
            stacked
            score={{ value: 82, ceiling: 86 }}
            size={144}
            unit="%"
            level={3}
            title="Excellent match rate"
            text="Was 74% before the changes. The most this resume could reach is 86%."
          />
        </CardBody>
      </Card>
    </div>
  );
}

function StatusSelects() {
  const [status, setStatus] = useState<ApplicationStatus>("interviewing");
  return (
    <Row>
      <StatusSelect status={status} onStatusChange={setStatus} label="Status of Senior Business Analyst" />
      {applicationStatuses.map((fixed) => (
        <StatusSelect key={fixed} status={fixed} onStatusChange={setStatus} label={`Status, ${fixed}`} />
      ))}
    </Row>
  );
}

import { FailedKnockOutLine } from "../blocks/knock-outs/failed-knock-out-line.tsx";
import { KnockOutList } from "../blocks/knock-outs/knock-out-list.tsx";
import { MoveList } from "../blocks/move-list.tsx";
import { CreditPip } from "../blocks/requirements/credit-pip.tsx";
import { KeywordList } from "../blocks/requirements/keyword-list.tsx";
import { RequirementList } from "../blocks/requirements/requirement-list.tsx";
import { RequirementRow } from "../blocks/requirements/requirement-row.tsx";
import { Card, CardBody, CardHeader } from "../primitives/card.tsx";
import { TextLink } from "../primitives/text-link.tsx";
import { sampleKnockOuts } from "./sample-knock-outs.ts";
import { sampleEntries, sampleMoves } from "./sample-match.ts";
import { Row, Shelf } from "./shelf.tsx";

export function LookBookGates() {
  return (
    <Shelf title="Gate">
      <FailedKnockOutLine knockOuts={sampleKnockOuts} action={<TextLink href="#top">Show</TextLink>} />
      <div className="grid items-start gap-4 @3xl:grid-cols-[348px_minmax(0,1fr)]">
        <KnockOutList knockOuts={sampleKnockOuts} onAnswer={stay} level={3} />
        <KnockOutList knockOuts={sampleKnockOuts.filter((gate) => gate.result === "pass")} level={3} />
      </div>
    </Shelf>
  );
}

const credits = [1, 0.8, 0.5, 0] as const;
const stay = () => undefined;

export function LookBookMatch() {
  const [, openEntry] = sampleEntries;
  return (
    <>
      <Shelf title="Requirement">
        <Row>
          {credits.map((credit) => (
            <CreditPip key={credit} credit={credit} />
          ))}
        </Row>
        <div className="grid items-start gap-4 @3xl:grid-cols-[348px_minmax(0,1fr)]">
          <Card>
            <RequirementList title="Strongest" preview entries={sampleEntries} />
          </Card>
          <div className="grid gap-4">
            <Card>
              <RequirementList title="All" unit="points" hideImportance entries={sampleEntries} />
            </Card>
            {openEntry && (
              <Card as="div" className="overflow-hidden">
                <ul>
                  <RequirementRow
                    open
                    onOpenChange={stay}
                    entry={openEntry}
                    adAction={<TextLink href="#top">Show in the ad</TextLink>}
                  />
                </ul>
              </Card>
            )}
          </div>
        </div>
      </Shelf>
      <Shelf title="Moves, keywords">
        <div className="grid items-start gap-4 @3xl:grid-cols-2">
          <Card>
            <CardHeader title="Raise your score" level={3} />
            <CardBody>
              <MoveList moves={sampleMoves} level={4} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader
              title="Keywords"
              level={3}
              count="8 asked for"
              action={
                <TextLink look="go" href="#top">
                  View All
                </TextLink>
              }
            />
            <CardBody className="grid gap-4">
              <KeywordList
                level={4}
                title="Found"
                state="in"
                keywords={["SQL", "BPMN", "Stakeholder workshops"]}
              />
              <KeywordList
                level={4}
                title="Missing"
                state="out"
                keywords={["Power BI", "Energy market rules"]}
              />
              <KeywordList
                level={4}
                title="Skills"
                limit={3}
                keywords={["Lean", "Jira", "Confluence", "C++", "R"]}
              />
              <KeywordList level={4} title="Licences" keywords={[]} empty="The ad asks for none." />
            </CardBody>
          </Card>
        </div>
      </Shelf>
    </>
  );
}

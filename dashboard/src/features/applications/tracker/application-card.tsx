import { Banknote, CalendarDays, ExternalLink, type LucideIcon, Mail, Trash2 } from "lucide-react";
import { memo } from "react";
import { appliedDay } from "#shared/domain/applications/application-history.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { ScoreText } from "#shared/ui/blocks/score/score-text.tsx";
import { StatusMenu } from "#shared/ui/blocks/status-menu.tsx";
import { Avatar } from "#shared/ui/primitives/avatar.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { buttonClass } from "#shared/ui/primitives/button-style.ts";
import { Card } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Tip } from "../../../platform/tip.tsx";
import {
  type ApplicationActions,
  employerLine,
  mailLink,
  type TrackedApplication,
  webLink,
} from "../application-actions.ts";
import { trackerTexts as texts } from "../applications-texts.ts";
import { NextStep } from "./next-step.tsx";
import { StageAge } from "./stage-age.tsx";
import { TitleLink } from "./title-link.tsx";
import type { ItemPlace } from "./virtual-list/item-place.ts";

/** Mail to the contact and the ad itself, as icons. */
function ApplicationLinks({ application }: { application: TrackedApplication }) {
  const { contactEmail, contactName, jobUrl, jobTitle } = application;
  const ad = webLink(jobUrl);
  const look = buttonClass({ variant: "ghost", compact: true }, "icon");
  return (
    <span className="-mr-2 flex">
      {contactEmail && (
        <Tip content={contactEmail}>
          <a
            href={mailLink(contactEmail)}
            aria-label={`E-mail ${contactName || contactEmail}`}
            className={look}
          >
            <Mail aria-hidden="true" />
          </a>
        </Tip>
      )}
      {ad && (
        <Tip content="Open the ad in a new tab">
          <a
            href={ad}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open the ad of ${jobTitle} in a new tab`}
            className={look}
          >
            <ExternalLink aria-hidden="true" />
          </a>
        </Tip>
      )}
    </span>
  );
}

interface TileProps extends ApplicationActions {
  application: TrackedApplication;
}

export interface ApplicationCardProps extends TileProps {
  place: ItemPlace;
}

/** A tile of the grid. */
export function ApplicationCard({ place, ...tile }: ApplicationCardProps) {
  return (
    <Card as="li" {...place} className="flex flex-col p-4 text-14">
      <Tile {...tile} />
    </Card>
  );
}

/** One inner order: who, status and score, dates, note, actions. Drawn anew only when its application changes. */
const Tile = memo(function Tile(props: TileProps) {
  const { application, onNavigate } = props;
  const { jobTitle, company, status, matchScore, notes } = application;
  const today = calendarDay(new Date());
  return (
    <>
      <div className="flex items-start gap-3">
        <Avatar kind="company" name={company} />
        <div className="min-w-0">
          <h2 className="font-medium wrap-anywhere">
            <TitleLink application={application} onNavigate={onNavigate} />
          </h2>
          <p className="text-muted wrap-anywhere">{employerLine(application)}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-center gap-2 text-13">
          <StatusMenu
            status={status}
            label={`Status of ${jobTitle}, ${company}`}
            onStatusChange={(to) => props.onMove(application, to)}
          />
          <StageAge application={application} today={today} />
        </span>
        <ScoreText isFit value={matchScore ?? null} empty="Not scored" />
      </div>
      <div className="mt-3 text-13 empty:hidden">
        <NextStep application={application} today={today} />
      </div>
      <div className="mt-1 flex items-center justify-between gap-2">
        <Facts application={application} />
        <ApplicationLinks application={application} />
      </div>
      {notes && <p className="mt-3 line-clamp-2 wrap-anywhere">{notes}</p>}
      <Foot {...props} />
    </>
  );
});

function Foot({ application, onFollowUp, onDelete }: TileProps) {
  const { id, jobTitle, company } = application;
  return (
    <div className="mt-auto pt-4">
      <div className="flex items-center gap-2 border-t border-line pt-3">
        <Tip content={texts.followUpTip}>
          <Button compact onClick={() => onFollowUp(id)} className="shrink-0">
            {texts.followUp}
          </Button>
        </Tip>
        <IconButton
          compact
          label={`Delete ${jobTitle}, ${company}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => onDelete(id)}
          className="ml-auto"
        />
      </div>
    </div>
  );
}

function Facts({ application }: { application: TrackedApplication }) {
  const { salary } = application;
  const applied = appliedDay(application);
  return (
    <ul className="grid min-w-0 gap-0.5 text-13 text-muted">
      <Fact icon={CalendarDays}>{applied ? `Applied ${applied}` : "Not applied yet"}</Fact>
      <Fact icon={Banknote}>{salary || "Salary not specified"}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}

import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { letterTexts as texts } from "../../features/cover-letters/letter-texts.ts";
import { LetterheadCard } from "../../features/cover-letters/letterhead/letterhead-card.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { StoredLetter } from "./stored-letter.tsx";

/** Letters of an earlier plan stay the person's own: they open below the gate too. */
export function LetterGate({ openId }: { openId: string | null }) {
  const onNavigate = useNavigateTo();
  return (
    <>
      <Card as="section" className="max-w-[42rem]">
        <CardBody>
          <h2 className="text-18 font-bold">{texts.gateTitle}</h2>
          <p className="mt-1 mb-4 text-14 text-muted">{texts.gateText}</p>
          <ButtonLink variant="primary" href={pages.subscription} onNavigate={onNavigate}>
            {texts.gateButton}
          </ButtonLink>
        </CardBody>
      </Card>
      {openId && <StoredLetter id={openId} onRegenerate={() => onNavigate(pages.subscription)} />}
      <LetterheadCard onlySaved />
    </>
  );
}

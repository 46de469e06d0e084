import { useState } from "react";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { ApplicationDetail } from "../application-cache.ts";

/** Longer ads fold; the listing itself will vanish, this text stays. */
const foldedLines = 24;

export function SavedAd({ application }: { application: ApplicationDetail }) {
  const { jobDescription, capturedAt } = application;
  const [isOpen, setIsOpen] = useState(false);
  const text = jobDescription.trim();
  const isLong = text.split("\n").length > foldedLines || text.length > 2400;
  const read = capturedAt
    ? `Read from its page on ${longDate(capturedAt)} at ${clockTime(capturedAt)}`
    : "Pasted by you";
  return (
    <Card as="section">
      <CardHeader title="The ad" text={text ? read : undefined} />
      <CardBody>
        {text ? (
          <p
            className={classNames(
              "max-w-[68ch] text-14 whitespace-pre-wrap wrap-anywhere",
              isLong && !isOpen && "line-clamp-[24]",
            )}
          >
            {text}
          </p>
        ) : (
          <p className="text-14 text-muted">
            No text of this ad was kept. Save it again from its page with the extension to keep one.
          </p>
        )}
      </CardBody>
      {isLong && (
        <CardFooter>
          <Button compact variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? "Show less" : "Show the whole ad"}
          </Button>
        </CardFooter>
      )}
    </Card>
  );
}

import { ExternalLink, Mail } from "lucide-react";
import { buttonClass } from "#shared/ui/primitives/button-style.ts";
import { Tip } from "../../platform/tip.tsx";
import { mailLink, type TrackedApplication, webLink } from "./application-actions.ts";

/** Mail to the contact and the ad itself, as icons. */
export function ApplicationLinks({ application }: { application: TrackedApplication }) {
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

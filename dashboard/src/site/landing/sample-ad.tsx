import { Banknote, Clock, MapPin } from "lucide-react";
import type { ReactNode } from "react";

/** In the resume of the picture beside it. */
function Found({ children }: { children: ReactNode }) {
  return (
    <span className="bg-success-soft underline decoration-success decoration-2 underline-offset-4">
      {children}
    </span>
  );
}

/** Asked for, and not in the resume. */
function Missing({ children }: { children: ReactNode }) {
  return (
    <span className="bg-accent-soft underline decoration-accent decoration-2 decoration-dashed underline-offset-4">
      {children}
    </span>
  );
}

/** The ad that the panel's picture has read: the pictures are made from this very text (tools/pictures). */
export function SampleAd() {
  return (
    <article
      data-sample-ad
      className="grid content-start gap-2 text-14 md:text-16 [&_h3]:mt-4 [&_h3]:font-bold [&_li]:mt-1.5 [&_li::marker]:text-control [&_ul]:list-disc [&_ul]:pl-5"
    >
      <p className="text-14 text-muted">Saltbush Energy</p>
      <h2 className="text-18 font-bold md:text-28">Senior Business Analyst</h2>
      <ul className="flex list-none! flex-wrap gap-x-5 gap-y-1 pl-0! text-14 text-muted [&_li]:mt-0! [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4">
        <li>
          <MapPin aria-hidden="true" />
          Melbourne VIC, hybrid
        </li>
        <li>
          <Clock aria-hidden="true" />
          Full-time, permanent
        </li>
        <li>
          <Banknote aria-hidden="true" />
          $125,000 - $140,000 plus super
        </li>
      </ul>
      <h3>About the role</h3>
      <p>
        Our network planning team is replacing three ageing systems with one. You will lead{" "}
        <Found>requirements workshops</Found> with network operations, turn what you hear into clear
        requirements, and stay with the work until the crews are using it.
      </p>
      <h3>What you will do</h3>
      <ul>
        <li>
          Map current and future processes in <Found>BPMN</Found>
        </li>
        <li>
          Own the backlog with two delivery squads in <Found>Jira</Found>
        </li>
        <li>
          Write <Found>user stories</Found> and acceptance criteria
        </li>
        <li>Present options plainly to field, finance and the regulator</li>
      </ul>
      <h3>About you</h3>
      <ul>
        <li>At least 5 years of experience as a business analyst is essential</li>
        <li>
          Strong <Found>stakeholder management</Found> is required
        </li>
        <li>
          Confident <Found>SQL</Found> is required
        </li>
        <li>
          Experience facilitating <Missing>Scrum</Missing> ceremonies is required
        </li>
        <li>
          Experience with <Missing>SAP</Missing> is required
        </li>
        <li>
          <Missing>Tableau</Missing> is highly regarded
        </li>
        <li>You must have full working rights in Australia</li>
        <li>A national police check is required</li>
      </ul>
      <h3>How to apply</h3>
      <p>
        Send your resume and a page on why this role interests you. We welcome applications from Aboriginal
        and Torres Strait Islander peoples, and we answer everybody who writes to us.
      </p>
    </article>
  );
}

import { pages } from "#shared/domain/pages.ts";
import { TickList } from "../../features/templates/tick-list.tsx";
import { GatedLink } from "./gated-link.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { SplitSection } from "./section.tsx";

const ground = "grid justify-items-center overflow-hidden rounded-card bg-sunken p-4 sm:p-8";
const sheet = "w-full max-w-[25.5rem] rounded-card border border-line shadow-2";

/** The specification names it so. What it says binds itself to what is true (D-10, D-50). */
export function BeatTheBots() {
  return (
    <SplitSection
      id="beat-the-bots"
      kicker="Beat the Bots"
      title="No tricks. Just a clear resume."
      text="Software reads your file, then a person does. Kelpie shows what the software sees."
      raised
      more={
        <TickList
          className="mt-6"
          items={[
            "Shows exactly what the software picks up",
            "Names columns, text boxes and scans that lose content",
            "Flags work rights, licences and checks first",
          ]}
        />
      }
    >
      <div className={ground}>
        <ProductPicture
          name="reading"
          alt="What a reading program finds in a resume: name, contact, titles, employers and dates."
          className={sheet}
        />
      </div>
    </SplitSection>
  );
}

export function SkillsGap() {
  return (
    <SplitSection
      id="skills-gap"
      kicker="The skills gap"
      title="See which gaps are real, and which you just haven't written down"
      text="Sometimes you've done it, it's just not on your resume. Kelpie shows which, and the points each would add."
      raised
      turned
      more={
        <p className="mt-4">
          <GatedLink href={pages.resumeOptimizer} about="your resume and an ad">
            See how the score is worked out
          </GatedLink>
        </p>
      }
    >
      <div className={ground}>
        <ProductPicture
          name="gaps"
          alt="Requirements of an ad: what the resume shows, what is missing, and the points of each."
          className={sheet}
        />
      </div>
    </SplitSection>
  );
}

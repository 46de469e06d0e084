import type { Span } from "../analysis.ts";
import type { KnockOutHit } from "../knock-outs/knock-out-term.ts";
import type { Token } from "../words/tokenise.ts";
import type { AdSectionKind } from "./ad-section.ts";

/** One sentence of the ad with its words and the zone it is in. */
export interface AdSentence extends Span {
  tokens: Token[];
  zone: AdSectionKind;
  /** The heading says "essential", "mandatory" or "must": its terms are core candidates. */
  literal: boolean;
  line: number;
  /** It is in a list of which one item is enough: the place of that list. */
  choice?: number;
  /** The first or only sentence of a line of a list, and each that tells a duty of its own. */
  item?: boolean;
  /** A later sentence of a line of a list: it explains the first. */
  explains?: boolean;
  /** It is under a heading that invites: "What we'd love to see". */
  invited?: true;
  /** What it is most likely to be, where no heading and no rule says. */
  likely?: "duties" | "requirements";
  /** Knock-outs named in the sentence, once some step has looked for them. */
  named?: readonly KnockOutHit[];
}

import { gap, type Token } from "../words/tokenise.ts";

/** Tasks that hand something to a party or take it from one: whose craft the party has, the person has not shown. */
const handsOver =
  /^(?:sen[dt]|sending|refer|referred|passed|passing|forwarded|escalated|handed|delivered|delivering|submitted|posted|transferred|directed|gave|received|collected|followed)$/;
const parties = /^(?:departments?|dept|managers?|firms?|supervisors?|offices?|agency|agencies|leaders?)$/;
/** Who leads: that there is one shows no leading of one's own. */
const leads = /^(?:manager|supervisor|leader)s?$/;
const doneTo = /^(?:managed|supervised|audited|mentored|employed|hired|placed)$/;

/** "A sample sent to lab": the verb is near, and the party's name is short. */
const longestHandover = 5;
const longestParty = 4;
const ends = gap.comma | gap.stop | gap.semicolon | gap.colon;

/** The place of the party's head behind "to the", or -1. */
function partyAt(tokens: readonly Token[], from: number): number {
  for (let at = from; at < from + longestParty; at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.gap & ends) !== 0) return -1;
    if (parties.test(token.low)) return at;
  }
  return -1;
}

function isHandedOver(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - longestHandover); back -= 1) {
    if (handsOver.test(tokens[back]?.low ?? "")) return true;
    if (((tokens[back + 1]?.gap ?? 0) & ends) !== 0) return false;
  }
  return false;
}

/**
 * Marks the names of those who get or give what the person passes on ("referred complaints to the HR department",
 * "worked under a project manager", "followed directions from my team leader") and what was done to the person
 * ("managed by a staff of two").
 */
export function markOtherParties(tokens: readonly Token[], marks: boolean[]): void {
  tokens.forEach(({ low }, at) => {
    const isTurned = low === "under" || ((low === "to" || low === "from") && isHandedOver(tokens, at));
    const party = isTurned ? partyAt(tokens, at + 1) : -1;
    // "Sent briefs to agencies" still shows work with agencies.
    const isLead = leads.test(tokens[party]?.low ?? "");
    if (party !== -1) marks.fill(true, at + 1, isLead ? party + 1 : party);
    const next = tokens[at + 1];
    if (doneTo.test(low) && next?.low === "by" && next.gap === 0) marks[at] = true;
  });
}

import type { TextLine } from "#shared/language/join-lines.ts";
import { isContinuedHeading } from "./headings.ts";
import type { LineLabel } from "./line-features.ts";
import { fieldOf, type RoleDraft, roleDrafts } from "./role-drafts.ts";
import type { TaggedHead } from "./tag-resume.ts";

/** An employer that is alone above: the titles that follow are its own. */
function namesEmployerOnly(draft: RoleDraft): boolean {
  return draft.employer !== undefined && draft.title === undefined && draft.points.length === 0;
}

const sureEmployer = 0.75;

/** A title without an employer that the reader is sure of. */
function mayStandUnder(draft: RoleDraft): boolean {
  return draft.title !== undefined && (draft.employer?.probability ?? 0) < sureEmployer;
}

/** Below an employer a name that is hardly an employer's is a team or a site. */
function giveToTeam(draft: RoleDraft, banner: RoleDraft): void {
  if (
    draft.employer === undefined ||
    draft.employer.probability >= Math.min(sureEmployer, banner.employer?.probability ?? 0)
  )
    return;
  draft.team ??= draft.employer;
  delete draft.employer;
}

const sureInProse = 0.7;
/** "On [ward] I looked after [number of patients]": the blanks of a form are nobody's work. */
const blankForm = /\[\p{Ll}[^\]]{2,60}\]/u;

/** "Some numbers", "Things I started there": only the first word has a capital, as in a heading and in no name. */
const headingWords = /^\p{Lu}[\p{L}'\u2019]*(?: (?:I|\p{Ll}[\p{L}'\u2019]*)){1,5}$/u;

/** A head names a title or an employer; running text surely one of them with dates, or surely both. */
function isNamedRole({ kind, title, employer, start, end }: RoleDraft): boolean {
  const names = [title, employer].filter((field) => field !== undefined);
  const isDated = start !== undefined || end !== undefined;
  if (kind !== "prose")
    return names.length > 1 || isDated
      ? names.length > 0
      : title !== undefined || (employer !== undefined && !headingWords.test(employer.text));
  const sure = names.filter(({ probability }) => probability >= sureInProse);
  return isDated ? names.length === 2 || sure.length > 0 : sure.length === 2;
}

/** It began before the employer above did: it is a job elsewhere. */
function isEarlier(draft: RoleDraft, banner: RoleDraft): boolean {
  const [start, since] = [draft.start?.text, banner.start?.text];
  return start !== undefined && since !== undefined && start.slice(0, 4) < since.slice(0, 4);
}

/** How much surer an employer is that is in the head itself than one that is above. */
const inherited = 0.7;

/** The employer of the role above, where it was on a line of its own. */
function inheritEmployer(draft: RoleDraft, above: RoleDraft): void {
  if (above.isEmployerAbove !== true || above.employer === undefined) return;
  draft.employer = { text: above.employer.text, probability: above.employer.probability * inherited };
  draft.isEmployerAbove = true;
}

const closes: readonly LineLabel[] = ["HEAD", "BREAK", "EDU", "REF", "CERT"];

/** Roles in order with their points, and the lines that belong to none. */
export interface RoleEntries {
  roles: RoleDraft[];
  /** Points below no role. */
  unplaced: number[];
}

/**
 * Roles and their points from the labels of the lines and the values of the heads. An employer above several titles
 * names those that have none of their own. A point belongs to the role above; where a heading, a qualification or a
 * break is between, it belongs to nobody.
 */
export function roleEntries(
  labels: readonly LineLabel[],
  heads: readonly TaggedHead[],
  lines: readonly TextLine[],
): RoleEntries {
  const lineText = (line: number) => lines[line]?.text ?? "";
  const markOf = (line: number | undefined) => (line === undefined ? undefined : lines[line]?.mark);
  const hasPlainHeads = heads.some(
    ({ group }) => group.kind === "role" && markOf(group.lines[0]) === undefined,
  );
  // "Other jobs" in a list: the item below "- Barista, Salamanca, 2016 - 2018" tells of another thing.
  const isListedBeside = (at: number, { head }: RoleDraft) =>
    hasPlainHeads && markOf(at) !== undefined && markOf(at) === markOf(head[0]);
  const headAt = new Map(heads.map((head) => [head.group.lines[0] ?? -1, head]));
  const roles: RoleDraft[] = [];
  const unplaced: number[] = [];
  let banner: RoleDraft | undefined;
  let open: RoleDraft | undefined;
  labels.forEach((label, at) => {
    const head = headAt.get(at);
    const group = head?.group;
    if (head?.group.kind === "banner") {
      banner = {
        head: [...head.group.lines],
        points: [],
        kind: "banner",
        ...roleDrafts(head.group, head.values, lineText)[0],
      };
      const { E: employer } = head.spare;
      if (banner.employer === undefined && employer !== undefined)
        banner.employer = { text: employer.text, probability: employer.probability };
      open = undefined;
    } else if (head?.group.kind === "heading" && isContinuedHeading(lineText(at))) {
      // "Experience (continued)" at the top of the next page ends nothing.
    } else if (head?.group.kind === "heading") {
      open = undefined;
      const employer = fieldOf(head.values, "E");
      banner = employer === undefined ? undefined : { employer, head: [at], points: [], kind: "banner" };
    } else if (head !== undefined && (group?.kind === "role" || group?.kind === "prose")) {
      const drafts = roleDrafts(head.group, head.values, lineText);
      const above = roles.at(-1);
      if (
        group.kind === "role" &&
        above !== undefined &&
        above === open &&
        namesEmployerOnly(above) &&
        drafts.every(mayStandUnder)
      ) {
        roles.pop();
        banner = above;
      }
      if (
        banner !== undefined &&
        group.kind === "role" &&
        drafts.every((one) => isEarlier(one, banner ?? one))
      )
        banner = undefined;
      if (banner !== undefined && group.kind === "role")
        for (const draft of drafts) giveToTeam(draft, banner);
      for (const draft of drafts) {
        if (draft.employer !== undefined) banner = undefined;
        else if (banner?.employer !== undefined && group.kind === "role") {
          draft.employer = banner.employer;
          if (draft.place === undefined && banner.place !== undefined) draft.place = banner.place;
          draft.head = [...banner.head, ...draft.head];
        }
      }
      const only = drafts.length === 1 ? drafts[0] : undefined;
      if (
        only !== undefined &&
        only.employer === undefined &&
        only.title !== undefined &&
        above !== undefined &&
        above === open &&
        group.kind === "role"
      )
        inheritEmployer(only, above);
      if (only !== undefined && group.kind === "role") {
        const { T: title, E: employer } = head.spare;
        if (only.employer === undefined && employer !== undefined && employer.text !== only.title?.text)
          only.employer = { text: employer.text, probability: employer.probability };
        if (
          only.title === undefined &&
          only.start !== undefined &&
          title !== undefined &&
          title.text !== only.employer?.text
        )
          only.title = { text: title.text, probability: title.probability };
      }
      const isForm = group.kind === "prose" && blankForm.test(lineText(group.lines[0] ?? at));
      const isRole = (draft: RoleDraft) => !isForm && isNamedRole(draft);
      const named = drafts.filter(isRole);
      roles.push(...named);
      const isOfRoleAbove = named.length === 0 && open?.points.length === 0 && open.head.includes(at - 1);
      // A paragraph right below the head of a role tells of it.
      if (group.kind === "prose" && isOfRoleAbove) open?.points.push(...group.lines);
      else if (group.kind === "prose" && named.length === 0) unplaced.push(...group.lines);
      else open = group.kind === "prose" ? undefined : named.at(-1);
    } else if (closes.includes(label)) {
      open = undefined;
      if (label === "HEAD" || label === "BREAK" || label === "EDU") banner = undefined;
    } else if (label === "POINT") {
      if (open === undefined || isListedBeside(at, open)) unplaced.push(at);
      else open.points.push(at);
    }
  });
  return { roles, unplaced };
}

import * as z from "zod/mini";
import { type SentDocument, sentDocument } from "#shared/contract/applications/application.ts";
import type { Db, Tx } from "../../db/open.ts";
import { type Owner, rowsOf } from "../../db/owner.ts";
import { readJson } from "../../db/read-json.ts";

export type SentKind = SentDocument["kind"];

export const storedSentKind = (value: unknown) =>
  readJson(sentDocument.shape.kind, value, "SentDocument.kind");

/** Something that may have been sent, with its text. */
export interface SentSource {
  kind: SentKind;
  /** How it is chosen: "resume:id", "version:id", "optimisation:id", "letter:id". */
  source: string;
  name: string;
  text: string;
  contentAt: Date;
}

export type ListedSource = Omit<SentSource, "text">;

const newestFirst = { orderBy: { createdAt: "desc" } } as const;

/** Everything of the account that may have gone with this application, newest first. */
export async function listSendable(
  db: Db | Tx,
  userId: Owner,
  applicationId: string,
): Promise<ListedSource[]> {
  const resumes = await rowsOf(db, userId).resume.findMany({
    where: { userId },
    select: {
      id: true,
      name: true,
      contentAt: true,
      versions: { select: { id: true, contentAt: true } },
    },
  });
  const tailored = await rowsOf(db, userId).optimisation.findMany({
    where: { userId, applicationId },
    select: { id: true, createdAt: true },
    ...newestFirst,
  });
  const letters = await rowsOf(db, userId).coverLetter.findMany({
    where: { userId },
    select: { id: true, applicationId: true, company: true, jobTitle: true, createdAt: true },
    ...newestFirst,
    take: 100,
  });
  const found: ListedSource[] = [
    ...resumes.flatMap(({ id, name, contentAt, versions }) => [
      { kind: "resume" as const, source: `resume:${id}`, name, contentAt },
      ...versions.map((one) => ({
        kind: "resume" as const,
        source: `version:${one.id}`,
        name,
        contentAt: one.contentAt,
      })),
    ]),
    ...tailored.map(({ id, createdAt }) => ({
      kind: "resume" as const,
      source: `optimisation:${id}`,
      name: tailoredName,
      contentAt: createdAt,
    })),
    ...letters.map(({ id, createdAt, ...letter }) => ({
      kind: "letter" as const,
      source: `letter:${id}`,
      name: letterName(letter),
      contentAt: createdAt,
    })),
  ];
  return found.sort((one, other) => other.contentAt.getTime() - one.contentAt.getTime());
}

const tailoredName = "Resume tailored for this job";

function letterName({ jobTitle, company }: { jobTitle: string; company: string }): string {
  const what = [jobTitle, company].filter(Boolean).join(", ");
  return what ? `Letter for ${what}` : "Cover letter";
}

/** @returns null when the account has no such thing, or it holds no text. */
export async function findSource(db: Db | Tx, userId: Owner, source: string): Promise<SentSource | null> {
  const [kind = "", id = ""] = source.split(":");
  if (kind === "resume") {
    const row = await rowsOf(db, userId).resume.findFirst({ where: { id, userId } });
    return row && { kind: "resume", source, name: row.name, text: row.text, contentAt: row.contentAt };
  }
  if (kind === "version") {
    const row = await rowsOf(db, userId).resumeVersion.findFirst({
      where: { id, resume: { userId } },
      include: { resume: { select: { id: true, name: true } } },
    });
    // Named by its resume: a text that is replaced becomes a version, and stays the same text.
    return (
      row && {
        kind: "resume",
        source: `resume:${row.resume.id}`,
        name: row.resume.name,
        text: row.text,
        contentAt: row.contentAt,
      }
    );
  }
  if (kind === "optimisation") {
    const row = await rowsOf(db, userId).optimisation.findFirst({ where: { id, userId } });
    const text = row && textIn(row.result, "Optimisation.result");
    return row && text
      ? { kind: "resume", source, name: tailoredName, text, contentAt: row.createdAt }
      : null;
  }
  if (kind !== "letter") return null;
  const row = await rowsOf(db, userId).coverLetter.findFirst({ where: { id, userId } });
  const text = row && (row.editedText ?? textIn(row.result, "CoverLetter.result"));
  return row && text
    ? { kind: "letter", source, name: letterName(row), text, contentAt: row.createdAt }
    : null;
}

const written = z.object({ optimizedText: z.optional(z.string()), content: z.optional(z.string()) });

/** Of a stored answer of the writers. */
function textIn(result: unknown, column: "Optimisation.result" | "CoverLetter.result"): string | null {
  const { optimizedText, content } = readJson(written, result, column);
  return (optimizedText ?? content) || null;
}

/** What was made for this very job, and the saved resumes: enough to tell what was sent when there is one only. */
export async function listLikelySources(db: Tx, userId: Owner, applicationId: string) {
  const ids = { select: { id: true }, take: 2 } as const;
  return {
    tailored: await rowsOf(db, userId).optimisation.findMany({ where: { userId, applicationId }, ...ids }),
    resumes: await rowsOf(db, userId).resume.findMany({ where: { userId }, ...ids }),
    letters: await rowsOf(db, userId).coverLetter.findMany({ where: { userId, applicationId }, ...ids }),
  };
}

/** The newest of what was made for this very job. */
export async function findMadeFor(db: Db, userId: Owner, applicationId: string) {
  const where = { where: { userId, applicationId }, ...newestFirst, select: { id: true } } as const;
  const [tailored, letter] = [
    await rowsOf(db, userId).optimisation.findFirst(where),
    await rowsOf(db, userId).coverLetter.findFirst(where),
  ];
  return {
    resume: tailored && (await findSource(db, userId, `optimisation:${tailored.id}`)),
    letter: letter && (await findSource(db, userId, `letter:${letter.id}`)),
  };
}

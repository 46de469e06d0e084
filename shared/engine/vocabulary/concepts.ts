import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import { careAndTeaching } from "./concepts/care-and-teaching.ts";
import { peopleAndOffice } from "./concepts/people-and-office.ts";
import { technologyAndEngineering } from "./concepts/technology-and-engineering.ts";
import { tradesAndService } from "./concepts/trades-and-service.ts";

/**
 * What words mean at work, one concept a line, written for people who do not program:
 *
 *   name|another name of the same thing : what shows it|what else shows it
 *
 * A name asks for the concept and shows it; what stands behind the colon shows it and does not ask for it: whoever
 * has been a barista shows hospitality, who has been in hospitality does not show barista. A quality ("~" before
 * the line) is shown by deeds; its names alone are a claim. Words are compared by their roots (words/root.ts); forms
 * of two letters count in capitals only.
 */
export interface ConceptForm {
  concept: number;
  /** Roots of the words behind the first. */
  rest: readonly string[];
  /** A name of the concept, not only something that shows it. */
  isName: boolean;
  /** Two letters: counts in capitals only. */
  capitals: boolean;
}

/** Forms of a concept beyond which its members are too unlike to stand for each other. */
const mostOfKind = 14;

export interface Concepts {
  /** Forms by the root of their first word, longest first. */
  byRoot: ReadonlyMap<string, readonly ConceptForm[]>;
  qualities: ReadonlySet<number>;
  /** Concepts of few members: one product of the kind is a part of the way to another. */
  kinds: ReadonlySet<number>;
}

function addForm(
  byRoot: Map<string, ConceptForm[]>,
  written: string,
  concept: number,
  isName: boolean,
): void {
  const [first = "", ...rest] = written.split(" ").map((word) => rootOf(stem(word)));
  const form = { concept, rest, isName, capitals: written.length === 2 };
  const list = byRoot.get(first);
  if (list === undefined) byRoot.set(first, [form]);
  else list.push(form);
}

function readConcepts(): Concepts {
  const byRoot = new Map<string, ConceptForm[]>();
  const qualities = new Set<number>();
  const kinds = new Set<number>();
  const lines = [peopleAndOffice, careAndTeaching, tradesAndService, technologyAndEngineering]
    .flatMap((text) => text.split("\n"))
    .filter((line) => line !== "");
  lines.forEach((line, concept) => {
    if (line.startsWith("~")) qualities.add(concept);
    const [names = "", shows = ""] = line.replace("~", "").split(":");
    for (const name of names.split("|")) addForm(byRoot, name, concept, true);
    if (names.split("|").length + shows.split("|").length <= mostOfKind) kinds.add(concept);
    for (const show of shows.split("|")) if (show !== "") addForm(byRoot, show, concept, false);
  });
  for (const forms of byRoot.values()) forms.sort((a, b) => b.rest.length - a.rest.length);
  return { byRoot, qualities, kinds };
}

let loaded: Concepts | undefined;

/** The concepts, read at first use. */
export function concepts(): Concepts {
  loaded ??= readConcepts();
  return loaded;
}

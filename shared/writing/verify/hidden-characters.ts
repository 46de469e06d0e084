import { hasHidden, withoutHidden } from "#shared/domain/hidden-characters.ts";

export { hasHidden, withoutHidden };

const markup = /<!--|<\/?[a-z][^<>\n]{0,300}>|!?\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/i;

/** HTML tags, comments, Markdown links and images: a writer's output is plain text. */
export function findMarkup(text: string): string | undefined {
  return markup.exec(text)?.[0];
}

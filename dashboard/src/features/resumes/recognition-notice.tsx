import { type Recognition, unclearConfidence } from "#shared/domain/resumes/document-facts.ts";
import { recognisedSentence, unreadSentence } from "#shared/domain/resumes/recognition-sentences.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";

/** Says which words of a file are uncertain because they were read from pictures, and which pages are missing. */
export function RecognitionNotice({ pages, unread }: Recognition) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={pages.length > 0 ? recognisedSentence : "Some pages of this file are pictures"}
    >
      {pages.length > 0 && <p>Letters and digits are easily mistaken there, such as 0 for O.</p>}
      {pages.some(({ confidence }) => confidence <= unclearConfidence) && (
        <p>This scan is not clear, and some of its words are guesses. A sharper copy can be read better.</p>
      )}
      {unread.length > 0 && <p>{unreadSentence(unread)} Please add what is missing to the text.</p>}
    </Notice>
  );
}

import type { DocumentType } from './document-types';
import type { RedactionLevel } from '../rules/redaction/choices';
import type { ApplyRedactionInput, Box, Finding, PageNote, Redaction } from '../schema/redactions';

export function isRedactable(type: DocumentType): type is Redaction['type'] {
  return type === 'pdf' || type === 'jpg' || type === 'png';
}

export type Cover = {
  boxes: Box[];
  /** places, as people count them: a finding that runs over two lines is one */
  fieldCount: number;
};

/** What is covered in the end: every finding that was not left out, and every box that the owner drew. */
export function chooseCover(findings: Finding[], { leftOut, drawnBoxes }: ApplyRedactionInput): Cover {
  const kept = new Set(leftOut);
  const covered = findings.filter((finding) => !kept.has(finding.id));
  return {
    boxes: [...covered.flatMap((finding) => finding.boxes), ...drawnBoxes],
    fieldCount: covered.length + drawnBoxes.length,
  };
}

type Reviewed = { level: RedactionLevel; findings: Finding[]; pages: PageNote[] };

/** Why a review cannot be applied, as the field and a text to show; null when it can. */
export function findReviewProblem(
  { level, findings, pages }: Reviewed,
  input: ApplyRedactionInput,
): { field: keyof ApplyRedactionInput; message: string } | null {
  const known = new Set(findings.map((finding) => finding.id));
  if (!input.leftOut.every((id) => known.has(id))) {
    return { field: 'leftOut', message: 'This review is not about what was found. Please reload the page.' };
  }
  if (!input.drawnBoxes.every((box) => box.page <= pages.length)) {
    return {
      field: 'drawnBoxes',
      message: `A box is on a page that does not exist. There are ${pages.length}.`,
    };
  }
  // A copy that covers nothing must not pass for a redacted one; at the maximum level it has no text left at least.
  if (level !== 'maximum' && chooseCover(findings, input).fieldCount === 0) {
    return {
      field: 'drawnBoxes',
      message:
        'Nothing would be covered. Please draw a box over what should go, or keep one of the findings.',
    };
  }
  return null;
}

import { useEffect, useReducer } from 'react';
import { draftStore } from '@/components/kit/draft-store';
import type { DrawnBox } from '@/components/vault/redaction/box-geometry';
import { MAX_DRAWN_BOXES } from '@/lib/vault/rules/redaction/choices';
import type { ApplyRedactionInput, Box } from '@/lib/vault/schema/redactions';

/** What the owner decided so far. */
export type Draft = {
  /** ids of findings that stay readable */
  leftOut: string[];
  drawn: DrawnBox[];
};

export type DraftChange =
  | { type: 'leave-out' | 'put-back'; findings: string[] }
  | { type: 'draw' | 'change'; box: DrawnBox }
  | { type: 'remove'; id: string };

const undecided: Draft = { leftOut: [], drawn: [] };

/** One for each redaction, kept until its copy is made, so that a reload or a failure loses nothing. */
export const reviewDrafts = draftStore<Draft>({ name: 'redaction-review', read: readDraft });

export function useReviewDraft(redactionId: string) {
  const [draft, change] = useReducer(changeDraft, redactionId, (id) => reviewDrafts.find(id) ?? undecided);

  useEffect(() => reviewDrafts.keep(draft, redactionId), [redactionId, draft]);

  return { draft, change };
}

function changeDraft(draft: Draft, change: DraftChange): Draft {
  const { leftOut, drawn } = draft;
  switch (change.type) {
    case 'leave-out':
      return { ...draft, leftOut: [...new Set([...leftOut, ...change.findings])] };
    case 'put-back':
      return { ...draft, leftOut: leftOut.filter((id) => !change.findings.includes(id)) };
    case 'draw':
      return drawn.length < MAX_DRAWN_BOXES ? { ...draft, drawn: [...drawn, change.box] } : draft;
    case 'change':
      return { ...draft, drawn: drawn.map((box) => (box.id === change.box.id ? change.box : box)) };
    case 'remove':
      return { ...draft, drawn: drawn.filter(({ id }) => id !== change.id) };
  }
}

export function toInput({ leftOut, drawn }: Draft): ApplyRedactionInput {
  const drawnBoxes = drawn.map(({ page, x, y, width, height }): Box => ({ page, x, y, width, height }));
  return { leftOut, drawnBoxes };
}

/** What was decided for a redaction that failed is there again in the next one: its findings have the same ids. */
export function handOnDraft(fromId: string, toId: string): void {
  reviewDrafts.keep(reviewDrafts.find(fromId) ?? undecided, toId);
}

function readDraft(value: unknown): Draft | null {
  const { leftOut, drawn } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  if (!Array.isArray(leftOut) || !Array.isArray(drawn)) return null;
  return { leftOut: leftOut.filter((id) => typeof id === 'string'), drawn: drawn.filter(isDrawnBox) };
}

function isDrawnBox(value: unknown): value is DrawnBox {
  const box = (value ?? {}) as Partial<Record<keyof DrawnBox, unknown>>;
  const numbers = [box.page, box.x, box.y, box.width, box.height];
  return typeof box.id === 'string' && numbers.every((number) => typeof number === 'number');
}

import { useEffect, useReducer } from 'react';
import type { DrawnBox } from '@/components/vault/redaction/box-geometry';
import { MAX_DRAWN_BOXES, type ApplyRedactionInput, type Box } from '@/lib/vault/schema/redactions';

const KEY = 'redaction-review';

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

/** Kept in this tab until the copy is made, so that a reload or a failure loses nothing. */
export function useReviewDraft(redactionId: string) {
  const [draft, change] = useReducer(changeDraft, redactionId, readDraft);

  useEffect(() => writeDraft(redactionId, draft), [redactionId, draft]);

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

export function forgetDraft(redactionId: string): void {
  try {
    sessionStorage.removeItem(keyOf(redactionId));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** What was decided for a redaction that failed is there again in the next one: its findings have the same ids. */
export function handOnDraft(fromId: string, toId: string): void {
  writeDraft(toId, readDraft(fromId));
}

function readDraft(redactionId: string): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(keyOf(redactionId)) ?? '') as Partial<Draft>;
    return { leftOut: stored.leftOut ?? [], drawn: stored.drawn ?? [] };
  } catch {
    return { leftOut: [], drawn: [] };
  }
}

function writeDraft(redactionId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(redactionId), JSON.stringify(draft));
  } catch {
    // Then it lives as long as the page.
  }
}

function keyOf(redactionId: string): string {
  return `${KEY}:${redactionId}`;
}

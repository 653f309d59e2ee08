import { draftStore, type DraftStore } from '@/components/kit/draft-store';

/** Texts by the name of their field. */
export type FormDraft = Record<string, string>;

/** For `<Form draft>`: what is typed into a form, found again after a reload or a way back. The owner as in `draftStore`. */
export function formDrafts(name: string, owner?: 'account' | 'tab'): DraftStore<FormDraft> {
  return draftStore({ name, owner, read: textsOf });
}

/** What was typed about one thing is none of another's: the drafts of one kind, for one of them. */
export function draftOf(drafts: DraftStore<FormDraft>, part: string): DraftStore<FormDraft> {
  return {
    find: () => drafts.find(part),
    keep: (value) => drafts.keep(value, part),
    drop: () => drafts.drop(part),
  };
}

function textsOf(value: unknown): FormDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

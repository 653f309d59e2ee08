import type { DraftStore } from '@/components/kit/draft-store';
import { formDrafts, type FormDraft } from '@/components/kit/form-drafts';

const documentDrafts = formDrafts('document');

/** What is typed into the form of one template. */
export function draftOf(templateId: string): DraftStore<FormDraft> {
  return {
    find: () => documentDrafts.find(templateId),
    keep: (values) => documentDrafts.keep(values, templateId),
    drop: () => documentDrafts.drop(templateId),
  };
}

import { formDrafts } from '@/components/kit/form-drafts';

/** What a visitor typed before they left for an account, by template; whoever comes back finds it, once. */
export const waitingAnswers = formDrafts('document-waiting', 'tab');

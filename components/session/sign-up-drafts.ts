import { formDrafts } from '@/components/kit/form-drafts';

/** Whoever signs up is somebody else afterwards: it goes with the tab, not with an account. */
export const signUpDrafts = formDrafts('sign-up', 'tab');

import { formDrafts } from '@/components/kit/form-drafts';
import { createStore } from '@/components/kit/store';
import { specializations } from '@/lib/partners/rules/waitlist';

export type Specialization = (typeof specializations)[number];
type Chosen = readonly Specialization[];

export const waitlistDrafts = formDrafts('waitlist');

export const none: Chosen = [];
const PART = 'specializations';
let lastFound = none;

/** What is chosen by buttons, which the form's own draft does not know. */
export const choices = createStore<Chosen>({
  read() {
    const kept = waitlistDrafts.find(PART) ?? {};
    const found = specializations.filter((one) => one in kept);
    if (found.join() !== lastFound.join()) lastFound = found;
    return lastFound;
  },
  write(chosen) {
    if (chosen.length === 0) waitlistDrafts.drop(PART);
    else waitlistDrafts.keep(Object.fromEntries(chosen.map((one) => [one, one])), PART);
  },
});

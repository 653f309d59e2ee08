import { secondary } from '@/lib/catalog/content/fact';
import { actsIn, type ActStanding, type FormLimit } from '@/lib/catalog/content/state-file';

/** What a trade association named in its own review; older than we like, so it is dated where it is shown. */
export const copySurvey = secondary(
  'National Notary Association, copy certification by state',
  'https://www.nationalnotary.org/notary-bulletin/blog/2015/10/important-facts-notaries-copy-certification',
);

/** For the states that it names as those whose notaries may not certify copies. */
export const noCopyActs: ActStanding[] = actsIn(copySurvey, '2021-11', [
  ['copy-certification', 'not_listed', 'Named among the states whose notaries may not certify copies.'],
]);

export const noCopyLimits: FormLimit[] = [
  {
    act: 'copy-certification',
    kind: 'no_act',
    says: 'A survey by a trade association names this state among those whose notaries do not certify copies of documents. Ask the office that commissions notaries before you rely on one.',
    asOf: '2021-11',
    source: copySurvey,
  },
];

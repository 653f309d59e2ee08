import { secondary } from '@/lib/catalog/content/fact';
import type { StateFile } from '@/lib/catalog/content/state-file';
import { ronListedStates } from '@/lib/catalog/content/recording/ron-list';
import { findStateReading } from '@/lib/catalog/content/state-readings';
import { stateName } from '@/lib/catalog/content/states';
import { arizona } from '@/lib/catalog/content/states/arizona';
import { california } from '@/lib/catalog/content/states/california';
import { florida } from '@/lib/catalog/content/states/florida';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { texas } from '@/lib/catalog/content/states/texas';
import type { Source } from '@/lib/catalog/schema';

type RonReading = 'Fully supported' | 'In progress';

/** Where an earlier list of ours put a state. It stays as it was given; the dated fact of each state stands before it. */
export const ronReadings: { reading: RonReading; codes: string[] }[] = [
  { reading: 'Fully supported', codes: ['CO', 'CA', 'NY', 'TX', 'FL', 'IL', 'AZ', 'NV'] },
  { reading: 'In progress', codes: ['PA', 'MI'] },
];

export function findRonReading(code: string): RonReading | null {
  return ronReadings.find(({ codes }) => codes.includes(code))?.reading ?? null;
}

/** As an earlier text had it; the law of each state is counted in its place. */
export const quotedRonStates = '47 RON states';

/** What earlier texts of ours said of a state, each where it stood. The same on every page that quotes them. */
export function earlierRonReadings(code: string): string[] {
  const allowed = findStateReading(code)?.ronAllowed;
  const listed = findRonReading(code);
  return [
    ...(allowed === undefined ? [] : [`${allowed ? 'Allowed' : 'Not allowed'} (state guide)`]),
    ...(code === 'CA' ? ['Not allowed (county page)'] : []),
    ...(ronListedStates.includes(code) ? ['Allowed (county page)'] : []),
    ...(listed ? [`${listed} (list of remote states)`] : []),
  ];
}

/** A remote session from beginning to end. */
export const ronSteps = [
  {
    title: 'Schedule',
    says: 'You name the document, the state you are in and a time. Ask the office that will receive the document whether it accepts a remote act.',
  },
  {
    title: 'Upload',
    says: 'You send the document as a PDF, unsigned. Nobody signs before the session.',
  },
  {
    title: 'Identity verification',
    says: 'A service checks your ID and asks you questions about yourself. How often you may try again depends on the state.',
  },
  {
    title: 'Video notarization',
    says: 'You and the notary see and hear each other. You sign, the notary seals, and the session is recorded.',
  },
  {
    title: 'Receive documents',
    says: 'You receive the sealed document and its certificate. Any later change to them shows.',
  },
];

/** Rules about the recording of a session and the check of identity, where we have read them. */
type RonRule = { code?: string; where: string; says: string; asOf: string; source: Source };

export const ronRules: RonRule[] = [
  {
    where: 'States with the Revised Uniform Law on Notarial Acts, § 14A',
    says: 'The recording of a remote session is kept for 10 years.',
    asOf: '2026-11',
    source: secondary('doma.com on remote online notarization', 'https://www.doma.com'),
  },
  ...[florida, texas, arizona, california, newYork].flatMap(remoteRulesOf),
];

function remoteRulesOf({ law: { code }, remoteRules = [] }: StateFile): RonRule[] {
  return remoteRules.map((each) => ({ code, where: stateName(code), ...each }));
}

export function listRonRules(code: string): RonRule[] {
  return ronRules.filter((each) => each.code === code);
}

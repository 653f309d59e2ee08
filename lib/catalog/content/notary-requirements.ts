import { secondary } from '@/lib/catalog/content/fact';
import { stateName } from '@/lib/catalog/content/states';
import { california } from '@/lib/catalog/content/states/california';
import { newYork } from '@/lib/catalog/content/states/new-york';
import { texas } from '@/lib/catalog/content/states/texas';
import type { Source } from '@/lib/catalog/schema';

type Item = { title: string; says: string; lapses?: string };

/** What a notary shows before the first request, and when it stops to count. */
export const credentials: Item[] = [
  {
    title: 'A commission',
    says: 'From the state in which you work, in the name you sign with. You give its number and its expiration date, and upload the paper, which an admin compares.',
    lapses: 'On its expiration date',
  },
  {
    title: 'A bond',
    says: 'Where your state asks for one, in the amount that the state names. It protects the public, not you. You give its number and its expiration date, and upload the paper.',
    lapses: 'With the commission, or sooner if the surety ends it',
  },
  {
    title: 'E&O insurance',
    says: 'Errors and omissions insurance pays for an honest mistake. You give the number of the policy and its expiration date, and upload the paper.',
    lapses: 'When the policy expires',
  },
  {
    title: 'An identity document',
    says: 'A passport, driver’s license or state ID card that has not expired.',
    lapses: 'On the day it expires',
  },
  {
    title: 'A background check',
    says: 'From a provider that reports in writing, with your consent, in the name on your commission.',
    lapses: 'When it is older than your clients accept',
  },
];

/** As earlier texts had them; nothing here checks or measures them. */
export const quotedInsurance = 'Notaries carry $1M+ E&O insurance';
export const quotedEarnings = 'Notary earnings up to $150/hour';

/** For sessions in which the signer is elsewhere. */
export const remoteEquipment: Item[] = [
  {
    title: 'Permission from your state',
    says: 'A registration as an online notary, where your state has one. Some states do not allow remote acts at all.',
  },
  {
    title: 'A seal that shows changes',
    says: 'An electronic seal and a digital certificate in your name, under your control alone.',
  },
  {
    title: 'Camera, microphone, a second screen',
    says: 'Good enough to read an identity document and see the face next to it at the same time.',
  },
  {
    title: 'A steady connection and a quiet room',
    says: 'A session that is cut off has to start over. Nobody else may hear what is said about the document.',
  },
  {
    title: 'A place for the recording',
    says: 'Kept for as long as your state asks, five to ten years in the states whose rule we have read.',
  },
];

type Rule = { code: string; where: string; says: string; asOf: string; source: Source };

export const journalRules: Rule[] = [california, newYork, texas].flatMap(({ law: { code }, journalRule }) =>
  journalRule ? [{ code, where: stateName(code), ...journalRule }] : [],
);

/** States whose caps are shown as examples, with what the number alone does not say. */
export const feeCapExamples: { code: string; note?: string }[] = [
  { code: 'CA' },
  { code: 'FL' },
  { code: 'NM', note: 'A technology fee of at most $25 may come on top of a remote act.' },
  { code: 'NY', note: 'An electronic act costs at most $25.' },
  { code: 'TX' },
];

export const feeCapSource: { asOf: string; source: Source } = {
  asOf: '2026-11',
  source: secondary('open-exam-prep.com on notary fees', 'https://open-exam-prep.com'),
};

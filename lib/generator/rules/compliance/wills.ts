import { secondary, statute } from '../source';
import { allStates, filledRule, makeRule, willKinds, wordsRule } from './make-rule';
import type { ComplianceRule, Draft } from './rule';
import { isDay, isNamed, isSameName, valueOf, yearsFrom } from './words';

const frame = { states: allStates, kinds: willKinds, type: 'content' } as const;

const practice = {
  law: 'Practice of drafting wills',
  source: secondary(
    'DuPage County Bar Association, elements of a valid will',
    'http://www.dcba.org/mpage/vol220210art4',
  ),
  asOf: '2010-01',
} as const;

const FULL_AGE = 18;

function isExecutor(draft: Draft): boolean {
  return isSameName(valueOf(draft, 'testator_name'), valueOf(draft, 'executor_name'));
}

export const willRules: ComplianceRule[] = [
  makeRule(
    {
      ...frame,
      id: 'testator-of-age',
      field: 'birth_date',
      asks: 'The testator is at least 18 years of age.',
      severity: 'critical',
      law: {
        CA: 'Cal. Prob. Code § 6100',
        TX: 'Tex. Est. Code § 251.001',
        FL: 'Fla. Stat. § 732.501',
        NY: 'N.Y. EPTL 3-1.1',
        IL: '755 ILCS 5/4-1',
        elsewhere: 'Practice of wills',
      },
      source: secondary('The age of testators in the five states'),
      asOf: '2026-11',
      penalty: 'The will is not valid.',
      do: 'Have a lawyer say whether an exception applies, or wait until the birthday.',
    },
    (draft) => {
      const birth = valueOf(draft, 'birth_date');
      return isDay(birth) && yearsFrom(birth, FULL_AGE) > draft.today
        ? `Whoever was born on ${birth} is not of age.`
        : null;
    },
  ),
  filledRule(
    {
      ...frame,
      ...practice,
      id: 'birth-date-named',
      asks: 'The date of birth shows that the testator is of age.',
      severity: 'low',
      do: 'Fill in the date of birth.',
    },
    'birth_date',
    'The date of birth is not filled in, so the age was not checked.',
  ),
  wordsRule(
    {
      ...frame,
      ...practice,
      id: 'earlier-wills-revoked',
      asks: 'The will revokes the ones before it.',
      severity: 'high',
      do: 'Put the sentence that revokes earlier wills back.',
    },
    ['I revoke all wills and codicils'],
    'The will does not revoke earlier wills.',
  ),
  wordsRule(
    {
      ...frame,
      ...practice,
      id: 'residue-given',
      asks: 'The will gives the residue of the estate.',
      severity: 'high',
      do: 'Say who receives the residue.',
    },
    ['I give the residue of my estate'],
    'The will does not give the residue of the estate.',
  ),
  makeRule(
    {
      ...frame,
      ...practice,
      id: 'testator-takes-nothing',
      field: (draft) => (isExecutor(draft) ? 'executor_name' : 'residuary_beneficiary'),
      asks: 'The testator is neither executor nor beneficiary.',
      severity: 'critical',
      do: 'Name somebody else.',
    },
    (draft) => {
      const testator = valueOf(draft, 'testator_name');
      const isBeneficiary = isNamed(valueOf(draft, 'residuary_beneficiary'), testator);
      return isExecutor(draft) || isBeneficiary
        ? `${testator} makes the will and is named in it as ${isExecutor(draft) ? 'executor' : 'beneficiary'}.`
        : null;
    },
  ),
  filledRule(
    {
      ...frame,
      ...practice,
      id: 'successor-executor-named',
      asks: 'Somebody else can carry out the will if the first cannot.',
      severity: 'low',
      do: 'Consider naming a successor.',
    },
    'successor_executor_name',
    'No successor is named for whoever carries out the will.',
  ),
  filledRule(
    {
      ...frame,
      ...practice,
      id: 'alternate-beneficiary-named',
      asks: 'The will says who receives the residue if the first beneficiary dies earlier.',
      severity: 'medium',
      do: 'Name an alternate beneficiary.',
    },
    'alternate_beneficiary',
    'Nobody is named for the case that the beneficiary dies first.',
  ),
  makeRule(
    {
      ...frame,
      ...practice,
      id: 'guardian-of-minors',
      field: 'guardian_name',
      asks: 'Where there are minor children, a guardian is named.',
      severity: 'medium',
      do: 'Name a guardian for the children.',
    },
    (draft) =>
      /\bI have a child under 18\b/.test(valueOf(draft, 'minor_children')) &&
      valueOf(draft, 'guardian_name') === ''
        ? 'There is a child under 18, and no guardian is named.'
        : null,
  ),
  wordsRule(
    {
      ...frame,
      states: ['TX'],
      id: 'self-proving-affidavit-tx',
      type: 'notary',
      asks: 'The self-proving affidavit follows the will, so that witnesses need not come to court.',
      severity: 'medium',
      law: 'Tex. Est. Code § 251.104',
      source: statute(
        'Tex. Est. Code § 251.104',
        'https://texas.public.law/statutes/tex._est._code_section_251.104',
      ),
      asOf: '2026-11',
      do: 'Put the self-proving affidavit back.',
    },
    ['wanted each of them to sign it as a witness'],
    'The self-proving affidavit is not in the document.',
  ),
  wordsRule(
    {
      ...frame,
      states: ['FL'],
      id: 'self-proof-fl',
      type: 'notary',
      asks: 'The self-proof follows the will, so that witnesses need not come to court.',
      severity: 'medium',
      law: 'Fla. Stat. § 732.503',
      source: statute('Fla. Stat. § 732.503', 'https://www.syfert.com/florida/statutes/0732.503.html'),
      asOf: '2025-02',
      do: 'Put the self-proof back.',
    },
    ['declare to the officer taking my acknowledgment of this instrument'],
    'The self-proof is not in the document.',
  ),
];

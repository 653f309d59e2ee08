import { rule, secondary } from '@/lib/catalogue/content/notary-law/fact';
import { florida, texasSenateBill } from '@/lib/catalogue/content/state-sources';
import type { Claim, Source } from '@/lib/catalogue/schema';

type RonReading = 'Fully supported' | 'In progress (expected Q2 2025)';

/** Where our own list puts a state. It stays as it was given; the dated fact of each state stands next to it. */
export const ronReadings: { reading: RonReading; codes: string[] }[] = [
  { reading: 'Fully supported', codes: ['CO', 'CA', 'NY', 'TX', 'FL', 'IL', 'AZ', 'NV'] },
  { reading: 'In progress (expected Q2 2025)', codes: ['PA', 'MI'] },
];

export function findRonReading(code: string): RonReading | null {
  return ronReadings.find(({ codes }) => codes.includes(code))?.reading ?? null;
}

export const ronStatesClaim: Claim = { claim: '47 RON states' };

/** A remote session from beginning to end. */
export const ronSteps = [
  {
    title: 'Schedule',
    says: 'You name the document, the state of the notary and a time. Ask the office that will receive the document whether it accepts a remote act.',
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
    says: 'You receive the sealed document and its certificate, in which any later change shows.',
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
  {
    code: 'FL',
    where: 'Florida',
    says: 'The recording is kept for 10 years.',
    asOf: '2026-11',
    source: secondary('floridanotaryservice.com', 'https://floridanotaryservice.com'),
  },
  {
    code: 'FL',
    where: 'Florida',
    says: 'The recording is uninterrupted and unedited.',
    asOf: '2026-11',
    source: florida('117.245'),
  },
  {
    code: 'TX',
    where: 'Texas',
    says: 'The recording is kept for 5 years.',
    asOf: '2026-11',
    source: rule(
      'Texas Secretary of State, online notary public',
      'https://www.sos.state.tx.us/statdoc/online-np.shtml',
    ),
  },
  {
    code: 'TX',
    where: 'Texas',
    says: 'Notaries who applied on or after January 1, 2026 keep their records for 10 years.',
    asOf: '2025-08',
    source: texasSenateBill,
  },
  {
    code: 'TX',
    where: 'Texas',
    says: 'Identity questions: at least 5 with 5 or more choices each, 80 percent right, in 2 minutes; one retake within 24 hours with 60 percent new questions; after a second failure 24 hours without another try with the same notary.',
    asOf: '2026-11',
    source: rule('1 Tex. Admin. Code § 87.70'),
  },
  {
    code: 'AZ',
    where: 'Arizona',
    says: 'The recording is kept for 5 years, and shows no images of the record that is signed.',
    asOf: '2026-11',
    source: rule('Ariz. Admin. Code R2-12-1308'),
  },
  {
    code: 'CA',
    where: 'California',
    says: 'Since 2025 a platform must ask whether the signer is in California.',
    asOf: '2026-11',
    source: secondary('nationalnotary.org; thewbkfirm.com'),
  },
  {
    code: 'NY',
    where: 'New York',
    says: 'An electronic act costs at most $25, and the journal is kept for 10 years.',
    asOf: '2026-11',
    source: secondary('barclaydamon.com; townelaw.com'),
  },
];

export function listRonRules(code: string): RonRule[] {
  return ronRules.filter((each) => each.code === code);
}

import { planNames } from '@/lib/plans/rules/choices';
import { RETRIEVAL_DAYS } from '@/lib/plans/rules/plan-prices';
import { quotasOf } from '@/lib/plans/rules/quotas';
import { WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import { formatBytes } from '../rules/format-bytes';

const { none, basic, professional } = quotasOf;

type Drawer = { category: string; keeps: string };

/** The five categories of the vault, with what people usually keep there. */
export const vaultDrawers: Drawer[] = [
  { category: 'Real Estate', keeps: 'Deeds, title policies, surveys, closing statements' },
  { category: 'Legal', keeps: 'Wills, powers of attorney, court orders' },
  { category: 'Financial', keeps: 'Loan papers, tax bills, appraisals' },
  { category: 'Business', keeps: 'Operating agreements, leases, licenses' },
  { category: 'Personal', keeps: 'Marriage certificates, ID copies, insurance' },
];

type Step = { title: string; text: string };

/** How a document is sealed, in the order of the drawing. */
export const sealingSteps: Step[] = [
  {
    title: 'Its own key',
    text: 'Each document is encrypted with AES-256-GCM under a random key that no other document shares.',
  },
  {
    title: 'The key is wrapped',
    text: 'That key is encrypted in turn by the master key, which is never kept with the documents. Master keys can be rotated.',
  },
  {
    title: 'The proof stays outside',
    text: 'The public log receives a salted fingerprint: enough to prove the day, too little to learn a word.',
  },
  {
    title: 'Deleting destroys the key',
    text: 'At once. What is left of the document cannot be read by anyone, us included; a backup that was made before holds it until it is overwritten.',
  },
];

type Limit = { name: string; value: string; note: string };

export const vaultLimits: Limit[] = [
  { name: 'Size', value: '25 MB', note: 'for one document' },
  {
    name: 'Types',
    value: 'PDF, DOC, DOCX, JPG, JPEG, PNG',
    note: 'checked by what the file holds, not by its name; a Word file has to be saved as a PDF before you can redact or share it',
  },
  {
    name: 'Space',
    value: `${none.documents} documents, ${formatBytes(none.storageBytes)}`,
    note: `without a plan; ${basic.documents} new ones a month and ${formatBytes(basic.storageBytes)} with ${planNames.basic}, any number and ${formatBytes(professional.storageBytes)} with ${planNames.professional}. ${WHAT_USES_SPACE}`,
  },
  {
    name: 'Shared links',
    value: '1 hour to 1 week',
    note: '1 hour, 24 hours, 3 days or 1 week, then they expire',
  },
];

export const VAULT_PRICE = { price: '$19', unit: 'a month' };

export const vaultToday = [
  'Uploads, encrypted one by one',
  'More documents and space with a plan',
  'A proof and a certificate for each document',
  'Redacted copies, and links that expire',
  'Checking a file, a proof or a hash against the log',
];

/** Priced, and not sold yet. */
export const vaultComing = [
  'More space than the plans include, by the gigabyte',
  'The vault alone at $19 a month, without a plan',
];

export const vaultQuestions = [
  {
    question: 'Can I upload documents today?',
    answer: `Yes: ${none.documents} documents and ${formatBytes(none.storageBytes)} for each account, at no cost. With ${planNames.basic} it is ${basic.documents} new documents a month and ${formatBytes(basic.storageBytes)}. ${WHAT_USES_SPACE}`,
  },
  {
    question: 'Can you read my documents?',
    answer:
      'Our servers can open a document when you ask for it, because they hold the master key. It is not a safe to which only you have the key, and we do not call it one.',
  },
  {
    question: 'Does a proof reveal what is in a document?',
    answer:
      'No. The log holds a fingerprint made with random salt. Nobody can work back from it to the document, or guess which document it belongs to.',
  },
  {
    question: 'What happens to my documents when I cancel?',
    answer: `You can download them for ${RETRIEVAL_DAYS} days, as we promise, and after that too: nothing is deleted when a plan ends. Only new documents need room in the free vault.`,
  },
  {
    question: 'Why are only these file types accepted?',
    answer:
      'They are what deeds, policies and identity papers come in, and they can be checked by their content. A program that calls itself a PDF is refused.',
  },
];

import { longDay } from '@/lib/values/date-format';

export const libraryTypes = {
  notarization: 'Notarization',
  acknowledgment: 'Acknowledgment',
  jurat: 'Jurat',
  copy_certification: 'Copy certification',
  signature_witnessing: 'Signature witnessing',
};

export const libraryCategories = [
  'Real Estate',
  'Legal',
  'Financial',
  'Business',
  'Administrative',
  'Personal',
  'Medical',
  'Educational',
] as const;

export const libraryStatuses = {
  current: 'Current',
  archived: 'Archived',
  pending_update: 'Pending update',
};

/** A document of the library, as the specification lists one; its file is written on the page. */
export type LibraryDocument = {
  id: string;
  name: string;
  /** Two letters, USPS. */
  state: string;
  category: (typeof libraryCategories)[number];
  type: keyof typeof libraryTypes;
  /** `2026-02-11` */
  lastUpdated: string;
  requirements: string[];
  notaryActions: string[];
  status: keyof typeof libraryStatuses;
};

const acknowledge = ['Identify the signer', 'Take the acknowledgment', 'Complete the certificate'];
const swear = ['Identify the signer', 'Give the oath', 'Watch the signing', 'Complete the certificate'];
const certifyCopy = ['See the original', 'Make or compare the copy', 'Complete the certificate'];
const witness = ['Identify the signer', 'Watch the signing', 'Complete the certificate'];

export const libraryDocuments: LibraryDocument[] = [
  {
    id: 'sample-ca-grant-deed',
    name: 'Grant deed acknowledgment',
    state: 'CA',
    category: 'Real Estate',
    type: 'acknowledgment',
    lastUpdated: '2026-02-11',
    requirements: ['Identification of the signer', 'Entry in the journal'],
    notaryActions: acknowledge,
    status: 'current',
  },
  {
    id: 'sample-ca-affidavit',
    name: 'Affidavit of residence',
    state: 'CA',
    category: 'Legal',
    type: 'jurat',
    lastUpdated: '2026-01-19',
    requirements: ['Oath or affirmation', 'Signature before the notary'],
    notaryActions: swear,
    status: 'current',
  },
  {
    id: 'sample-ca-medical-directive',
    name: 'Advance health care directive',
    state: 'CA',
    category: 'Medical',
    type: 'acknowledgment',
    lastUpdated: '2024-09-30',
    requirements: ['Identification of the signer'],
    notaryActions: acknowledge,
    status: 'pending_update',
  },
  {
    id: 'sample-tx-warranty-deed',
    name: 'Warranty deed acknowledgment',
    state: 'TX',
    category: 'Real Estate',
    type: 'acknowledgment',
    lastUpdated: '2026-02-02',
    requirements: ['Identification of the signer', 'Mailing address of the grantee'],
    notaryActions: acknowledge,
    status: 'current',
  },
  {
    id: 'sample-tx-copy',
    name: 'Copy of a diploma',
    state: 'TX',
    category: 'Educational',
    type: 'copy_certification',
    lastUpdated: '2025-11-03',
    requirements: ['The original', 'No copy of a public record'],
    notaryActions: certifyCopy,
    status: 'current',
  },
  {
    id: 'sample-tx-loan',
    name: 'Loan affidavit',
    state: 'TX',
    category: 'Financial',
    type: 'jurat',
    lastUpdated: '2023-06-15',
    requirements: ['Oath or affirmation', 'Signature before the notary'],
    notaryActions: swear,
    status: 'archived',
  },
  {
    id: 'sample-fl-mortgage',
    name: 'Mortgage acknowledgment',
    state: 'FL',
    category: 'Real Estate',
    type: 'acknowledgment',
    lastUpdated: '2026-01-27',
    requirements: ['Identification of the signer', 'Form of identification in the certificate'],
    notaryActions: acknowledge,
    status: 'current',
  },
  {
    id: 'sample-fl-travel',
    name: 'Consent to travel with a minor',
    state: 'FL',
    category: 'Personal',
    type: 'signature_witnessing',
    lastUpdated: '2025-08-21',
    requirements: ['Identification of the parent'],
    notaryActions: witness,
    status: 'current',
  },
  {
    id: 'sample-fl-resolution',
    name: 'Resolution of a company',
    state: 'FL',
    category: 'Business',
    type: 'notarization',
    lastUpdated: '2025-12-09',
    requirements: ['Authority of the signer'],
    notaryActions: acknowledge,
    status: 'current',
  },
  {
    id: 'sample-ny-satisfaction',
    name: 'Satisfaction of mortgage',
    state: 'NY',
    category: 'Real Estate',
    type: 'acknowledgment',
    lastUpdated: '2026-02-18',
    requirements: ['Identification of the signer', 'Venue with the county'],
    notaryActions: acknowledge,
    status: 'current',
  },
  {
    id: 'sample-ny-power-of-attorney',
    name: 'Power of attorney',
    state: 'NY',
    category: 'Legal',
    type: 'notarization',
    lastUpdated: '2024-03-12',
    requirements: ['Identification of the signer', 'Two witnesses'],
    notaryActions: acknowledge,
    status: 'pending_update',
  },
  {
    id: 'sample-ny-oath',
    name: 'Oath of office',
    state: 'NY',
    category: 'Administrative',
    type: 'jurat',
    lastUpdated: '2025-05-06',
    requirements: ['Oath or affirmation'],
    notaryActions: swear,
    status: 'current',
  },
];

/** The file of a sample document, which says so in its first line. */
export function libraryText(document: LibraryDocument, stateName: string): string {
  const { name, category, type, status, lastUpdated, requirements, notaryActions } = document;
  return [
    'SAMPLE: made up to show the library. Not a form, and not legal advice.',
    '',
    name.toUpperCase(),
    `State: ${stateName}`,
    `Category: ${category}`,
    `Type: ${libraryTypes[type]}`,
    `Status: ${libraryStatuses[status]}`,
    `Last updated: ${longDay(lastUpdated)}`,
    '',
    'REQUIREMENTS',
    ...requirements.map((line) => `- ${line}`),
    '',
    'WHAT THE NOTARY DOES',
    ...notaryActions.map((line) => `- ${line}`),
    '',
    `What the law of ${stateName} asks, with sources, is on the State documents page.`,
    '',
  ].join('\n');
}

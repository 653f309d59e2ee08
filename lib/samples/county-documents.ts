/** The four states of the county page, as in its address: `?state=new-york`. */
export const countyPageStates = ['california', 'texas', 'florida', 'new-york'];

export const countyDocumentTypes = {
  'property-transfer': 'Property Transfer',
  'security-instrument': 'Security Instrument',
  'estate-planning': 'Estate Planning',
  'lien-release': 'Lien Release',
};

export type CountyDocument = {
  id: string;
  /** As in the address. */
  state: string;
  name: string;
  type: keyof typeof countyDocumentTypes;
  counties: string[];
  /** A range, as text. */
  recordingFee: string;
  requirements: string[];
  deedGuardProtected: boolean;
  blockchainHash: string;
  qrCode: string;
  /** Of the blank form: `/downloads/<formName>.pdf`. */
  formName: string;
};

export const countyDocuments: CountyDocument[] = [
  {
    id: 'ca-grant-deed',
    state: 'california',
    name: 'California Grant Deed',
    type: 'property-transfer',
    counties: ['Los Angeles', 'Orange', 'San Diego', 'San Francisco'],
    recordingFee: '$25-50',
    requirements: [
      'Notary acknowledgment',
      'Documentary transfer tax declaration',
      'Preliminary Change of Ownership Report',
    ],
    deedGuardProtected: true,
    blockchainHash: '9f2c51d0a7e84b36c1f05d97e3ab4c2819f6d0e57b3a4c8d62e1f9057ac3b418',
    qrCode: 'DG-CA-GRANT-0001',
    formName: 'california-grant-deed',
  },
  {
    id: 'ca-trust-transfer-deed',
    state: 'california',
    name: 'California Trust Transfer Deed',
    type: 'estate-planning',
    counties: ['Alameda', 'Los Angeles', 'Sacramento', 'Santa Clara'],
    recordingFee: '$15-25',
    requirements: [
      'Notary acknowledgment',
      'Name of the trustee and date of the trust',
      'Preliminary Change of Ownership Report',
    ],
    deedGuardProtected: true,
    blockchainHash: '41be7703c9d2585ae6f1b04d3c9872aa15e0d6f8b2c4937d0fa16e25c8b9d374',
    qrCode: 'DG-CA-TRUST-0002',
    formName: 'california-trust-transfer-deed',
  },
  {
    id: 'tx-warranty-deed',
    state: 'texas',
    name: 'Texas General Warranty Deed',
    type: 'property-transfer',
    counties: ['Bexar', 'Dallas', 'Harris', 'Travis'],
    recordingFee: '$30-75',
    requirements: [
      'Notary acknowledgment',
      'Notice of confidentiality rights',
      'Mailing address of each grantee',
    ],
    deedGuardProtected: true,
    blockchainHash: 'd8034e6b12f7a95c40e9d3b8617fc25a9e0b48d17c63f5a2e98d01b4f76c3e59',
    qrCode: 'DG-TX-WARRANTY-0003',
    formName: 'texas-general-warranty-deed',
  },
  {
    id: 'fl-mortgage',
    state: 'florida',
    name: 'Florida Mortgage',
    type: 'security-instrument',
    counties: ['Broward', 'Hillsborough', 'Miami-Dade', 'Orange'],
    recordingFee: '$10-35',
    requirements: [
      'Notary acknowledgment',
      'Documentary stamp tax and intangible tax',
      'Name and address of the preparer',
    ],
    deedGuardProtected: true,
    blockchainHash: '6c17f9a0d35e48b2917d0c84ae62f3b59d18e7c04a6b93f25d8e10c7b94fa2d6',
    qrCode: 'DG-FL-MORTGAGE-0004',
    formName: 'florida-mortgage',
  },
];

import type { Block, Paper, PaperSection } from '@/lib/paper/paper';

const updated = '2026-11-21';

const returnAddress: PaperSection = {
  id: 'return',
  title: 'Recording requested by, and after recording return to',
  blocks: [
    { kind: 'blanks', labels: ['Name', 'Street', 'City, state, ZIP'] },
    { kind: 'note', text: 'Space for the recorder. Write nothing here.' },
  ],
};

const signature: PaperSection = {
  id: 'signature',
  title: 'Signature and notary',
  blocks: [
    { kind: 'blanks', labels: ['Date', 'Signature', 'Name in print'] },
    'Sign before the notary. The notary attaches the certificate that the law of the state prescribes, and completes every line of it.',
  ],
};

/** A blank form: return address, the document, signature, and what to look at before it is recorded. */
function form(title: string, summary: string, words: Block[], before: string[]): Paper {
  return {
    title,
    summary: `${summary} Have a lawyer read it before you sign; this form is no legal advice.`,
    updated,
    sections: [
      returnAddress,
      { id: 'document', title, blocks: words },
      signature,
      { id: 'before', title: 'Before you record it', blocks: [{ kind: 'list', items: before }] },
    ],
  };
}

const californiaChecks = [
  'Keep the top 2½ inches of the first page free, the left 3½ inches of them for the return address.',
  'File the Preliminary Change of Ownership Report with it.',
  'Declare an exemption from the $75 fee of Gov. Code § 27388.1 if one applies.',
];

const californiaFacts: Block = {
  kind: 'blanks',
  labels: [
    'Assessor’s parcel number',
    'Documentary transfer tax, or why none is due',
    'Mail tax statements to',
  ],
};

/** The blank forms behind the documents of the county page, by the name of their files. */
export const countyForms: Record<string, Paper> = {
  'california-grant-deed': form(
    'California Grant Deed',
    'A blank grant deed in the words of Civil Code § 1092.',
    [
      californiaFacts,
      { kind: 'blanks', labels: ['I, the grantor', 'grant to'] },
      'all that real property situated in the county below, State of California, described as follows:',
      { kind: 'blanks', labels: ['County', 'Legal description'] },
    ],
    californiaChecks,
  ),
  'california-trust-transfer-deed': form(
    'California Trust Transfer Deed',
    'A blank grant deed from an owner to the trustee of the owner’s own trust, in the words of Civil Code § 1092.',
    [
      californiaFacts,
      { kind: 'blanks', labels: ['I, the grantor', 'grant to', 'as trustee of the trust', 'dated'] },
      'all that real property situated in the county below, State of California, described as follows:',
      { kind: 'blanks', labels: ['County', 'Legal description'] },
    ],
    ['Name the trust and its date as the trust document does.', ...californiaChecks],
  ),
  'texas-general-warranty-deed': form(
    'Texas General Warranty Deed',
    'A blank deed after the form of Property Code § 5.022.',
    [
      '**NOTICE OF CONFIDENTIALITY RIGHTS: IF YOU ARE A NATURAL PERSON, YOU MAY REMOVE OR STRIKE ANY OR ALL OF THE FOLLOWING INFORMATION FROM ANY INSTRUMENT THAT TRANSFERS AN INTEREST IN REAL PROPERTY BEFORE IT IS FILED FOR RECORD IN THE PUBLIC RECORDS: YOUR SOCIAL SECURITY NUMBER OR YOUR DRIVER’S LICENSE NUMBER.**',
      { kind: 'blanks', labels: ['The State of Texas, County of', 'I, the grantor', 'of', 'for dollars'] },
      'to me in hand paid by the grantee below, have granted, sold, and conveyed, and by these presents do grant, sell, and convey to that grantee:',
      { kind: 'blanks', labels: ['Grantee', 'of', 'Mailing address', 'Description of the premises'] },
      'To have and to hold the above described premises, together with all rights and appurtenances belonging to them, unto the grantee and the grantee’s heirs or assigns forever. I bind myself, my heirs, executors and administrators to warrant and forever defend the premises unto the grantee and the grantee’s heirs and assigns, against every person who lawfully claims them or any part of them.',
    ],
    [
      'Print names under each signature, and the mailing address of each grantee.',
      'Print the notice on the first page in 12-point boldface or 12-point capitals.',
      'Bring photo identification when you file at the counter.',
    ],
  ),
  'florida-mortgage': form(
    'Florida Mortgage',
    'A blank short mortgage. A lender usually brings its own form; this one shows what the recorder needs.',
    [
      {
        kind: 'blanks',
        labels: ['Prepared by (name and address)', 'Borrower and address', 'Lender and address'],
      },
      'The borrower mortgages to the lender the property below, to secure the note below, with interest and all sums due under it. When the note is paid, this mortgage ends, and the lender records its satisfaction.',
      { kind: 'blanks', labels: ['County', 'Legal description', 'Amount of the note', 'Date of the note'] },
    ],
    [
      'Keep 3 by 3 inches free at the top right of the first page, and 1 by 3 inches on each further page.',
      'Print below each signature the name, and give the post-office address, of signers and witnesses.',
      'Documentary stamp tax and intangible tax are due when it is recorded.',
    ],
  ),
};

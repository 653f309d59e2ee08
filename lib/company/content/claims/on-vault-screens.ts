import { integration, route, screen, together, unit, type Claim } from './claim';

const gone = integration(
  'api/vault/documents/[id]/delete',
  'removes the document with everything that hangs on it',
);
const kept = screen('vault/document-page', 'says that nothing was deleted when the server cannot be reached');
const revoked = integration(
  'api/vault/documents/[id]/links/[lid]/delete',
  'ends the link at once, and once: asking again changes nothing',
);
const stamped = unit('vault/link-stamp', 'says on every page who looked and when');
const view = integration(
  'api/share/[token]/views/post',
  'counts the view, keeps who it was, and tells the owner',
);
const reviewed = integration(
  'vault/redaction-job',
  'notes the places and the rules, never the words, and waits for the owner',
);
const covered = integration(
  'vault/redaction-job',
  'keeps the copy without the words, and enters it into the log bound to the entry of the original',
);
const cut = integration('api/vault/documents/post-bad-input', 'leaves nothing when the connection breaks');
const aborted = integration('api/vault/documents/post-bad-input', 'leaves nothing when the browser aborts');
const records = integration(
  'api/vault/records/get',
  'lists documents, redacted copies and deed locks, newest first',
);
const scanned = integration('vault/document-scan', 'is asked for when it is uploaded, and only of PDFs');
const hash = integration(
  'api/document-hashes/post',
  'is found by whoever holds the file, without the account and what it says of the file',
);
const own = integration(
  'api/document-hashes/get',
  'shows nobody the hashes of somebody else, not even an admin',
);
const refusal = unit('vault/document-name', 'refuses %s and names what it takes');
const full = integration('vault/object-store-local', 'says of a full disk that nothing was stored');
const silent = screen(
  'partners/integrations/fbi',
  'sends nothing, shows a result that says it is made up, and the check at the top of the recent ones',
);
const agencies = screen(
  'partners/integrations/government',
  'shows that it works, then a result that says it is made up, and sends nothing',
);
const counties = screen(
  'partners/integrations/counties',
  'test the API with a sample answer in words, without a call',
);

const taken = integration(
  'api/recordings/imports/post',
  'takes nothing of a file that breaks off, and says so',
);

/** What screens, errors and certificates of the vault and the hashes say without exception. */
export const vaultScreenClaims: Claim[] = [
  ...together(
    'components/vault/documents/delete-document.tsx',
    [gone, integration('vault/stored-objects', 'destroys the key of what is doomed, in the transaction')],
    'Its key is destroyed at once.',
    'From what we keep nobody can open the document again, including us.',
    'Its redacted copies are deleted, and every link to it ends.',
  ),
  ...together('components/vault/documents/delete-document.tsx', [kept], 'Nothing was deleted.'),
  ...together(
    'components/vault/redaction/apply-redaction.tsx',
    [
      unit(
        'vault/redaction/producers',
        'A deed has no text at all at the level maximum, where it was and where it was not covered',
      ),
    ],
    'Every page becomes a picture, so that the copy holds no text at all.',
  ),
  ...together('components/vault/redaction/apply-redaction.tsx', [covered], 'Nothing will be covered.'),
  ...together(
    'components/vault/redaction/delete-redaction.tsx',
    [
      integration(
        'api/vault/documents/[id]/redactions/[rid]/delete',
        'removes a copy with its bytes and links, and erases what opens its entry in the log',
      ),
    ],
    'and its links end at once.',
  ),
  ...together(
    'components/vault/redaction/review-notes.tsx',
    [reviewed],
    'Nothing is covered until you apply it',
    'The rules found nothing.',
  ),
  ...together(
    'components/vault/redaction/review-notes.tsx',
    [unit('vault/redaction/pictures-and-refusals', 'has nothing for the rules to read, and says so')],
    'Rules read text, and a picture has none.',
  ),
  ...together(
    'components/vault/redaction/start-redaction.tsx',
    [covered],
    'The original always stays as it is.',
  ),
  ...together(
    'components/vault/redaction/start-redaction.tsx',
    [
      integration(
        'api/vault/documents/[id]/redactions/post',
        'takes a picture, without any rule: the owner draws the boxes',
      ),
    ],
    'No rule is on: nothing is looked for, and you draw every box yourself.',
  ),
  ...together(
    'lib/vault/rules/redaction-state.ts',
    [unit('vault/redaction-state', 'is refused when it %s')],
    'Nothing would be covered.',
  ),
  ...together(
    'lib/vault/commands/redaction-job.ts',
    [integration('vault/redaction-job', 'ends as failed, once, with the words of the last resort')],
    'Nothing was changed; please try again.',
  ),
  ...together(
    'components/vault/share/link-row.tsx',
    [revoked],
    'Nobody can open … with it any longer.',
    'ends at once and cannot be opened again.',
  ),
  ...together(
    'components/vault/share/new-link.tsx',
    [stamped, view],
    'Anyone who has it can open the document and is asked for a name, which is printed across every page.',
  ),
  ...together(
    'components/vault/share/new-link.tsx',
    [
      integration(
        'api/vault/documents/[id]/links/post',
        'makes an address for %i hours, and keeps only the hash of its token',
      ),
    ],
    'it is shown only once.',
  ),
  ...together(
    'components/vault/share/share-desk.tsx',
    [stamped, view],
    'It is printed across every page together with the time, and the person who shared this sees both.',
    'The name that you gave and the time are printed across every page, also on the file that you download.',
  ),
  ...together(
    'components/vault/share/share-links.tsx',
    [
      revoked,
      integration('api/vault/documents/[id]/links/get', 'counts every view, and names the latest ten'),
    ],
    'Each one is listed here with who opened it, and can be revoked at any time.',
  ),
  ...together('components/vault/upload/own-upload.tsx', [aborted], 'Nothing was stored;'),
  ...together('lib/properties/commands/read-index.ts', [taken], 'Nothing of it was taken.'),
  ...together(
    'components/vault/upload/send-chosen.ts',
    [cut, aborted],
    'The connection was lost, and nothing was stored.',
    'Nothing was stored.',
  ),
  ...together('lib/platform/http/multipart.ts', [cut], 'The upload was interrupted, and nothing was stored.'),
  ...together('lib/vendor/store-contract.ts', [full], 'Nothing was stored.'),
  ...together(
    'components/files/check-file.ts',
    [refusal],
    'Only PDF, DOC, DOCX, JPG, JPEG and PNG files can be stored.',
  ),
  ...together(
    'lib/vault/rules/file-type/refusals.ts',
    [refusal, unit('vault/inspection', 'says that a password keeps it closed')],
    'This file name has none of these endings.',
    'so nobody can tell what is in it.',
  ),
  ...together(
    ['lib/pdf/stamp.ts', 'lib/pdf/redactor/pdfjs.ts'],
    [unit('vault/link-stamp', 'is a PDF that opens only with a password')],
    'This PDF opens only with a password',
  ),
  ...together(
    'components/vault/verification/own-verification.tsx',
    [records],
    'each with its entry in the evidence log.',
  ),
  ...together(
    'lib/vault/drawing/words.ts',
    [route('POST /api/vault/verify')],
    'Nothing is uploaded: the page compares the hash of your file with this one.',
  ),
  ...together(
    'components/notary/client/dashboard/scan-results.tsx',
    [scanned, integration('vault/document-scan', 'keeps what our rules saw, with the time')],
    'These are looked for in each:',
  ),
  ...together(
    ['components/notary/client/dashboard/scan-results.tsx', 'components/alerts/atlas/own-analysis.tsx'],
    [scanned, integration('vault/document-scan', 'keeps what our rules saw, with the time')],
    'Our rules check each PDF that you upload, on our own server.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [integration('vault/stored-objects', 'lies in the store encrypted, under its own key')],
    'a key and a proof for each document',
    'how each document is encrypted',
  ),
  ...together(
    'components/partners/integrations/blockchain/blockchain-panel.tsx',
    [hash],
    'and anybody who holds the same file can see later that it existed then.',
    'with a proof that anybody can check.',
  ),
  ...together(
    'components/partners/integrations/blockchain/create-hash-form.tsx',
    [
      screen(
        'partners/integrations/blockchain-own',
        'sends name, metadata and hash, not the file, and shows the entry',
      ),
    ],
    'only its hash is used.',
  ),
  ...together(
    'components/partners/integrations/blockchain/own-blockchain.tsx',
    [own, hash],
    'Nobody else is shown the name and the metadata; anyone who has the file can see when its hash was entered.',
  ),
  ...together(
    'components/partners/integrations/blockchain/own-blockchain.tsx',
    [screen('partners/integrations/blockchain-own', 'is in a sample frame, apart from the log')],
    'None is connected.',
  ),
  ...together(
    'components/partners/integrations/blockchain/own-hashes.tsx',
    [
      screen(
        'partners/integrations/blockchain-own',
        'offer the real proof, and a verification link that can be copied',
      ),
    ],
    'each with its proof and a link that shows it to others.',
  ),
  ...together(
    'components/partners/integrations/blockchain/own-network.tsx',
    [route('GET /api/log/entries')],
    'Our evidence log, open to everybody.',
  ),
  ...together(
    'components/partners/integrations/blockchain/sample-blockchain.tsx',
    [
      screen(
        'partners/integrations/blockchain-sample',
        'confirms the real hash of the file after two seconds, and sends nothing',
      ),
    ],
    'Nothing that you type or choose here is sent.',
    'It was not sent anywhere.',
  ),
  ...together(
    ['components/partners/integrations/counties/counties-panel.tsx'],
    [counties],
    'Nothing was sent.',
  ),
  ...together('components/partners/integrations/counties/county-dialog.tsx', [counties], 'nothing is sent.'),
  ...together(
    'components/partners/integrations/fbi/check-form.tsx',
    [silent],
    'Nothing was sent.',
    'Nothing is sent: this form is a sample.',
  ),
  ...together(
    'components/partners/integrations/fbi/fbi-panel.tsx',
    [silent],
    'Nobody is checked, and nothing that you type here is sent or kept.',
  ),
  ...together(
    'components/partners/integrations/government/government-panel.tsx',
    [agencies],
    'No agency is asked, and nothing that you type here is sent or kept.',
  ),
  ...together(
    'components/partners/integrations/government/identity-check.tsx',
    [agencies],
    'Nothing is sent: this form is a sample.',
  ),
  ...together(
    'components/partners/integrations/dashboard-header.tsx',
    [integration('platform/route', 'looks at origin, session, limit, path, query and body in this order')],
    'API Secured',
  ),
];

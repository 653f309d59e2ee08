import { findTitle } from '@/lib/vault/rules/scan/document-type';
import { findParties } from '@/lib/vault/rules/scan/parties';
import { missingParts, type ScanCheck } from '@/lib/vault/schema/scans';

describe('the type of a document', () => {
  it.each([
    ['QUITCLAIM DEED', 'quitclaim deed'],
    ['Quit Claim Deed', 'quitclaim deed'],
    ['GENERAL WARRANTY DEED WITH VENDOR’S LIEN', 'warranty deed'],
    ['Grant Deed (Joint Tenancy)', 'grant deed'],
    ['DEED OF TRUST', 'deed of trust'],
    ['Transfer on Death Deed', 'transfer on death deed'],
    ['TEXAS DURABLE POWER OF ATTORNEY', 'power of attorney'],
    ['AFFIDAVIT OF HEIRSHIP', 'affidavit'],
    ['LAST WILL AND TESTAMENT OF JANE DOE', 'will'],
    ['Notice of Lis Pendens', 'lis pendens'],
    ['Full Reconveyance', 'release or satisfaction'],
    ['PURCHASE AND SALE AGREEMENT', 'contract'],
    ['Recording requested by Jane Doe\nWhen recorded mail to\nGRANT DEED', 'grant deed'],
  ])('is read from its title: %s', (text, kind) => expect(findTitle(text)).toBe(kind));

  it.each([
    ['a sentence about one', 'This deed was signed by the grantor in my presence.'],
    ['another deed that it speaks of', 'as shown in the deed of trust recorded in Book 7'],
    ['a longer word', 'INDEED'],
    ['a heading of something else', 'INVOICE'],
    ['no text', ''],
  ])('is not read from %s', (_, text) => expect(findTitle(text)).toBeNull());
});

describe('the parties of a document', () => {
  it.each([
    ['a label', 'Grantor: Jane Doe\nGrantee: Acme Homes LLC', { grantor: false, grantee: false }],
    ['a label in capitals', 'GRANTOR(S): JANE DOE AND JOHN DOE', { grantor: false }],
    ['what they are called', 'Jane Doe, a single woman (“Grantor”), conveys', { grantor: false }],
    ['what they are called, at length', 'BIG BANK NA (hereinafter called "Lender")', { lender: false }],
    ['a label with a blank', 'Grantor: __________  Grantee: Jane Doe', { grantor: true, grantee: false }],
    ['a blank that is called one', '______________ (“Principal”) appoints', { principal: true }],
    [
      'a blank on one side and a name further on',
      'Buyer: ____\nSeller: ____\nBuyer: Jane Doe',
      { seller: true, buyer: false },
    ],
  ])('are told by role from %s', (_, text, roles) => {
    expect(Object.fromEntries(findParties(text).map(({ role, isBlank }) => [role, isBlank]))).toEqual(roles);
  });

  it('are never kept by name', () => {
    expect(JSON.stringify(findParties('Grantor: Jane Doe'))).not.toMatch(/Jane|Doe/);
  });

  it.each([
    ['a sentence about one', 'The grantor shall sign before a notary.'],
    ['another word', 'Subgrantor: Jane Doe'],
    ['a label with nothing after it', 'Grantor:\nplease print'],
  ])('are not told from %s', (_, text) => expect(findParties(text)).toEqual([]));

  it('takes no longer for a page of the same words over and over', () => {
    const before = performance.now();
    findParties('Grantor: (“Grantor” '.repeat(5_000));
    findTitle('GRANT DEED OF OF OF '.repeat(5_000));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

describe('the notarial parts that are missing', () => {
  const check = (name: ScanCheck['check'], result: ScanCheck['result']): ScanCheck => ({
    check: name,
    result,
    detail: '',
  });

  it('are those that were not seen, and neither what could not be read nor what a notary does not write', () => {
    expect(
      missingParts([
        check('type', 'not_found'),
        check('parties', 'not_found'),
        check('signature', 'found'),
        check('seal', 'not_found'),
        check('venue', 'unreadable'),
        check('commission', 'not_found'),
      ]),
    ).toEqual(['seal', 'commission']);
  });
});

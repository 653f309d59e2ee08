import { findCommissions, speaksOfNotary } from '@/lib/vault/rules/redaction/commissions';
import { findTypedSignatures } from '@/lib/vault/rules/redaction/typed-signatures';
import { wordsFound } from '../../../support/spans';

describe('Typed signatures', () => {
  it.each([
    ['/s/ Jane A. Doe', '/s/ Jane A. Doe'],
    ['By: /s/ Jane Doe   Date: 01/05/2024', '/s/ Jane Doe'],
    ['/S/Jane Doe', '/S/Jane Doe'],
    ['Electronically signed by: Jane Doe', 'Jane Doe'],
    ['DocuSigned by:\nJane Doe', 'Jane Doe'],
  ])('are found in %j', (text, name) => expect(wordsFound(findTypedSignatures, text)).toEqual([name]));

  it.each(['either/such party', 'signed by Jane Doe', 'w/s/o'])('leave %j', (text) =>
    expect(wordsFound(findTypedSignatures, text)).toEqual([]),
  );
});

describe('Commissions of notaries', () => {
  it.each([
    ['My commission expires: January 5, 2027', 'My commission expires: January 5, 2027'],
    ['Commission Expires 01/05/2027', 'Commission Expires 01/05/2027'],
    ['Commission No. 1234567', 'Commission No. 1234567'],
    ['Notary ID 12-345678', 'Notary ID 12-345678'],
    ['COMM. #HH123456', 'COMM. #HH123456'],
  ])('are found in %j', (text, line) => expect(wordsFound(findCommissions, text)).toEqual([line]));

  it.each(['a commission of 6 percent', 'My commission expires: ________', 'the notary public'])(
    'leave %j',
    (text) => expect(wordsFound(findCommissions, text)).toEqual([]),
  );

  it.each([
    ['Notary Public, State of Texas', true],
    ['acknowledged before me on', true],
    ['a notable denotation', false],
  ])('%j speaks of a notary: %s', (text, speaks) => expect(speaksOfNotary(text)).toBe(speaks));
});

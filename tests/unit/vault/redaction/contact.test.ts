import { findAddresses } from '@/lib/vault/rules/redaction/addresses';
import { findEmails } from '@/lib/vault/rules/redaction/emails';
import { findPhoneNumbers } from '@/lib/vault/rules/redaction/phone-numbers';
import { leftAtMinimal, wordsFound } from '../../../support/spans';

describe('Phone numbers', () => {
  it.each([
    ['(512) 555-0147', '(512) 555-0147'],
    ['call 512-555-0147 today', '512-555-0147'],
    ['512.555.0147', '512.555.0147'],
    ['512 555 0147', '512 555 0147'],
    ['+1 512 555 0147', '+1 512 555 0147'],
    ['1-800-555-0147', '1-800-555-0147'],
    ['(512)555-0147', '(512)555-0147'],
    ['Phone: 5125550147', '5125550147'],
    ['Tel. 555-0147', '555-0147'],
    ['(512)\n555-0147', '(512)\n555-0147'],
  ])('are found in %j', (text, number) => expect(wordsFound(findPhoneNumbers, text)).toEqual([number]));

  it.each([
    ['an area code that starts with 1', '112-555-0147'],
    ['an office code N11', '512-911-0147'],
    ['ten digits without a label', 'Instrument 5125550147'],
    ['seven digits without a label', 'Unit 555-0147'],
    ['a Social Security number', '512-34-6789'],
    ['a longer number', '512-555-01478'],
    ['a part of a longer number', '77-512-555-0147'],
  ])('leave %s', (_, text) => expect(wordsFound(findPhoneNumbers, text)).toEqual([]));

  it('keep their last four digits at the level minimal', () => {
    expect(leftAtMinimal(findPhoneNumbers, '(512) 555-0147')).toBe('██████████0147');
  });
});

describe('Email addresses', () => {
  it.each([
    ['write to jane.doe@example.com.', 'jane.doe@example.com'],
    ['Jane_Doe+deed@mail.example.co.uk', 'Jane_Doe+deed@mail.example.co.uk'],
    ['<jane@example.org>', 'jane@example.org'],
    ['jane.doe@\nexample.com', 'jane.doe@\nexample.com'],
    ['jane.doe@example.\ncom', 'jane.doe@example.\ncom'],
  ])('are found in %j', (text, address) => expect(wordsFound(findEmails, text)).toEqual([address]));

  it.each(['12 @ 5.00', 'jane@home', '@grantor', 'a sentence.\nThe next'])('leave %j', (text) =>
    expect(wordsFound(findEmails, text)).toEqual([]),
  );
});

describe('Personal addresses', () => {
  it.each([
    ['residing at 123 Main Street.', '123 Main Street.'],
    ['123 N. Main St., Apt. 4B, Austin, TX 78701', '123 N. Main St., Apt. 4B, Austin, TX 78701'],
    ['1600 Pennsylvania Ave NW, Washington, DC 20500', '1600 Pennsylvania Ave NW, Washington, DC 20500'],
    [
      '4510 OAK GROVE LANE, ROUND ROCK, TEXAS 78664-1234',
      '4510 OAK GROVE LANE, ROUND ROCK, TEXAS 78664-1234',
    ],
    ['12 5th Avenue', '12 5th Avenue'],
    [
      '742 Evergreen Terrace\nSpringfield, Illinois 62704',
      '742 Evergreen Terrace\nSpringfield, Illinois 62704',
    ],
    ['901 Farm to Market Road 1626', '901 Farm to Market Road 1626'],
    ['P.O. Box 1234, Dallas, TX 75201', 'P.O. Box 1234, Dallas, TX 75201'],
    ['PO Box 77', 'PO Box 77'],
    ['88 Broadway', '88 Broadway'],
    ['55 Park Place Drive', '55 Park Place Drive'],
    ['9 Camino de las Flores', '9 Camino de las Flores'],
    [
      '200 Elm Court, Austin, Travis County, Texas 78702',
      '200 Elm Court, Austin, Travis County, Texas 78702',
    ],
  ])('are found in %j', (text, address) => expect(wordsFound(findAddresses, text)).toEqual([address]));

  it.each([
    'Lot 5 Oak Park, Block 2',
    'Lot 12 Main Street Addition',
    'thence 100 feet along the street',
    '3 bedrooms on a quiet court',
    'Book 221 Page 14',
    'on the 5th day of January',
    'Section 14 Township Road',
    'paid $500 Main Street Bank',
  ])('leave %j', (text) => expect(wordsFound(findAddresses, text)).toEqual([]));
});

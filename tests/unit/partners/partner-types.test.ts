import { findPartnerType, partnerLabel } from '@/lib/partners/rules/partner-types';

describe('the label of a partner', () => {
  it.each([
    ['title_company', 'Title Company'],
    ['attorney', 'Attorney/Law Firm'],
    ['builder', 'Builder/Developer'],
    ['county', 'County Office'],
    ['fbi', 'FBI Integration'],
    ['government', 'Government Agency'],
    ['blockchain', 'Blockchain Network'],
    ['state_docs', 'State Documents'],
    ['title-insurance', 'Title Company'],
    ['law-firm', 'Attorney/Law Firm'],
  ])('of %s is %s', (kind, label) => expect(partnerLabel(kind)).toBe(label));

  it.each(['escrow_agent', 'escrow-settlement', 'lender', 'other', '', 'toString', '__proto__'])(
    'of %j, which has no type, is Partner',
    (kind) => {
      expect(partnerLabel(kind)).toBe('Partner');
      expect(findPartnerType(kind)).toBeNull();
    },
  );
});

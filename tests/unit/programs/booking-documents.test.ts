import { documentTypeOf, serviceForDocument } from '@/lib/programs/rules/booking-documents';

describe('the kind of a document that a program names', () => {
  it.each([
    ['deed', 'deed'],
    ['Power of attorney', 'power-of-attorney'],
    ['power-of-attorney', 'power-of-attorney'],
    ['Mortgage or loan documents', 'mortgage'],
    ['grant deed', 'deed'],
    ['Quitclaim', 'deed'],
    ['Deed of Trust', 'mortgage'],
    ['Last Will and Testament', 'will'],
    ['Living will', 'medical-directive'],
    ['Advance health-care directive', 'medical-directive'],
    ['purchase agreement', 'contract'],
    ['travel consent for a child', 'travel-consent'],
    ['Affidavit_of_identity', 'affidavit'],
    ['I-9 form', 'other'],
    ['indeed', 'other'],
  ])('%s is read as %s', (name, type) => {
    expect(documentTypeOf(name)).toBe(type);
  });

  it('says which notaries are asked', () => {
    expect(serviceForDocument('deed')).toBe('real-estate');
    expect(serviceForDocument('other')).toBe('other');
  });
});

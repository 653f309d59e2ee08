import { backgroundCheckSchema, identityCheckSchema } from '@/lib/partners/schema/integrations';

const check = {
  subject: 'Alex Example',
  dateOfBirth: '1980-02-29',
  clearanceLevel: 'top-secret',
  purpose: 'Access to records',
};
const identity = {
  fullName: 'Alex Example',
  dateOfBirth: '1980-02-29',
  documentType: 'passport',
  agency: 'General Services Administration',
};
const wrongIn = (result: { error?: { issues: { path: PropertyKey[] }[] } }) => [
  ...new Set(result.error?.issues.map(({ path }) => path.join('.'))),
];

describe('the form of a background check', () => {
  it('takes what is complete', () => expect(backgroundCheckSchema.safeParse(check).success).toBe(true));

  it.each([
    ['subject', ' '],
    ['subject', '<b>Alex</b>'],
    ['dateOfBirth', ''],
    ['dateOfBirth', '1899-12-31'],
    ['dateOfBirth', '1981-02-29'],
    ['dateOfBirth', '2999-01-01'],
    ['clearanceLevel', ''],
    ['clearanceLevel', 'public'],
    ['purpose', ''],
  ])('names %s when it is %j', (field, value) => {
    expect(wrongIn(backgroundCheckSchema.safeParse({ ...check, [field]: value }))).toEqual([field]);
  });
});

describe('the form of an identity verification', () => {
  it('takes what is complete', () => expect(identityCheckSchema.safeParse(identity).success).toBe(true));

  it.each([
    ['fullName', ''],
    ['dateOfBirth', 'yesterday'],
    ['documentType', ''],
    ['agency', ''],
  ])('names %s when it is %j', (field, value) => {
    expect(wrongIn(identityCheckSchema.safeParse({ ...identity, [field]: value }))).toEqual([field]);
  });
});

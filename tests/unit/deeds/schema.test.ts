import { lockDeedSchema, proofFormatSchema, protectDeedSchema, releaseDeedSchema } from '@/lib/deeds/schema';

const deed = {
  propertyAddress: '12 Main St',
  ownerName: 'Ada Lovelace',
  lockType: 'permanent',
  reason: 'Protection',
  expiryDays: null,
};

describe('what is locked', () => {
  it('is trimmed, and nothing is added or kept that was not asked for', () => {
    expect(lockDeedSchema.parse({ ...deed, propertyAddress: ' 12 Main St\n', status: 'paid' })).toEqual(deed);
  });

  it.each(['Ada & Bob', "O'Brien", 'Zoë', '李雷', 'Smith, Jr.', 'A "Bee" C', '👩‍🔬', 'می‌خواهم', '-'])(
    'may belong to %s',
    (ownerName) => {
      expect(lockDeedSchema.parse({ ...deed, ownerName }).ownerName).toBe(ownerName);
    },
  );

  it.each([
    '<b>',
    'a>b',
    'a\nb',
    'a\u2028b',
    'a\u0000b',
    '\u007f',
    '\ud83d',
    '\udc69x',
    '\u200b',
    'a\u202eb',
  ])('may not belong to %j', (ownerName) => {
    expect(lockDeedSchema.safeParse({ ...deed, ownerName }).success).toBe(false);
  });

  it.each([1, 30, 3650])('may end after %p days', (expiryDays) => {
    const temporary = { ...deed, lockType: 'temporary', expiryDays };
    expect(lockDeedSchema.safeParse(temporary).success).toBe(true);
  });

  it('has no number of days when it is permanent', () => {
    const result = lockDeedSchema.safeParse({ ...deed, lockType: 'permanent', expiryDays: 30 });
    expect(result.error?.issues).toEqual([
      expect.objectContaining({ path: ['expiryDays'], message: 'A permanent lock has no number of days.' }),
    ]);
  });

  it('has a number of days when it is temporary', () => {
    const result = lockDeedSchema.safeParse({ ...deed, lockType: 'temporary' });
    expect(result.error?.issues).toEqual([
      expect.objectContaining({
        path: ['expiryDays'],
        message: 'Please enter for how many days a temporary lock is to last.',
      }),
    ]);
  });

  it.each([0, -1, 3651, 1.5, '30', NaN, Infinity, undefined])('may not end after %p days', (expiryDays) => {
    expect(lockDeedSchema.safeParse({ ...deed, expiryDays }).success).toBe(false);
  });

  it('is asked in three fields of the form', () => {
    expect(Object.keys(protectDeedSchema.shape)).toEqual(['propertyAddress', 'ownerName', 'parcelNumber']);
  });
});

describe('a release and a proof', () => {
  it('need a code', () => {
    expect(releaseDeedSchema.parse({ unlockCode: ' 7k2m ' })).toEqual({ unlockCode: '7k2m' });
    expect(releaseDeedSchema.safeParse({ unlockCode: '' }).success).toBe(false);
  });

  it('come as a page unless JSON is asked for', () => {
    expect(proofFormatSchema.parse({})).toEqual({ format: 'html' });
    expect(proofFormatSchema.parse({ format: 'json' })).toEqual({ format: 'json' });
    expect(proofFormatSchema.safeParse({ format: 'pdf' }).success).toBe(false);
  });
});

import fc from 'fast-check';
import { lockFormPath, readLockForm } from '@/lib/deeds/rules/lock-form-path';

const somewhat = fc.string({ minLength: 1, unit: 'grapheme' });

describe('the address of a lock form that is filled in', () => {
  it('says what it was made of, whatever that is, without what ends a link', () => {
    fc.assert(
      fc.property(somewhat, somewhat, (propertyAddress, ownerName) => {
        const path = lockFormPath(propertyAddress, ownerName);
        expect(path).not.toMatch(/[()\s]/);
        expect(readLockForm(path.slice(path.indexOf('?')))).toEqual({ propertyAddress, ownerName });
      }),
    );
  });

  it('fills in nothing where it names nothing', () => {
    expect(readLockForm('')).toBeNull();
    expect(readLockForm('?utm_source=x')).toBeNull();
  });
});

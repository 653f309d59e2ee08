import fc from 'fast-check';
import { normalizeCode } from '@/lib/values/codes';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCodesFrom } from '@/lib/accounts/rules/recovery-code';

describe('recovery codes', () => {
  it('are made of five bits of each byte, 24 bytes for each code', () => {
    const codes = recoveryCodesFrom(Uint8Array.from({ length: RECOVERY_BYTES }, (_, index) => index));
    expect(codes).toHaveLength(RECOVERY_CODES);
    expect(codes.slice(0, 2)).toEqual(['0123-4567-89AB-CDEF-GHJK-MNPQ', 'RSTV-WXYZ-0123-4567-89AB-CDEF']);
  });

  it('use every byte that they take: another one makes another code', () => {
    const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });
    fc.assert(
      fc.property(bytes, fc.nat(RECOVERY_BYTES - 1), (random, at) => {
        const changed = Uint8Array.from(random);
        changed[at]! ^= 1;
        const [codes, others] = [recoveryCodesFrom(random), recoveryCodesFrom(changed)];
        expect(codes.filter((code, index) => code !== others[index])).toHaveLength(1);
      }),
    );
  });

  it('are not made of too few bytes', () => {
    expect(() => recoveryCodesFrom(new Uint8Array(RECOVERY_BYTES - 1))).toThrow(RangeError);
  });

  it('are the same however they are typed', () => {
    const [code] = recoveryCodesFrom(new Uint8Array(RECOVERY_BYTES).fill(1));
    expect(code).toBe('1111-1111-1111-1111-1111-1111');
    for (const typed of [
      '1'.repeat(24),
      'llll-iiii-LLLL-IIII-1111-lili',
      ' 1111 1111 1111 1111 1111 1111 ',
    ]) {
      expect(normalizeCode(typed)).toBe(normalizeCode(code!));
    }
  });
});

import { openText, sealText } from '@/lib/platform/secrets/secret-box';

describe('a sealed text', () => {
  it('opens to what it was', () => {
    for (const text of ['', '7K2M-QX40-9RTB', 'Zoë ✍️'.repeat(100)]) {
      expect(openText(sealText(text, 'lock 1'), 'lock 1')).toBe(text);
    }
  });

  it('names its key, and looks different each time', () => {
    const [first, second] = [sealText('code', 'lock 1'), sealText('code', 'lock 1')];
    expect(first).toMatch(/^k1\.[\w-]+$/);
    expect(first).not.toBe(second);
  });

  it('does not open in another place', () => {
    expect(() => openText(sealText('code', 'lock 1'), 'lock 2')).toThrow();
  });

  it('does not open after any byte of it changed', () => {
    const [key, encoded] = sealText('code', 'lock 1').split('.') as [string, string];
    const bytes = Buffer.from(encoded, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => openText(`${key}.${changed.toString('base64url')}`, 'lock 1')).toThrow();
    }
  });

  it.each(['k1.', 'k1', '', 'k1.AAAA'])('does not open when it was cut (%p)', (sealed) => {
    expect(() => openText(sealed, 'lock 1')).toThrow();
  });

  it('does not open with a shorter tag', () => {
    const [key, encoded] = sealText('', 'lock 1').split('.') as [string, string];
    const short = Buffer.from(encoded, 'base64url').subarray(0, 12 + 4);
    expect(() => openText(`${key}.${short.toString('base64url')}`, 'lock 1')).toThrow();
  });

  it.each([4, 8, 12, 13, 14, 15])('does not even look at a tag of %i bytes', (bytes) => {
    const sealed = `k1.${Buffer.alloc(bytes).toString('base64url')}`;
    expect(() => openText(sealed, 'lock 1')).toThrow('Invalid authentication tag length');
  });

  it('says which key is missing', () => {
    const sealed = sealText('code', 'lock 1').replace('k1.', 'k0.');
    expect(() => openText(sealed, 'lock 1')).toThrow('The master key k0 is not configured');
  });
});

import { passkeyName } from '@/lib/accounts/rules/passkey-name';
import { confirmedUntil } from '@/lib/accounts/rules/step-up';
import { pinSchema, stepUpSchema } from '@/lib/accounts/schema/guards';

describe('the name of a new passkey', () => {
  it.each([
    ['This device', 'platform', ['internal']],
    ['This device', 'platform', ['hybrid', 'internal']],
    ['This device', undefined, ['internal']],
    ['Phone', 'cross-platform', ['hybrid', 'internal']],
    ['Security key', 'cross-platform', ['usb', 'nfc']],
    ['Security key', 'cross-platform', []],
    ['Passkey', undefined, []],
  ])('is %s', (name, attachment, transports) => {
    expect(passkeyName({ attachment, transports })).toBe(name);
  });
});

describe('a confirmation', () => {
  const at = new Date('2026-11-20T15:00:00.000Z');

  it('counts for ten minutes, to the millisecond', () => {
    expect(confirmedUntil(new Date('2026-11-20T14:50:00.001Z'), at)).toEqual(
      new Date('2026-11-20T15:00:00.001Z'),
    );
    expect(confirmedUntil(new Date('2026-11-20T14:50:00.000Z'), at)).toBeNull();
  });

  it('does not count when there was none', () => {
    expect(confirmedUntil(undefined, at)).toBeNull();
  });
});

describe('what a sign-in is confirmed with', () => {
  const passkey = { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'e30' } };

  it.each([{ pin: '482915' }, { pin: '111111' }, { recoveryCode: '7K2M-QX40-9RTB-5DEF' }, passkey])(
    'may be %j',
    (way) => expect(stepUpSchema.safeParse(way).success).toBe(true),
  );

  it.each([
    {},
    null,
    { pin: '48291' },
    { pin: 482915 },
    { pin: '482915', recoveryCode: 'A' },
    { recoveryCode: '' },
    { recoveryCode: 'A'.repeat(41) },
    { ...passkey, type: 'password' },
    { ...passkey, response: {} },
    { ...passkey, id: 'a'.repeat(2001) },
  ])('may not be %j', (way) => expect(stepUpSchema.safeParse(way).success).toBe(false));

  it('keeps all that the library has to check of a passkey', () => {
    const answer = {
      ...passkey,
      response: { ...passkey.response, signature: 'x' },
      authenticatorAttachment: 'platform',
    };
    expect(stepUpSchema.parse(answer)).toEqual({ ...answer, clientExtensionResults: {} });
  });

  it('takes nothing beside a new PIN', () => {
    expect(pinSchema.safeParse({ pin: '482915' }).success).toBe(true);
    expect(pinSchema.safeParse({ pin: '482915', userId: 'x' }).success).toBe(false);
  });
});

import { GET as getGuards } from '@/app/api/security/guards/route';
import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { createOwner, visitor, signInAgain, type Person } from '@/tests/support/actors';
import { createAuthenticator } from '@/tests/support/authenticator';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { confirm, guardWithPasskey, guardWithPin } from '@/tests/support/guards';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';

const get = (as: Person | null) => callRoute(getGuards, { url: '/api/security/guards', as });
const none = {
  hasPin: false,
  pinLockedUntil: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  confirmedUntil: null,
};

describe('GET /api/security/guards', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('says that a new account has none', async () => {
    const answer = await get(await createOwner());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual(none);
  });

  it('lists what guards the account, oldest passkey first, and nothing of what is secret in it', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const { passkey: first } = await guardWithPasskey(owner);
    advanceClock({ minutes: 1 });
    const key = createAuthenticator({ attachment: 'cross-platform', transports: ['usb'], isBackedUp: true });
    const { passkey: second } = await guardWithPasskey(owner, key);
    await confirm(owner);
    await callRoute(makeCodes, { method: 'POST', as: owner, body: { password: testPassword } });
    await query("UPDATE security_pins SET locked_until = '2026-11-20T15:16:00Z'");
    await query(
      'UPDATE recovery_codes SET used_at = now() WHERE code_hash = (SELECT min(code_hash) FROM recovery_codes)',
    );

    expect((await get(owner)).body).toEqual({
      hasPin: true,
      pinLockedUntil: '2026-11-20T15:16:00.000Z',
      passkeys: [
        {
          id: first.id,
          name: 'This device',
          createdAt: '2026-11-20T15:00:00.000Z',
          lastUsedAt: null,
          isBackedUp: false,
        },
        {
          id: second.id,
          name: 'Security key',
          createdAt: '2026-11-20T15:01:00.000Z',
          lastUsedAt: null,
          isBackedUp: true,
        },
      ],
      recoveryCodesLeft: 9,
      confirmedUntil: '2026-11-20T15:11:00.000Z',
    });
  });

  it('counts a confirmation for its own sign-in, and for ten minutes', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    expect((await get(await signInAgain(owner))).body).toMatchObject({ confirmedUntil: null });
    advanceClock({ minutes: 10, ms: -1 });
    expect((await get(owner)).body).toMatchObject({ confirmedUntil: '2026-11-20T15:10:00.000Z' });
    advanceClock({ ms: 1 });
    expect((await get(owner)).body).toMatchObject({ confirmedUntil: null });
  });

  it('says nothing of a PIN lock that has ended', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await query("UPDATE security_pins SET locked_until = '2026-11-20T15:00:00Z'");
    expect((await get(owner)).body).toMatchObject({ hasPin: true, pinLockedUntil: null });
  });

  it('shows nothing of others', async () => {
    await guardWithPin(await createOwner());
    await guardWithPasskey(await createOwner());
    expect((await get(await createOwner())).body).toEqual(none);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor)).status).toBe(401);
  });
});

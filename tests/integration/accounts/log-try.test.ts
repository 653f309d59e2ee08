import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as loginVerify } from '@/app/api/auth/webauthn/login/verify/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { POST as login } from '@/app/api/users/login/route';
import { logger } from '@/lib/platform/telemetry/logger';
import { createOwner } from '@/tests/support/actors';
import { testPassword } from '@/tests/support/environment';
import { createWithPasskey, goodPin, guardWithPin, wrongPin } from '@/tests/support/guards';
import { callRoute, type Call } from '@/tests/support/http';

/** The lines that tell of authentication. */
async function linesOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const info = jest.spyOn(logger, 'info');
  await work();
  const lines = info.mock.calls.map(([line]) => line as unknown as object);
  info.mockRestore();
  return lines.filter((line) => 'authentication' in line);
}

const post = (handler: Parameters<typeof callRoute>[0], call: Call) =>
  callRoute(handler, { method: 'POST', ...call });

describe('the log', () => {
  it('tells of each login by password, good or not, and of no email or password', async () => {
    const { user } = await createOwner();
    const lines = await linesOf(async () => {
      for (const [email, password] of [
        [user.email, testPassword],
        [user.email, 'another password'],
        ['nobody@example.com', testPassword],
      ])
        await post(login, { url: '/api/users/login', body: { email, password } });
    });
    const about = { authentication: 'login', factor: 'password' };
    expect(lines).toEqual([
      { ...about, outcome: 'passed', accountId: user.id },
      { ...about, outcome: 'refused', why: 'wrong_password', accountId: user.id },
      { ...about, outcome: 'refused', why: 'wrong_password', accountId: undefined },
    ]);
  });

  it('tells of each confirmation by PIN', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const confirm = (pin: string) => post(stepUp, { url: '/api/security/step-up', as: owner, body: { pin } });
    const lines = await linesOf(async () => {
      await confirm(wrongPin);
      await confirm(goodPin);
    });
    const about = { authentication: 'confirmation', factor: 'pin', accountId: owner.user.id };
    expect(lines).toEqual([
      { ...about, outcome: 'refused', why: 'wrong_pin' },
      { ...about, outcome: 'passed' },
    ]);
  });

  it('tells of each login by passkey', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const verify = (body: unknown) => post(loginVerify, { url: '/api/auth/webauthn/login/verify', body });
    const { body } = await post(loginChallenge, {});
    const signed = authenticator.sign(body as { challenge: string });
    const lines = await linesOf(async () => {
      await verify(signed);
      await verify(signed);
    });
    const about = { authentication: 'login', factor: 'passkey' };
    expect(lines).toEqual([
      { ...about, outcome: 'passed', accountId: owner.user.id },
      { ...about, outcome: 'refused', why: 'wrong_passkey', accountId: undefined },
    ]);
  });
});

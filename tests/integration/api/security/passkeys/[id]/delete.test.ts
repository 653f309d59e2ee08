import { randomUUID } from 'node:crypto';
import { POST as enrollChallenge } from '@/app/api/auth/webauthn/challenge/route';
import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as loginVerify } from '@/app/api/auth/webauthn/login/verify/route';
import { DELETE as deletePasskey } from '@/app/api/security/passkeys/[id]/route';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import {
  confirm,
  forgetConfirmation,
  guardWithPasskey,
  guardWithPin,
  listNotifications,
  stepUpRequired,
} from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const remove = (as: Person | null, id: string) =>
  callRoute(deletePasskey, { method: 'DELETE', url: `/api/security/passkeys/${id}`, params: { id }, as });

async function createWithPasskey() {
  const owner = await createOwner();
  return { owner, ...(await guardWithPasskey(owner)) };
}

describe('DELETE /api/security/passkeys/{id}', () => {
  it('removes the passkey of a confirmed sign-in, and tells the account', async () => {
    const { owner, passkey, authenticator } = await createWithPasskey();
    await confirm(owner);
    const answer = await remove(owner, passkey.id);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await countRows('passkeys')).toBe(0);
    expect((await listAudit(passkey.id)).at(-1)).toEqual({
      type: 'passkey.removed',
      actor_id: owner.user.id,
      subject_id: passkey.id,
      data: {},
    });
    expect(await listNotifications(owner)).toContainEqual({
      type: 'passkey.removed',
      title: 'Passkey removed',
      message:
        'The passkey “This device” can no longer log in to your account. ' +
        'If this was not you, please log out everywhere and contact us.',
    });

    const { body } = await callRoute(loginChallenge, { method: 'POST' });
    const login = authenticator.sign(body as { challenge: string });
    expect((await callRoute(loginVerify, { method: 'POST', body: login })).status).toBe(401);
  });

  it('leaves the account without a guard at once when it was the last one', async () => {
    const { owner, passkey } = await createWithPasskey();
    expect((await callRoute(enrollChallenge, { method: 'POST', as: owner })).status).toBe(402);
    await confirm(owner);
    await remove(owner, passkey.id);
    await forgetConfirmation(owner);
    expect((await callRoute(enrollChallenge, { method: 'POST', as: owner })).status).toBe(422);
  });

  it('leaves it guarded while there is another guard', async () => {
    const { owner, passkey } = await createWithPasskey();
    await confirm(owner);
    await guardWithPin(owner);
    await confirm(owner);
    await remove(owner, passkey.id);
    await forgetConfirmation(owner);
    expect((await callRoute(enrollChallenge, { method: 'POST', as: owner })).status).toBe(402);
  });

  it('asks for a confirmation first, and changes nothing', async () => {
    const { owner, passkey } = await createWithPasskey();
    const before = await snapshot();
    const answer = await remove(owner, passkey.id);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
  });

  it('removes it once when asked twice at once', async () => {
    const { owner, passkey } = await createWithPasskey();
    await confirm(owner);
    const answers = await Promise.all([remove(owner, passkey.id), remove(owner, passkey.id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404]);
    expect((await listAudit()).filter(({ type }) => type === 'passkey.removed')).toHaveLength(1);
  });

  it.each([createOwner, createAdmin])('does not find the passkey of somebody else', async (create) => {
    const { passkey } = await createWithPasskey();
    const other = await create();
    const before = await snapshot();
    for (const id of [passkey.id, randomUUID()]) {
      const answer = await remove(other, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such passkey.', code: 'not_found' });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('answers 404 for what is no id, and a visitor 401', async () => {
    const { owner, passkey } = await createWithPasskey();
    expect((await remove(owner, 'first')).status).toBe(404);
    expect((await remove(visitor, passkey.id)).status).toBe(401);
  });
});

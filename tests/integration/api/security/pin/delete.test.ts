import { GET as listLocks } from '@/app/api/deedguard/locked-deeds/route';
import { DELETE as deletePin, POST as postPin } from '@/app/api/security/pin/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { testPassword } from '@/tests/support/environment';
import {
  confirm,
  forgetConfirmation,
  goodPin,
  guardWithPasskey,
  guardWithPin,
  listNotifications,
  stepUpRequired,
} from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const remove = (as: Person | null) =>
  callRoute(deletePin, { method: 'DELETE', url: '/api/security/pin', as });

const set = (as: Person, pin: string) =>
  callRoute(postPin, { method: 'POST', url: '/api/security/pin', as, body: { pin, password: testPassword } });

describe('DELETE /api/security/pin', () => {
  afterEach(releaseClock);

  it('removes the PIN of a confirmed sign-in and tells the account', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    await guardWithPin(owner);
    await guardWithPin(other);
    await confirm(owner);
    const answer = await remove(owner);

    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await countRows('security_pins')).toBe(1);
    expect((await listAudit(owner.user.id)).at(-1)).toEqual({
      type: 'pin.removed',
      actor_id: owner.user.id,
      subject_id: owner.user.id,
      data: {},
    });
    expect((await listNotifications(owner)).map(({ type }) => type).sort()).toEqual([
      'pin.removed',
      'pin.set',
    ]);
  });

  it('leaves the account without a guard at once when it was the last one', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await guardWithPin(owner);
    const codes = async () => {
      const { body } = await callRoute(listLocks, { as: owner });
      return (body as { metadata: { unlockCode: string | null } }[]).map(
        ({ metadata }) => metadata.unlockCode,
      );
    };
    expect(await codes()).toEqual([null]);
    await confirm(owner);
    await remove(owner);
    await forgetConfirmation(owner);
    expect(await codes()).toEqual([lock.unlockCode]);
  });

  it('asks for a confirmation first, and changes nothing', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const before = await snapshot();
    const answer = await remove(owner);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
  });

  it('answers 404 when there is none, beside a passkey and without any guard', async () => {
    const owner = await createOwner();
    expect((await remove(owner)).body).toEqual({ message: 'Your account has no PIN.', code: 'not_found' });
    await guardWithPasskey(owner);
    await confirm(owner);
    expect((await remove(owner)).status).toBe(404);
  });

  it('removes it once when asked twice at once', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    const answers = await Promise.all([remove(owner), remove(owner)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404]);
    expect((await listAudit()).filter(({ type }) => type === 'pin.removed')).toHaveLength(1);
  });

  it('is not held up by PINs that were set, or by tries without a confirmation', async () => {
    holdClock('2026-11-20T15:30:00.000Z');
    const owner = await createOwner();
    await guardWithPin(owner);
    for (let i = 0; i < 5; i += 1) expect((await set(owner, '111111')).status).toBe(422);
    expect((await set(owner, goodPin)).status).toBe(429);
    for (let i = 0; i < 6; i += 1) expect((await remove(owner)).status).toBe(402);
    await confirm(owner);
    expect((await remove(owner)).status).toBe(204);
  });

  it('answers a visitor 401', async () => {
    expect((await remove(visitor)).status).toBe(401);
  });
});

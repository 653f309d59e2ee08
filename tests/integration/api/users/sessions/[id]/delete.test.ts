import { GET as me } from '@/app/api/auth/me/route';
import { DELETE as endSession } from '@/app/api/users/sessions/[id]/route';
import { createOwner, signInAgain, visitor, type Person } from '@/tests/support/actors';
import { confirm, confirmedAt, guardWithPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';

const end = (as: Person | null, id: string) =>
  callRoute(endSession, { method: 'DELETE', url: `/api/users/sessions/${id}`, params: { id }, as });
const reads = async (as: Person) => (await callRoute(me, { as })).status;

describe('DELETE /api/users/sessions/[id], signed in', () => {
  it('ends the one session: its cookie opens nothing, the others go on', async () => {
    const owner = await createOwner();
    const [lost, kept] = [await signInAgain(owner), await signInAgain(owner)];
    expect(await reads(lost)).toBe(200);

    const answer = await end(owner, lost.actor.sessionId);

    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await reads(lost)).toBe(401);
    expect((await end(lost, kept.actor.sessionId)).status).toBe(401);
    expect([await reads(owner), await reads(kept)]).toEqual([200, 200]);
    expect(await listAudit()).toEqual([
      { type: 'session.ended', actor_id: owner.user.id, subject_id: lost.actor.sessionId, data: {} },
    ]);
  });

  it('takes the confirmation of that session along', async () => {
    const owner = await createOwner();
    const lost = await signInAgain(owner);
    await guardWithPin(owner);
    await confirm(lost);
    await end(owner, lost.actor.sessionId);
    expect(await confirmedAt(lost)).toBeNull();
  });

  it('signs out whoever ends their own', async () => {
    const owner = await createOwner();
    const answer = await end(owner, owner.actor.sessionId);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([
      'next-auth.session-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
      'signed-in=; Path=/; SameSite=Lax; Max-Age=0',
    ]);
    expect(await reads(owner)).toBe(401);
  });

  it('does not find one that has ended, of somebody else, or that is none', async () => {
    const [owner, stranger] = [await createOwner(), await createOwner()];
    const ended = await signInAgain(owner);
    await end(owner, ended.actor.sessionId);
    const before = await snapshot();
    for (const id of [ended.actor.sessionId, stranger.actor.sessionId, crypto.randomUUID(), 'none']) {
      expect((await end(owner, id)).status).toBe(404);
    }
    expect(await snapshot()).toEqual(before);
    expect(await reads(stranger)).toBe(200);
  });
});

describe('DELETE /api/users/sessions/[id], as a visitor', () => {
  it('answers 401 and ends nothing', async () => {
    const owner = await createOwner();
    expect((await end(visitor, owner.actor.sessionId)).status).toBe(401);
    expect(await reads(owner)).toBe(200);
  });
});

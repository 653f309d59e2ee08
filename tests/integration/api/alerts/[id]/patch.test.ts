import { randomUUID } from 'node:crypto';
import { GET as listen } from '@/app/api/events/route';
import { PATCH } from '@/app/api/alerts/[id]/route';
import { settleAlert } from '@/lib/alerts/commands/settle';
import { audit } from '@/lib/platform/audit';
import { transaction } from '@/lib/platform/db';
import { stopListening } from '@/lib/platform/events';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildAlert, readAlerts } from '@/tests/support/alerts';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';
import { openEvents } from '@/tests/support/streams';

const patch = (as: Person | null, id: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/alerts/${id}`, params: { id }, as, body });
const resolved = { status: 'resolved', reason: 'This was me' };

async function build(): Promise<{ owner: Person; id: string }> {
  const owner = await createOwner();
  return { owner, id: await buildAlert(owner) };
}

describe('PATCH /api/alerts/{id}', () => {
  afterEach(releaseClock);
  afterAll(stopListening);

  it('resolves an alert with what its owner says of it', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const { owner, id } = await build();
    const answer = await patch(owner, id, resolved);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      status: 'resolved',
      resolvedAt: '2026-11-20T15:00:00.000Z',
      resolvedReason: 'This was me',
    });
    expect(await readAlerts(owner)).toMatchObject([{ status: 'resolved', resolved_reason: 'This was me' }]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'alert.resolved',
      actor_id: owner.user.id,
      subject_id: id,
      data: {},
    });
  });

  it('needs no reason', async () => {
    const { owner, id } = await build();
    expect(await patch(owner, id, { status: 'resolved' })).toMatchObject({
      status: 200,
      body: { status: 'resolved', resolvedReason: null },
    });
  });

  it('changes nothing with a second click, however both come', async () => {
    const { owner, id } = await build();
    const answers = await Promise.all([patch(owner, id, resolved), patch(owner, id, resolved)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await listAudit(id)).map(({ type }) => type)).toEqual(['alert.raised', 'alert.resolved']);
  });

  it('marks a resolved alert as active again', async () => {
    const { owner, id } = await build();
    await patch(owner, id, resolved);
    expect(await patch(owner, id, { status: 'active' })).toMatchObject({
      status: 200,
      body: { status: 'active', resolvedAt: null, resolvedReason: null },
    });
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'alert.reopened', actor_id: owner.user.id });
  });

  it('gives an alert back as escalated when a fraud report was sent about it', async () => {
    const { owner, id } = await build();
    await query("UPDATE alerts SET status = 'escalated' WHERE id = $1", [id]);
    await transaction((tx) => audit(tx, { type: 'alert.escalated', actorId: owner.user.id, subjectId: id }));
    await patch(owner, id, resolved);
    expect(await patch(owner, id, { status: 'active' })).toMatchObject({ body: { status: 'escalated' } });
  });

  it('does not bring back one that ended with what it was about', async () => {
    const owner = await createOwner();
    const id = await buildAlert(owner, { subject: 'a' });
    const over = { userId: owner.user.id, kind: 'recording.matched', subject: 'a', reason: 'Over.' } as const;
    await transaction((tx) => settleAlert(tx, over));
    expect(await patch(owner, id, { status: 'active' })).toMatchObject({
      status: 409,
      body: { message: 'This alert ended with what it was about.' },
    });
    expect(await readAlerts(owner)).toMatchObject([{ status: 'resolved', resolved_reason: 'Over.' }]);
  });

  it('is told to open pages of the account', async () => {
    const { owner, id } = await build();
    const events = await openEvents(listen, { as: owner });
    expect(await events.next()).toEqual({ kind: 'resync' });
    await patch(owner, id, resolved);
    expect(await events.next()).toEqual({ kind: 'alert', id });
    await events.close();
  });

  it.each([
    ['another status', { status: 'escalated' }, 'status'],
    ['no status', {}, 'status'],
    ['a reason that is too long', { status: 'resolved', reason: 'a'.repeat(501) }, 'reason'],
  ])('refuses %s and changes nothing', async (_, body, field) => {
    const { owner, id } = await build();
    const before = [await snapshot(), await readAlerts(owner)];
    const answer = await patch(owner, id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect([await snapshot(), await readAlerts(owner)]).toEqual(before);
  });

  it('hides the alert of somebody else like one that there is not', async () => {
    const { owner, id } = await build();
    const other = await createOwner();
    const answers = [await patch(other, id, resolved), await patch(other, randomUUID(), resolved)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect(await readAlerts(owner)).toMatchObject([{ status: 'active' }]);
  });

  it('answers a visitor 401', async () => {
    expect((await patch(visitor, randomUUID(), resolved)).status).toBe(401);
  });
});

import { randomUUID } from 'node:crypto';
import { DELETE } from '@/app/api/notaries/[userId]/time-off/[id]/route';
import { addTimeOff } from '@/lib/notary/commands/time-off';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const remove = (as: Person | null, userId: string, id: string) =>
  callRoute(DELETE, {
    method: 'DELETE',
    url: `/api/notaries/${userId}/time-off/${id}`,
    params: { userId, id },
    as,
  });

async function build() {
  const notary = await buildNotary();
  const startsAt = new Date(Date.now() + 60 * 60_000);
  const endsAt = new Date(Date.now() + 5 * 60 * 60_000);
  const { id } = await addTimeOff(notary.actor, notary.actor.id, { startsAt, endsAt });
  return { notary, id };
}

describe('DELETE /api/notaries/{userId}/time-off/{id}', () => {
  it('gives the hours back', async () => {
    const { notary, id } = await build();
    const answer = await remove(notary, notary.actor.id, id);

    expect(answer.status).toBe(204);
    expect(await countRows('notary_time_off')).toBe(0);
    expect((await listAudit(notary.actor.id)).at(-1)).toEqual({
      type: 'notary.calendar_changed',
      actor_id: notary.actor.id,
      subject_id: notary.actor.id,
      data: { change: 'time_off_removed', timeOffId: id },
    });
  });

  it('lets an admin do it', async () => {
    const { notary, id } = await build();

    expect((await remove(await createAdmin(), notary.actor.id, id)).status).toBe(204);
  });

  it('knows it once', async () => {
    const { notary, id } = await build();
    const answers = await Promise.all([
      remove(notary, notary.actor.id, id),
      remove(notary, notary.actor.id, id),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('does not know that of somebody else, and changes nothing', async () => {
    const { notary, id } = await build();
    const other = await buildNotary();
    const owner = await createOwner();
    const before = await snapshot();

    expect((await remove(other, notary.actor.id, id)).status).toBe(404);
    expect((await remove(other, other.actor.id, id)).status).toBe(404);
    expect((await remove(owner, notary.actor.id, id)).status).toBe(404);
    expect((await remove(notary, notary.actor.id, randomUUID())).status).toBe(404);
    expect((await remove(notary, notary.actor.id, 'all')).status).toBe(404);
    expect((await remove(visitor, notary.actor.id, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});

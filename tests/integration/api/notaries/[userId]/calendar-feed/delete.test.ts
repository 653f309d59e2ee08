import { DELETE } from '@/app/api/notaries/[userId]/calendar-feed/route';
import { GET as READ } from '@/app/api/calendar/[token]/route';
import { makeCalendarFeed } from '@/lib/notary/commands/calendar';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary } from '@/tests/support/notary';
import { listAudit, snapshot } from '@/tests/support/rows';

const remove = (as: Person | null, userId: string) =>
  callRoute(DELETE, {
    method: 'DELETE',
    url: `/api/notaries/${userId}/calendar-feed`,
    params: { userId },
    as,
  });

async function build() {
  const notary = await buildNotary();
  const { url } = await makeCalendarFeed(notary.actor, notary.actor.id);
  return { notary, token: url.split('/').at(-1) ?? '' };
}

describe('DELETE /api/notaries/{userId}/calendar-feed', () => {
  it.each([
    ['the notary', (notary: Person) => Promise.resolve(notary)],
    ['an admin', () => createAdmin()],
  ])('ends the feed at once for %s', async (_, who) => {
    const { notary, token } = await build();
    const person = await who(notary);
    const answer = await remove(person, notary.actor.id);

    expect(answer.status).toBe(204);
    expect((await callRoute(READ, { params: { token } })).status).toBe(404);
    expect((await listAudit(notary.actor.id)).at(-1)).toEqual({
      type: 'notary.calendar_changed',
      actor_id: person.actor.id,
      subject_id: notary.actor.id,
      data: { change: 'feed_removed' },
    });
  });

  it('changes nothing without a feed, with or without a profile', async () => {
    const [notary, newcomer] = [await buildNotary(), await createNotary()];
    const before = await snapshot();

    expect((await remove(notary, notary.actor.id)).status).toBe(204);
    expect((await remove(newcomer, newcomer.actor.id)).status).toBe(204);
    expect(await snapshot()).toEqual(before);
  });

  it('does not know that of somebody else, and changes nothing', async () => {
    const { notary } = await build();
    const [other, owner] = [await createNotary(), await createOwner()];
    const before = await snapshot();

    expect((await remove(other, notary.actor.id)).status).toBe(404);
    expect((await remove(owner, owner.actor.id)).status).toBe(404);
    expect((await remove(visitor, notary.actor.id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});

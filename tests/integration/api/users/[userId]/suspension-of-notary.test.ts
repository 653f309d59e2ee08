import { DELETE as reinstate, GET as reach, PUT as suspend } from '@/app/api/users/[userId]/suspension/route';
import { GET as readCalendar } from '@/app/api/calendar/[token]/route';
import { makeCalendarFeed } from '@/lib/notary/commands/calendar';
import { dispatchRequest } from '@/lib/notary/commands/dispatch';
import { reassignFrom, sweepRequests } from '@/lib/notary/commands/reassign';
import type { OpenVisits } from '@/lib/notary/schema/open-visits';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { listAsked, listNotifications, readRequest } from '@/tests/support/offers';
import { listJobs } from '@/tests/support/requests';
import { listAudit } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';

const on = ({ actor }: Person) => ({ params: { userId: actor.id } });
const shut = (of: Person, as: Person) =>
  callRoute(suspend, { method: 'PUT', ...on(of), as, body: { reason: 'A seal that was lent' } });
const open = (of: Person, as: Person) => callRoute(reinstate, { method: 'DELETE', ...on(of), as });

describe('A suspended notary', () => {
  it('is offered nothing, and has no calendar feed', async () => {
    const [client, notary, admin] = [await createOwner(), await buildNotary(), await createAdmin()];
    const { url } = await makeCalendarFeed(notary.actor, notary.actor.id);
    const feed = () => callRoute(readCalendar, { params: { token: url.split('/').at(-1) ?? '' } });
    expect((await feed()).status).toBe(200);
    await shut(notary, admin);

    const { id } = await writeRequest(client, { status: 'pending', notary_id: null });
    expect(await dispatchRequest(id)).toMatchObject({ outcome: 'exhausted' });
    expect(await listAsked(id)).toEqual([]);
    expect((await feed()).status).toBe(404);
    await open(notary, admin);
    expect(await dispatchRequest(id)).toMatchObject({ outcome: 'offered' });
    expect((await feed()).status).toBe(200);
  });

  it('loses the appointments that have not begun, and each side is told', async () => {
    const admin = await createAdmin();
    const { id, client, notary } = await buildVisit();
    await shut(notary, admin);
    expect(await listJobs('reassign')).toEqual([notary.actor.id]);
    await reassignFrom(notary.actor.id);

    expect(await readRequest(id)).toMatchObject({ status: 'pending', notary_id: null });
    expect((await listAudit(id)).at(-1)).toMatchObject({ data: { reason: 'suspension' } });
    expect((await listNotifications(notary.actor.id)).at(-1)).toMatchObject({
      type: 'request.unassigned',
      message: expect.stringContaining('your account is suspended') as string,
    });
    expect(await listNotifications(client.actor.id)).toMatchObject([{ type: 'request.unassigned' }]);
  });

  it('loses one that came to them after all with the next sweep, and keeps one that has begun', async () => {
    const admin = await createAdmin();
    const { id, notary } = await buildVisit();
    const begun = await buildVisit({ status: 'in_progress' });
    for (const person of [notary, begun.notary]) await shut(person, admin);
    expect(await sweepRequests()).toMatchObject({ reassigned: 1 });
    expect(await readRequest(id)).toMatchObject({ notary_id: null });
    expect(await readRequest(begun.id)).toMatchObject({ status: 'in_progress' });
  });

  it('is looked at before: an admin is told of the visits that are open', async () => {
    const admin = await createAdmin();
    const { id, client, notary } = await buildVisit();
    const of = async (person: Person) =>
      (await callRoute(reach, { ...on(person), as: admin })).body as OpenVisits;

    expect(await of(notary)).toMatchObject({
      count: 1,
      visits: [{ id, isAsNotary: true, status: 'assigned' }],
    });
    expect(await of(client)).toMatchObject({ count: 1, visits: [{ id, isAsNotary: false }] });
    expect(await of(admin)).toEqual({ count: 0, visits: [] });
  });
});

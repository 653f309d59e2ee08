import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/history/route';
import type { RequestEvent } from '@/lib/notary/schema/requests';
import { agreeToBegin } from '@/lib/notary/commands/client-word';
import { acceptOffer, declineOffer } from '@/lib/notary/commands/offers';
import { changeRequestStatus } from '@/lib/notary/commands/status';
import { changeTravel } from '@/lib/notary/commands/travel';
import { reviewRequest } from '@/lib/notary/commands/review';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { buildRequest, writeOffer } from '@/tests/support/requests';
import { atTheDoor } from '@/tests/support/visits';

const get = (as: { cookie: string } | null, id: string) =>
  callRoute(GET, { url: `/api/requests/${id}/history`, params: { id }, as });

async function kindsOf(as: Person, id: string): Promise<string[]> {
  return ((await get(as, id)).body as RequestEvent[]).map(({ kind }) => kind);
}

/** From the request to the review, with one notary who said no. */
async function liveThrough(client: Person): Promise<{ id: string; notary: Person }> {
  const [unwilling, notary] = [await buildNotary(), await buildNotary()];
  const { id } = await buildRequest(client);
  await declineOffer(unwilling.actor, await writeOffer(id, unwilling));
  await acceptOffer(notary.actor, await writeOffer(id, notary));
  await agreeToBegin(client.actor, id);
  await changeTravel(notary.actor, id, { stage: 'en_route' });
  await changeTravel(notary.actor, id, atTheDoor);
  await changeRequestStatus(notary.actor, id, { status: 'in_progress' });
  await changeRequestStatus(notary.actor, id, { status: 'completed' });
  await reviewRequest(client.actor, id, { rating: 5 });
  return { id, notary };
}

const whole = [
  'created',
  'offer_declined',
  'assigned',
  'begin_agreed',
  'departed',
  'arrived',
  'started',
  'completed',
  'reviewed',
];

describe('GET /api/requests/{id}/history', () => {
  it('tells the parties and an admin everything, oldest first, and nobody’s name', async () => {
    const client = await createOwner();
    const { id, notary } = await liveThrough(client);
    const answer = await get(client, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(
      whole.map((kind) => ({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/), kind })),
    );
    const times = (answer.body as RequestEvent[]).map(({ at }) => at);
    expect(times).toEqual([...times].sort());
    expect(await kindsOf(notary, id)).toEqual(whole);
    expect(await kindsOf(await createAdmin(), id)).toEqual(whole);
  });

  it('ends with the cancellation', async () => {
    const client = await createOwner();
    const { id } = await buildRequest(client);
    await changeRequestStatus(client.actor, id, { status: 'cancelled' });
    expect(await kindsOf(client, id)).toEqual(['created', 'cancelled']);
  });

  it('tells of this request alone', async () => {
    const client = await createOwner();
    const { id } = await buildRequest(client);
    await liveThrough(await createOwner());
    expect(await kindsOf(client, id)).toEqual(['created']);
  });

  it('hides the history from anybody else', async () => {
    const { id } = await writeRequest(await createOwner());
    const other = await createOwner();
    for (const wanted of [id, randomUUID(), 'nonsense']) {
      expect((await get(other, wanted)).status).toBe(404);
    }
    expect((await get(visitor, id)).status).toBe(401);
  });
});

import { stopListening } from '@/lib/platform/events';
import { createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { postRequest, requestInput } from '@/tests/support/requests';
import { snapshot } from '@/tests/support/rows';

const at = '2026-11-20T15:00:00.000Z';
const appointmentDate = '2026-11-22T16:00:00.000Z';
const post = (client: Person) => postRequest(client, requestInput({ appointmentDate }));

async function writeMany(client: Person, count: number, row: Record<string, unknown> = {}): Promise<void> {
  for (let index = 0; index < count; index += 1) await writeRequest(client, { created_at: at, ...row });
}

/** As a client who cancels in time leaves them: whoever had accepted is kept, and nothing is owed. */
async function cancelledRow(changes: Record<string, unknown> = {}) {
  const notary = await buildNotary({ isAvailable: false });
  return {
    notary_id: notary.user.id,
    status: 'cancelled',
    cancelled_by: 'client',
    cancelled_at: at,
    busy_from: null,
    busy_to: null,
    ...changes,
  };
}

beforeEach(() => holdClock(at));
afterEach(releaseClock);
afterAll(stopListening);

describe('POST /api/requests, of an account that asks for many', () => {
  it('is refused while ten are open, with what makes room, and changes nothing', async () => {
    const client = await createOwner();
    await writeMany(client, 9);
    expect((await post(client)).status).toBe(201);
    advanceClock({ minutes: 2 });
    const before = await snapshot();
    const answer = await post(client);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      code: 'conflict',
      message:
        'You have 10 open requests, which is as many as an account may have. Please send this one once one of them is completed, or cancel one that no notary has accepted yet.',
    });
    expect(await snapshot()).toEqual(before);
    await query(
      `UPDATE notary_requests SET status = 'cancelled', cancelled_at = now(), cancelled_by = 'client'
       WHERE id = (SELECT id FROM notary_requests LIMIT 1)`,
    );
    expect((await post(client)).status).toBe(201);
  });

  it('counts for a day what it cancelled after a notary had accepted', async () => {
    const client = await createOwner();
    await writeMany(client, 8, await cancelledRow());
    await writeMany(client, 2);
    advanceClock({ minutes: 4 * 60 });
    const answer = await post(client);
    expect(answer.status).toBe(429);
    expect(answer.body).toEqual({
      code: 'rate_limited',
      message:
        'You have 2 open requests and cancelled 8 within a day that a notary had accepted. An account may have 10 in all. Please wait 20 hours and try again.',
    });
    expect(answer.headers.get('retry-after')).toBe(String(20 * 60 * 60));
    advanceClock({ minutes: 20 * 60 + 1 });
    expect((await post(client)).status).toBe(201);
  });

  it.each([
    ['nobody had accepted', { notary_id: null }],
    ['nobody was found in time', { cancelled_by: 'nobody_found', notary_id: null }],
    ['was cancelled a day ago', { cancelled_at: '2026-11-19T15:00:00.000Z' }],
  ])('counts none that %s', async (_, changes) => {
    const client = await createOwner();
    await writeMany(client, 10, await cancelledRow(changes));
    expect((await post(client)).status).toBe(201);
  });

  it('leaves the last place to one of two that are sent at once', async () => {
    const client = await createOwner();
    await writeMany(client, 9);
    const answers = await Promise.all([
      post(client),
      postRequest(client, requestInput({ appointmentDate, documentType: 'contract' })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('counts none of somebody else', async () => {
    await writeMany(await createOwner(), 10);
    expect((await post(await createOwner())).status).toBe(201);
  });
});

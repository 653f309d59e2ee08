import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, queryDatabase, startWorker } from '@/tests/support/server';

jest.setTimeout(120_000);

const ADDRESS = 'http://localhost:3000';

type Offer = { id: string; notary_id: string; status: string };

/** A request in Austin, and two notaries who could do it: one around the corner, and one in the next town. */
async function fill(url: string): Promise<{ requestId: string; near: string; far: string }> {
  const [clientId, near, far, requestId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
  for (const [id, role] of [
    [clientId, 'owner'],
    [near, 'notary'],
    [far, 'notary'],
  ]) {
    await queryDatabase(
      url,
      `INSERT INTO users (id, email, password_hash, first_name, last_name, role)
       VALUES ($1, $2, 'x', 'Ada', 'Lovelace', $3::"Role")`,
      [id, `${id}@example.com`, role],
    );
  }
  for (const [id, lat] of [
    [near, 30.27],
    [far, 30.5],
  ]) {
    await queryDatabase(
      url,
      `INSERT INTO notary_profiles (user_id, is_available, states, service_types, home_place, home_lat, home_lng,
         verified_at, created_at)
       VALUES ($1, true, '{TX}', '{real-estate}', 'Austin, TX', $2, -97.74, now(), now())`,
      [id, lat],
    );
    await queryDatabase(
      url,
      `INSERT INTO notary_credentials (notary_id, kind, state, number, expires_on)
       VALUES ($1, 'commission', 'TX', '1', '2090-01-01'), ($1, 'bond', 'TX', '1', '2090-01-01'),
         ($1, 'insurance', 'US', '1', '2090-01-01')`,
      [id],
    );
  }
  await queryDatabase(
    url,
    `INSERT INTO notary_requests (id, client_id, service_type, document_type, appointment_at, is_remote, location,
       lat, lng, state, add_deed_guard, base_price_cents, travel_fee_cents, add_on_cents, total_price_cents, created_at)
     VALUES ($1, $2, 'real-estate', 'deed', now() + interval '1 day', false, 'Austin, TX 78701', 30.27, -97.74, 'TX',
       false, 7500, 0, 0, 7500, now())`,
    [requestId, clientId],
  );
  return { requestId, near, far };
}

function listOffers(url: string): Promise<Offer[]> {
  return queryDatabase<Offer>(url, 'SELECT id, notary_id, status FROM offers ORDER BY created_at');
}

async function waitForOffers(url: string, isThere: (offers: Offer[]) => boolean): Promise<Offer[]> {
  let offers: Offer[] = [];
  await waitUntil(
    async () => isThere((offers = await listOffers(url))),
    () => JSON.stringify(offers),
  );
  return offers;
}

async function waitUntil(isDone: () => boolean | Promise<boolean>, state: () => string): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error(`It did not come to that: ${state()}`);
    await sleep(100);
  }
}

describe('a worker that dies while an offer waits for its answer', () => {
  it('leaves the end of the offer to the next worker, which asks the next notary', async () => {
    const url = await createDatabase();
    const { requestId, near, far } = await fill(url);
    const first = startWorker({ databaseUrl: url, address: ADDRESS });
    // The sweep, which runs when a worker starts, finds the request.
    const [offer] = await waitForOffers(url, ([one]) => one?.status === 'open');
    expect(offer!.notary_id).toBe(near);
    await first.kill();

    const second = startWorker({ databaseUrl: url, address: ADDRESS });
    // Its first sweep finds an offer that is still open: what ends the offer is the job that the dead worker left behind.
    await waitUntil(() => second.output().includes('"job":"sweep-requests"'), second.output);
    expect(await listOffers(url)).toEqual([offer]);
    const passed = "now() - interval '1 second'";
    await queryDatabase(url, `UPDATE offers SET expires_at = ${passed}`);
    const moved = await queryDatabase<{ data: unknown }>(
      url,
      `UPDATE pgboss.job SET start_after = ${passed} WHERE name = 'dispatch' AND state = 'created' RETURNING data`,
    );
    expect(moved).toEqual([{ data: { id: requestId } }]);
    const offers = await waitForOffers(url, ({ length }) => length === 2);
    await second.stop();
    expect(offers.map(({ notary_id, status }) => [notary_id, status])).toEqual([
      [near, 'expired'],
      [far, 'open'],
    ]);
    expect(
      await queryDatabase(
        url,
        'SELECT offers_answered, offers_accepted FROM notary_profiles WHERE user_id = $1',
        [near],
      ),
    ).toEqual([{ offers_answered: 1, offers_accepted: 0 }]);
    expect(
      await queryDatabase(
        url,
        "SELECT count(*)::int FROM pgboss.job WHERE name = 'dispatch' AND state = 'created'",
      ),
    ).toEqual([{ count: 1 }]);
  });
});

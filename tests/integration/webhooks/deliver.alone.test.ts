import { receiver } from '@/tests/support/with-webhooks';
import { Webhook } from 'standardwebhooks';
import { rotateSecret } from '@/lib/programs/commands/webhook-endpoints';
import { attemptDelivery } from '@/lib/webhooks/commands/deliver';
import { MOST_TRIES } from '@/lib/webhooks/rules/retries';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { addMember, createPartner } from '@/tests/support/organizations';
import { createOwner } from '@/tests/support/actors';
import { countRows, listAudit } from '@/tests/support/rows';
import {
  bookingMade,
  buildEndpoint,
  deliverDue,
  happen,
  hookSecret,
  listDeliveryRows,
  listTries,
  readDelivery,
  readEndpoint,
} from '@/tests/support/webhooks';

afterEach(releaseClock);

const verify = (at = 0, secret = hookSecret) => {
  const { text, headers } = receiver.received[at]!;
  return new Webhook(secret).verify(text, headers as Record<string, string>);
};

describe('an event of an organization', () => {
  it('is posted once, as Standard Webhooks say, and its library verifies it', async () => {
    const partner = await createPartner();
    await buildEndpoint(partner, { url: receiver.url() });
    const { id } = await happen(partner);
    await deliverDue();
    await deliverDue();
    expect(receiver.received).toHaveLength(1);
    expect(verify()).toEqual({
      id,
      type: 'request.created',
      timestamp: expect.any(String) as string,
      data: bookingMade,
    });
    const [{ headers }] = receiver.received as [(typeof receiver.received)[0]];
    expect(headers).toMatchObject({ 'webhook-id': id, 'content-type': 'application/json' });
    expect(headers).not.toHaveProperty('accept-encoding');
    expect(await listDeliveryRows()).toMatchObject([
      { status: 'delivered', attempts: 1, next_attempt_at: null },
    ]);
    expect(await listTries()).toMatchObject([
      { response_status: 200, response_body: '{"ok":true}', error: null },
    ]);
  });

  it('goes to those alone who want it, of its own organization and mode', async () => {
    const [partner, other] = [await createPartner(), await createPartner({ name: 'Other Title' })];
    const wanting = [
      await buildEndpoint(partner, { url: receiver.url('/all') }),
      await buildEndpoint(partner, { url: receiver.url('/group'), eventTypes: ['request.*'] }),
      await buildEndpoint(partner, { url: receiver.url('/type'), eventTypes: ['request.created'] }),
    ];
    await buildEndpoint(partner, {
      url: receiver.url('/else'),
      eventTypes: ['invoice.*', 'request.assigned'],
    });
    await buildEndpoint(partner, { url: receiver.url('/test'), mode: 'test' });
    await buildEndpoint(other, { url: receiver.url('/other') });
    await happen(partner);
    expect((await listDeliveryRows()).map((row) => row.endpoint_id).sort()).toEqual(wanting.sort());
    await deliverDue();
    expect(receiver.received.map(({ path }) => path).sort()).toEqual(['/all', '/group', '/type']);
  });

  it('is signed with both secrets for a day after one was rotated', async () => {
    holdClock(new Date());
    const partner = await createPartner();
    const endpoint = await buildEndpoint(partner, { url: receiver.url() });
    const { secret } = await rotateSecret(partner.owner.actor, endpoint);
    await happen(partner);
    await deliverDue();
    verify(0, hookSecret);
    verify(0, secret);
    advanceClock({ days: 1 });
    await happen(partner);
    await deliverDue();
    verify(1, secret);
    expect(() => verify(1, hookSecret)).toThrow('No matching signature found');
  });

  it('is not sent on by an organization that has ended', async () => {
    const partner = await createPartner();
    await buildEndpoint(partner, { url: receiver.url() });
    await happen(partner);
    await query('UPDATE organizations SET ended_at = now() WHERE id = $1', [partner.id]);
    await deliverDue();
    expect(receiver.received).toEqual([]);
  });
});

describe('an endpoint that does not take an event', () => {
  it.each([
    ['answers 500', (path: string) => receiver.answer(path, 500), { response_status: 500 }],
    [
      'redirects',
      (path: string) =>
        receiver.answer(path, (response) =>
          response.writeHead(302, { location: receiver.url('/elsewhere') }).end(),
        ),
      { response_status: 302 },
    ],
    [
      'closes early',
      (path: string) => receiver.answer(path, (_response, request) => request.socket.destroy()),
      { response_status: null, error: 'The connection was closed before the answer was complete.' },
    ],
    [
      'closes in the middle of its answer',
      (path: string) =>
        receiver.answer(path, (response, request) => {
          response.writeHead(200, { 'content-length': 10 }).write('one', () => request.socket.destroy());
        }),
      { response_status: null, error: 'The connection was closed before the answer was complete.' },
    ],
  ])('and %s is tried again after five seconds', async (_how, prepare, tried) => {
    holdClock();
    const partner = await createPartner();
    const endpoint = await buildEndpoint(partner, { url: receiver.url() });
    prepare('/hook');
    await happen(partner);
    await deliverDue();
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
    expect(await listTries()).toMatchObject([tried]);
    expect(await listDeliveryRows()).toMatchObject([{ status: 'pending', attempts: 1 }]);
    expect(await readEndpoint(endpoint)).toMatchObject({ failing_since: new Date() });

    receiver.answer('/hook', 200);
    advanceClock({ ms: 6_000 });
    await deliverDue();
    expect(await listDeliveryRows()).toMatchObject([{ status: 'delivered', attempts: 2 }]);
    expect(await readEndpoint(endpoint)).toMatchObject({ failing_since: null });
    const [first, second] = receiver.received as [
      (typeof receiver.received)[0],
      (typeof receiver.received)[0],
    ];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.text).toBe(first.text);
  });

  it('is waited for no longer than 15 seconds, also when its answer never ends', async () => {
    const abort = jest.spyOn(AbortSignal, 'timeout');
    abort.mockImplementation((ms) => {
      expect(ms).toBe(15_000);
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('over', 'TimeoutError')), 200);
      return controller.signal;
    });
    const partner = await createPartner();
    await buildEndpoint(partner, { url: receiver.url('/silent') });
    await buildEndpoint(partner, { url: receiver.url('/endless') });
    receiver.answer('/silent', () => undefined);
    receiver.answer('/endless', (response) => response.writeHead(200).write('.'));
    await happen(partner);
    await deliverDue();
    const tried = { response_status: null, error: 'The answer was not complete after 15 seconds.' };
    expect(await listTries()).toMatchObject([tried, tried]);
    abort.mockRestore();
  });

  it('is asked up to ten times in three days, and then given up and turned off, which its owners are mailed', async () => {
    holdClock();
    const partner = await createPartner();
    const [second, member] = [await createOwner(), await createOwner()];
    await addMember(partner, second, 'owner');
    await addMember(partner, member);
    const endpoint = await buildEndpoint(partner, { url: receiver.url() });
    receiver.answer('/hook', 503);
    await happen(partner);
    await deliverDue();
    for (let day = 0; day < MOST_TRIES - 1; day += 1) {
      const { next_attempt_at: next } = await readDelivery();
      jest.setSystemTime(next!);
      await deliverDue();
    }
    expect(receiver.received).toHaveLength(MOST_TRIES);
    expect(await listDeliveryRows()).toMatchObject([
      { status: 'failed', attempts: 10, next_attempt_at: null },
    ]);
    expect(await readEndpoint(endpoint)).toMatchObject({ disabled_reason: 'failing' });
    expect(await listAudit(endpoint)).toMatchObject([
      { type: 'webhook.disabled', actor_id: null, data: { reason: 'failing' } },
    ]);
    const told = await query<{ user_id: string; href: string; message: string }>(
      `SELECT user_id, href, message FROM notifications WHERE type = 'webhook.disabled'`,
    );
    expect(told.map(({ user_id: id }) => id).sort()).toEqual([partner.owner.user.id, second.user.id].sort());
    expect(told[0]).toMatchObject({ href: `/organization/webhooks/${endpoint}` });
    expect(told[0]!.message).toContain('It took no event for three days.');
    expect(await query(`SELECT 1 FROM pgboss.job WHERE name = 'notification-mail'`)).toHaveLength(2);
  });

  it('and answers 410 is turned off at once, with all that waits', async () => {
    const partner = await createPartner();
    const endpoint = await buildEndpoint(partner, { url: receiver.url() });
    receiver.answer('/hook', 410);
    await happen(partner);
    await query('UPDATE webhook_endpoints SET failing_since = now()');
    await happen(partner);
    await deliverDue();
    expect(receiver.received).toHaveLength(1);
    expect(await readEndpoint(endpoint)).toMatchObject({ disabled_reason: 'gone' });
    expect((await listDeliveryRows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await countRows('notifications')).toBe(1);
    await happen(partner);
    expect(await countRows('webhook_deliveries')).toBe(2);
  });
});

describe('an answer', () => {
  it('of any size is read to 64 kB, of which 2,000 characters are kept, as Postgres can keep them', async () => {
    const partner = await createPartner();
    await buildEndpoint(partner, { url: receiver.url() });
    let written = 0;
    receiver.answer('/hook', (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += 10_000;
          if (!response.write('\0\u{1F600}ab'.repeat(1_250))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    });
    await happen(partner);
    await deliverDue();
    expect(written).toBeLessThan(50_000_000);
    const [{ response_body: kept }] = (await listTries()) as unknown as [{ response_body: string }];
    expect(kept).toMatch(/^(?:\u{1F600}ab)+/u);
    expect(kept.length).toBeLessThanOrEqual(2_000);
    expect(await listDeliveryRows()).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('one delivery that two workers send at the same time', () => {
  it('is written down once', async () => {
    const partner = await createPartner();
    await buildEndpoint(partner, { url: receiver.url() });
    await happen(partner);
    const { id } = await readDelivery();
    const outcomes = await Promise.all([attemptDelivery(id), attemptDelivery(id)]);
    expect(outcomes.sort()).toEqual(['delivered', 'idle']);
    expect(await listTries()).toHaveLength(1);
    expect(await attemptDelivery(id)).toBe('idle');
  });

  it('is taken again after a minute where the first one died with it', async () => {
    holdClock();
    const partner = await createPartner();
    const endpoint = await buildEndpoint(partner, { url: receiver.url() });
    await happen(partner);
    await query(`UPDATE webhook_deliveries SET next_attempt_at = $1`, [new Date(Date.now() + 60_000)]);
    await deliverDue();
    expect(receiver.received).toEqual([]);
    advanceClock({ minutes: 1 });
    await deliverDue();
    expect(receiver.received).toHaveLength(1);
    expect(await readEndpoint(endpoint)).toMatchObject({ disabled_at: null });
  });
});

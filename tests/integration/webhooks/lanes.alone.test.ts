import { receiver } from '@/tests/support/with-webhooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { startDelivering } from '@/lib/webhooks/commands/lanes';
import { query } from '@/tests/support/database';
import { createPartner, type TestOrganization } from '@/tests/support/organizations';
import { buildEndpoint, happen } from '@/tests/support/webhooks';

const EACH = 12;

async function countDelivered(endpointId: string): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM webhook_deliveries WHERE endpoint_id = $1 AND status = 'delivered'`,
    [endpointId],
  );
  return row!.count;
}

async function endpointsOf(partner: TestOrganization, paths: string[]): Promise<string[]> {
  return Promise.all(paths.map((path) => buildEndpoint(partner, { url: receiver.url(path) })));
}

describe('the worker, with an endpoint that hangs and one that refuses', () => {
  it('sends to all others at once, and leaves what is on its way to another one when it stops', async () => {
    const partner = await createPartner();
    const [hanging] = await endpointsOf(partner, ['/hanging', '/dead']);
    const good = await endpointsOf(partner, ['/one', '/two', '/three']);
    receiver.answer('/hanging', () => undefined);
    receiver.answer('/dead', (_response, request) => request.socket.destroy());
    for (let at = 0; at < EACH; at += 1) await happen(partner);

    const delivering = startDelivering();
    const counts = async () => Promise.all(good.map(countDelivered));
    while ((await counts()).some((count) => count < EACH)) await sleep(50);
    expect(await countDelivered(hanging!)).toBe(0);
    expect(receiver.of('/hanging').length).toBeLessThanOrEqual(4);
    expect(receiver.of('/one')).toHaveLength(EACH);

    receiver.closeAll();
    await delivering.stop();
    const [row] = await query<{ late: number }>(
      `SELECT count(*)::int AS late FROM webhook_deliveries WHERE status = 'pending' AND next_attempt_at IS NULL`,
    );
    expect(row).toEqual({ late: 0 });
  });

  it('finds what is published while it runs, by two of them once', async () => {
    const partner = await createPartner();
    const [endpoint] = await endpointsOf(partner, ['/one']);
    const workers = [startDelivering(), startDelivering()];
    for (let at = 0; at < EACH; at += 1) await happen(partner);
    while ((await countDelivered(endpoint!)) < EACH) await sleep(50);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(receiver.received).toHaveLength(EACH);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(EACH);
  });
});

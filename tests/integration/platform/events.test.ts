import { once } from 'node:events';
import { transaction } from '@/lib/platform/db';
import { publish, stopListening, subscribe, type ChangeEvent } from '@/lib/platform/events';
import { startProcess } from '@/tests/support/app-process';
import { query } from '@/tests/support/database';
import { listTopics } from '@/tests/support/streams';

const TOPIC = 'request:1';
const event = (kind: string, topic = TOPIC): ChangeEvent => ({ topic, kind, id: '1' });
const tell = (...events: ChangeEvent[]) => transaction((tx) => publish(tx, events));

/** What one listener hears, in order. */
async function listen(topic = TOPIC) {
  const heard: (ChangeEvent | null)[] = [];
  let wake = () => {};
  const leave = await subscribe(topic, (item) => {
    heard.push(item);
    wake();
  });
  const next = async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift();
  };
  return { next, leave };
}

afterEach(stopListening);

describe('a listener', () => {
  it('hears what is committed, of its topic alone and in order', async () => {
    const { next, leave } = await listen();
    await tell(event('other', 'request:2'), event('first'));
    await tell(event('second'));
    expect(await next()).toEqual(event('first'));
    expect(await next()).toEqual(event('second'));
    leave();
  });

  it('never hears of a transaction that was rolled back', async () => {
    const { next, leave } = await listen();
    const failing = transaction(async (tx) => {
      await publish(tx, [event('never')]);
      throw new Error('back');
    });
    await expect(failing).rejects.toThrow('back');
    await tell(event('after'));
    expect(await next()).toEqual(event('after'));
    leave();
  });

  it('hears nothing before the commit', async () => {
    const { next, leave } = await listen();
    const order: string[] = [];
    const heard = next().then(() => order.push('heard'));
    await transaction(async (tx) => {
      await publish(tx, [event('first')]);
      await tx.$queryRaw`SELECT 1 FROM pg_sleep(0.2)`;
      order.push('committing');
    });
    await heard;
    expect(order).toEqual(['committing', 'heard']);
    leave();
  });

  it('hears what another process publishes', async () => {
    const { next, leave } = await listen();
    const other = startProcess('tests/support/publish-event.ts');
    other.send(event('from elsewhere'));
    const exit = once(other, 'exit');
    expect(await next()).toEqual(event('from elsewhere'));
    expect((await exit)[0]).toBe(0);
    leave();
  }, 60_000);

  it('shares one connection with all others, and leaves nothing behind', async () => {
    const listeners = [await listen(), await listen(), await listen('request:2')];
    expect(await countConnections()).toBe(1);
    expect(listTopics()).toEqual([TOPIC, 'request:2']);
    for (const { leave } of listeners) leave();
    expect(listTopics()).toEqual([]);
  });

  it.each(['', 'no JSON', 'null', '7', '{}'])(
    'is not disturbed by %j of another program',
    async (payload) => {
      const { next, leave } = await listen();
      await query("SELECT pg_notify('events', $1)", [payload]);
      await tell(event('afterward'));
      expect(await next()).toEqual(event('afterward'));
      leave();
    },
  );

  it('is told that anything may have changed when the connection was away, and hears on', async () => {
    const { next, leave } = await listen();
    await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity ${connections}`);
    expect(await next()).toBeNull();
    await tell(event('afterward'));
    expect(await next()).toEqual(event('afterward'));
    expect(await countConnections()).toBe(1);
    leave();
  });

  it('comes in while the connection is away', async () => {
    const first = await listen();
    await query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity ${connections}`);
    const second = await listen();
    await first.next();
    await tell(event('afterward'));
    expect(await first.next()).toEqual(event('afterward'));
    let item = await second.next();
    // It may have come before the connection was missed.
    if (item === null) item = await second.next();
    expect(item).toEqual(event('afterward'));
    for (const { leave } of [first, second]) leave();
  });
});

const connections = "WHERE datname = current_database() AND query = 'LISTEN events'";

async function countConnections(): Promise<number> {
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity ${connections}`,
  );
  return row!.count;
}

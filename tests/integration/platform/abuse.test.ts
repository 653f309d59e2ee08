import { POST as register } from '@/app/api/users/register/route';
import { confirmByPin } from '@/lib/accounts/commands/pin';
import { PIN_TRIES } from '@/lib/accounts/rules/pin';
import {
  countForServer,
  keepAbuseCounts,
  noteAbuse,
  noteRequest,
  writeAbuseCounts,
} from '@/lib/platform/abuse';
import { countTry, limits } from '@/lib/platform/rate-limit';
import { query } from '@/tests/support/database';
import { markPoisoned } from '@/lib/vault/commands/poisoned';
import { buildDocument } from '@/tests/support/documents';
import { createOwner } from '@/tests/support/actors';
import { guardWithPin, wrongPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { advanceClock, holdClock } from '@/tests/support/clock';

type Row = { day: string; kind: string; what: string; source: string; count: number };

const readRows = () =>
  query<Row>(
    'SELECT day::text, kind::text, what, source, count FROM abuse_counts ORDER BY day, kind, what, count',
  );

// What other tests left in the memory of this process.
beforeEach(async () => {
  holdClock('2026-11-22T12:00:00Z');
  await writeAbuseCounts();
  await query('TRUNCATE abuse_counts');
});

describe('what is counted', () => {
  it('is one row for each day, kind, thing and source, however often it is written', async () => {
    holdClock('2026-11-22T23:59:50Z');
    const note = { kind: 'limited', what: 'login', source: 'ada@example.com' } as const;
    noteAbuse(note);
    noteAbuse(note);
    await writeAbuseCounts();
    noteAbuse(note);
    noteAbuse({ ...note, source: 'grace@example.com' });
    noteAbuse({ kind: 'refused', what: 'webhook' });
    await writeAbuseCounts();
    advanceClock({ ms: 20_000 });
    noteAbuse(note);
    await writeAbuseCounts();

    expect(await readRows()).toEqual([
      { day: '2026-11-22', kind: 'limited', what: 'login', source: expect.any(String) as string, count: 1 },
      { day: '2026-11-22', kind: 'limited', what: 'login', source: expect.any(String) as string, count: 3 },
      { day: '2026-11-22', kind: 'refused', what: 'webhook', source: '', count: 1 },
      { day: '2026-11-23', kind: 'limited', what: 'login', source: expect.any(String) as string, count: 1 },
    ]);
  });

  it('holds no address, and a mark that is another one each day', async () => {
    noteAbuse({ kind: 'opened', what: 'account', source: '203.0.113.7' });
    advanceClock({ days: 1 });
    noteAbuse({ kind: 'opened', what: 'account', source: '203.0.113.7' });
    await writeAbuseCounts();

    const [one, other] = (await readRows()).map(({ source }) => source);
    expect(one).toMatch(/^[\w-]{12}$/);
    expect(other).toMatch(/^[\w-]{12}$/);
    expect(other).not.toBe(one);
  });

  it('adds up over processes that write at the same time', async () => {
    noteAbuse({ kind: 'refused', what: 'host' });
    const first = writeAbuseCounts();
    const other = query(
      `INSERT INTO abuse_counts (id, day, kind, what, source, count, last_at)
       VALUES (gen_random_uuid(), '2026-11-22', 'refused', 'host', '', 4, now())
       ON CONFLICT (day, kind, what, source) DO UPDATE SET count = abuse_counts.count + 4`,
    );
    await Promise.all([first, other]);

    expect((await readRows()).map(({ count }) => count)).toEqual([5]);
  });

  it('is not told apart any more once there are thousands of sources', async () => {
    holdClock('2026-11-10T12:00:00Z');
    for (let at = 0; at < 3_000; at += 1) {
      noteAbuse({ kind: 'refused', what: 'path', source: `10.0.${at >> 8}.${at & 255}` });
    }
    noteAbuse({ kind: 'refused', what: 'path', source: '10.0.0.0' });
    await writeAbuseCounts();

    const rows = await readRows();
    expect(rows).toHaveLength(2_001);
    expect(rows.find(({ source }) => source === '')?.count).toBe(1_000);
    expect(rows.filter(({ source, count }) => source !== '' && count === 2)).toHaveLength(1);
  });

  it('is kept when it cannot be written, and written the next time', async () => {
    noteAbuse({ kind: 'locked', what: 'pin', source: 'somebody' });
    await query('ALTER TABLE abuse_counts RENAME TO elsewhere');
    try {
      await expect(writeAbuseCounts()).rejects.toThrow();
    } finally {
      await query('ALTER TABLE elsewhere RENAME TO abuse_counts');
    }
    await writeAbuseCounts();

    expect(await readRows()).toMatchObject([{ kind: 'locked', what: 'pin', count: 1 }]);
  });

  it('is a try beyond its limit', async () => {
    const limit = { ...limits.applyPartner, max: 1 };
    await countTry(limit, '203.0.113.7');
    await expect(countTry(limit, '203.0.113.7')).rejects.toThrow('Too many tries.');
    await writeAbuseCounts();

    expect(await readRows()).toMatchObject([{ kind: 'limited', what: 'apply-partner', count: 1 }]);
  });

  it.each([
    [
      'a body that is too large',
      { rawBody: 'x'.repeat(100_001), headers: { 'content-type': 'application/json' } },
      'refused',
      'large-body',
    ],
    ['a call from another site', { headers: { origin: 'https://evil.example' } }, 'refused', 'origin'],
    ['a new account', {}, 'opened', 'account'],
  ])('is %s', async (_, call, kind, what) => {
    const person = { firstName: 'Ada', lastName: 'Lovelace', password: 'a bench of seven oak boards' };
    const body = 'rawBody' in call ? undefined : { ...person, email: 'ada@example.com' };
    await callRoute(register, { url: '/api/users/register', method: 'POST', body, ...call });
    await writeAbuseCounts();

    expect(await readRows()).toMatchObject([{ kind, what, count: 1 }]);
  });

  it('is a PIN that wrong ones locked', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    for (let tries = 0; tries < PIN_TRIES; tries += 1) {
      await expect(confirmByPin(owner.actor, wrongPin)).rejects.toThrow();
    }
    await writeAbuseCounts();

    expect(await readRows()).toMatchObject([{ kind: 'locked', what: 'pin', count: 1 }]);
  });

  it('is a document that had to be stopped, once', async () => {
    const { id } = await buildDocument(await createOwner());
    await markPoisoned(id, { reason: 'time', work: 'stamp' });
    await markPoisoned(id, { reason: 'time', work: 'stamp' });
    await writeAbuseCounts();

    expect(await readRows()).toMatchObject([{ kind: 'poisoned', what: 'time', count: 1 }]);
  });

  it('counts a network of IPv6 as one source', async () => {
    for (const address of ['2001:db8::1', '2001:db8::2']) {
      noteRequest(
        { headers: new Headers({ 'x-socket-address': address }) },
        { kind: 'opened', what: 'account' },
      );
    }
    await writeAbuseCounts();

    expect(await readRows()).toMatchObject([{ kind: 'opened', count: 2 }]);
  });

  it('is written when the process ends', async () => {
    const finish = keepAbuseCounts();
    noteAbuse({ kind: 'poisoned', what: 'redact' });
    await finish();

    expect(await readRows()).toMatchObject([{ kind: 'poisoned', what: 'redact', count: 1 }]);
  });

  it('is what the server refused by itself', async () => {
    const finish = countForServer();
    const server = globalThis as { noteRefusal?: (what: string, request: unknown) => void };
    server.noteRefusal?.('host', { headers: { 'x-socket-address': '203.0.113.7' } });
    await finish();

    expect(await readRows()).toMatchObject([
      { kind: 'refused', what: 'host', source: expect.stringMatching(/^.{12}$/) as string, count: 1 },
    ]);
    delete server.noteRefusal;
  });
});

import { GET } from '@/app/api/properties/[id]/timeline/route';
import type { Timeline } from '@/lib/properties/schema/timeline';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { countQueries } from '@/tests/support/count-queries';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { buildAlert, buildRecordings, lockedOn, matchTo, type RecordedRow } from '@/tests/support/histories';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';

const propertyAddress = '12 Main St, Austin, TX 78701';

const read = (as: Person | null, id: string, search = '') =>
  callRoute(GET, { as, url: `/api/properties/${id}/timeline${search}`, params: { id } });

async function timelineOf(as: Person, id: string, search = ''): Promise<Timeline> {
  const answer = await read(as, id, search);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Timeline;
}

const titles = ({ entries }: Timeline) => entries.map(({ title }) => title);

const dayOf = (index: number) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10);
const manyRows = (count: number): RecordedRow[] =>
  Array.from({ length: count }, (_, index) => ({ instrument: `${index}`, recordedOn: dayOf(index) }));

describe('GET /api/properties/{id}/timeline', () => {
  it('is not for visitors', async () => {
    const lock = await buildLock(await createOwner());

    expect((await read(visitor, lock.id)).status).toBe(401);
  });

  it.each(['2b1f7c62-9a2e-4a5e-8b0e-1f1f0c1d2e3f', 'x'])('knows no property %s', async (id) => {
    expect((await read(await createOwner(), id)).status).toBe(404);
  });

  it('does not know the property of another account', async () => {
    const lock = await buildLock(await createOwner());

    expect((await read(await createOwner(), lock.id)).status).toBe(404);
  });

  it('has locks, recordings, payments, alerts and releases, newest first', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress });
    await lockedOn(lock.id, '2026-01-05');
    await buildPaidPayment(owner, { lockId: lock.id });
    await query(`UPDATE payments SET succeeded_at = '2026-01-06T10:00:00Z'`);
    await buildRecordings(lock.id, [
      {
        instrument: '2026-1',
        recordedOn: '2026-02-01',
        grantors: ['LOVELACE ADA'],
        grantees: ['CROOK CARL'],
        considerationCents: 1_000,
      },
      { instrument: '2001-1', recordedOn: '2001-02-01', isHistory: true },
    ]);
    const alert = await buildAlert(lock.id, {
      createdAt: '2026-02-02T08:00:00Z',
      resolvedAt: '2026-02-03T08:00:00Z',
      resolvedReason: 'I sold it.',
    });
    await releaseLock(owner, lock);

    const { entries, state, next, asOf } = await timelineOf(owner, lock.id);

    expect([asOf, next, state.is, state.endedBy]).toEqual([null, null, 'ended', 'owner']);
    expect(entries).toMatchObject([
      { kind: 'release', title: 'Lock ended', details: ['Released by you.'] },
      { kind: 'alert', title: 'Alert resolved: A deed was recorded', details: ['I sold it.'] },
      { kind: 'alert', title: 'Alert: A deed was recorded', href: `/alerts/${alert}` },
      {
        kind: 'recording',
        title: 'WARRANTY DEED 2026-1',
        at: '2026-02-01T00:00:00.000Z',
        isDay: true,
        details: ['From LOVELACE ADA to CROOK CARL, $10.00.', 'Matched to this property: same parcel.'],
      },
      { kind: 'payment', title: 'Paid (demo)', details: ['$99.00. No money moved.'] },
      {
        kind: 'lock',
        title: 'Locked',
        logIndex: lock.logIndex,
        href: `/api/deedguard/locked-deeds/${lock.id}/proof?of=lock`,
      },
      {
        kind: 'recording',
        title: 'WARRANTY DEED 2001-1',
        details: expect.arrayContaining(['Recorded before your lock.']) as string[],
      },
    ]);
  });

  it('has documents that were shown, what we think of them, and their certificates', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress });
    await buildLock(await createOwner(), { propertyAddress });
    const { id: documentId } = await buildDocument(owner, { name: 'deed.pdf' });
    await query(
      `INSERT INTO lock_evidence (id, lock_id, document_id, created_at, opinion, note, decided_at)
       VALUES (gen_random_uuid(), $1, $2, now() + interval '1 s', 'supports', 'Thank you.', now() + interval '3 s')`,
      [lock.id, documentId],
    );
    await query(
      `INSERT INTO certificates (id, document_id, issued_at, log_index)
       VALUES (gen_random_uuid(), $1, now() + interval '2 s', 7)`,
      [documentId],
    );

    const { entries, state } = await timelineOf(owner, lock.id);

    expect(state).toMatchObject({ is: 'due', contested: true });
    expect(entries).toMatchObject([
      {
        title: 'We looked at a document',
        details: ['deed.pdf', 'Our opinion: supports this claim.', 'Thank you.'],
      },
      { kind: 'proof', title: 'Certificate issued', logIndex: 7 },
      { title: 'Document shown to us', details: ['deed.pdf'], href: `/documents/${documentId}` },
      { title: 'Contested' },
      { title: 'Locked' },
    ]);
  });

  it('is one line over all locks of a property, each recording told once', async () => {
    const owner = await createOwner();
    const earlier = await buildLock(owner, { propertyAddress });
    await lockedOn(earlier.id, '2026-01-01');
    await releaseLock(owner, earlier);
    const current = await buildLock(owner, { propertyAddress: '12 Main Street, Austin, TX 78701' });
    const rows: RecordedRow[] = [{ instrument: '1', recordedOn: '2020-01-01' }];
    const ids = await buildRecordings(earlier.id, rows);
    await matchTo(current.id, rows, ids);

    const timeline = await timelineOf(owner, current.id);

    expect(titles(timeline)).toEqual(['Locked', 'Lock ended', 'Locked', 'WARRANTY DEED 1']);
    expect(await timelineOf(owner, earlier.id)).toEqual(timeline);
  });

  it('has nothing of another property, nor of the other side of a contest', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const lock = await buildLock(owner, { propertyAddress });
    const next = await buildLock(owner, { propertyAddress: '14 Main St, Austin, TX 78701' });
    const foreign = await buildLock(other, { propertyAddress });
    await buildAlert(next.id);
    await buildAlert(foreign.id);

    expect(titles(await timelineOf(owner, lock.id))).toEqual(['Contested', 'Locked']);
  });

  it('is as of a day: its state, and what had happened by its end', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress });
    await lockedOn(lock.id, '2026-01-05');
    await buildRecordings(lock.id, [
      { instrument: '1', recordedOn: '2026-01-04' },
      { instrument: '2', recordedOn: '2026-01-06' },
    ]);

    const before = await timelineOf(owner, lock.id, '?asOf=2026-01-04');
    const after = await timelineOf(owner, lock.id, '?asOf=2026-01-05');

    expect([before.asOf, before.state.is, ...titles(before)]).toEqual([
      '2026-01-04',
      'none',
      'WARRANTY DEED 1',
    ]);
    expect([after.state.is, ...titles(after)]).toEqual(['due', 'Locked', 'WARRANTY DEED 1']);
  });

  it.each([
    ['2026-13-01', 'asOf'],
    ['yesterday', 'asOf'],
    ['2999-01-01', 'asOf'],
  ])('refuses the day %s', async (asOf, field) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const answer = await read(owner, lock.id, `?asOf=${asOf}`);

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });

  it.each([
    '?kind=weather',
    '?after=1',
    '?after=999999999999999.0.2b1f7c62-9a2e-4a5e-8b0e-1f1f0c1d2e3f',
    '?after=1.1.------------------------------------',
  ])('refuses %s', async (search) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);

    expect((await read(owner, lock.id, search)).status).toBe(422);
  });

  it.each([
    ['recording', ['WARRANTY DEED 1']],
    ['lock', ['Locked']],
    ['alert', ['Alert: A deed was recorded']],
    ['proof', ['Locked']],
    ['payment', []],
  ])('is narrowed to %s', async (kind, expected) => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildAlert(lock.id);
    await buildRecordings(lock.id, [{ instrument: '1', recordedOn: '2020-01-01' }]);

    expect(titles(await timelineOf(owner, lock.id, `?kind=${kind}`))).toEqual(expected);
  });

  it('comes page by page, each entry once, also where many are of one day', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const rows = Array.from({ length: 120 }, (_, index) => ({
      instrument: `${index}`,
      recordedOn: '2020-01-01',
    }));
    await buildRecordings(lock.id, rows);
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const page: Timeline = await timelineOf(owner, lock.id, next ? `?after=${next}` : '');
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
    }

    expect(seen).toHaveLength(121);
    expect(new Set(seen).size).toBe(121);
  });

  it('asks as much of the database for 1,000 entries as for 10', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildRecordings(lock.id, manyRows(9));
    await read(owner, lock.id);
    const forTen = await countQueries(() => read(owner, lock.id));
    await buildRecordings(lock.id, manyRows(990));

    expect(await countQueries(() => read(owner, lock.id))).toBe(forTen);
    expect((await timelineOf(owner, lock.id)).entries).toHaveLength(50);
  });
});

import type { JournalEntry, JournalPage } from '@/lib/notary/schema/journal';
import { listUnwrittenVisits } from '@/lib/notary/queries/journal';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { buildEntry, entryBody, getJournal, postEntry } from '@/tests/support/journal';
import { buildNotary, writeRequest } from '@/tests/support/notary';

describe('GET /api/notaries/{userId}/journal', () => {
  it('is empty at first', async () => {
    expect((await getJournal(await createNotary())).body).toEqual({ entries: [], next: null });
  });

  it('comes in pages, newest entry first, of this notary alone', async () => {
    const notary = await buildNotary();
    await buildEntry(await buildNotary());
    for (let count = 0; count < 52; count += 1) await buildEntry(notary);
    const first = (await getJournal(notary)).body as JournalPage;
    const second = (await getJournal(notary, `?after=${first.next}`)).body as JournalPage;
    const numbers = [...first.entries, ...second.entries].map(({ number }) => number);

    expect([first.entries.length, second.next]).toEqual([50, null]);
    expect(numbers).toEqual(Array.from({ length: 52 }, (_, index) => 52 - index));
  });

  it('is a file of all entries in their order, in which nothing is a formula', async () => {
    const notary = await buildNotary();
    await buildEntry(notary, { signerName: '=HYPERLINK("x")', note: 'first, second' });
    await postEntry(notary, entryBody({ corrects: 1, reason: 'Wrong name.', identifiedBy: 'known' }));
    const answer = await getJournal(notary, '?format=csv');
    const [head, first, second] = answer.text.split('\r\n');

    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="journal.csv"');
    expect(head).toBe(
      'number,actedAt,localTime,act,document,name,address,identifiedBy,idDocument,idExpiresOn,witness,fee,online,place,note,corrects,reason,correctedBy,writtenAt',
    );
    expect(first).toContain(`"'=HYPERLINK(""x"")"`);
    expect(first).toContain('Driver’s license,2029-03-03,,10.00,no,');
    expect(first).toContain('"first, second",,,2,');
    expect(second).toContain('Personally known to me,,,,10.00,no,');
    expect(second).toContain(',1,Wrong name.,,');
  });

  it('is read by nobody but its notary', async () => {
    const notary = await buildNotary();
    await buildEntry(notary);
    const { id } = notary.actor;
    for (const part of ['', '?format=csv']) {
      const answers = [
        await getJournal(visitor, part, id),
        await getJournal(await createOwner(), part, id),
        await getJournal(await createNotary(), part, id),
        await getJournal(await createAdmin(), part, id),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 404]);
    }
  });
});

describe('visits that no entry is about', () => {
  beforeEach(() => holdClock('2026-11-20T16:00:00Z'));
  afterEach(releaseClock);

  it('are offered with what is known of the act, until one is written', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const { id: userId } = notary.actor;
    const requestId = await writeVisit(client, notary, { completedAt: '2026-11-20T15:00:00Z' });
    const online = await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00Z', isRemote: true });
    await writeVisit(client, notary, { completedAt: '2026-10-20T15:00:00Z' });
    await writeVisit(client, await buildNotary(), { completedAt: '2026-11-20T15:00:00Z' });
    await writeRequest(client, { notary_id: userId, status: 'assigned' });
    await query(`UPDATE notary_requests SET document_type = 'deed', location = '1 Main St' WHERE id = $1`, [
      requestId,
    ]);
    await query(`UPDATE notary_requests SET document_type = 'other' WHERE id = $1`, [online]);

    expect(await listUnwrittenVisits(notary.actor, userId)).toEqual([
      {
        requestId,
        title: 'Legal: Deed',
        completedAt: '2026-11-20T15:00:00.000Z',
        document: 'Deed',
        place: '1 Main St',
        isOnline: false,
      },
      expect.objectContaining({ requestId: online, document: null, place: null, isOnline: true }),
    ]);
    await buildEntry(notary, { requestId });
    const left = await listUnwrittenVisits(notary.actor, userId);
    expect(left.map((visit) => visit.requestId)).toEqual([online]);
  });

  it('tell no address once their client has deleted the account, and that of the office for a visit there', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const gone = await writeVisit(client, notary, { completedAt: '2026-11-20T15:00:00Z' });
    const office = await writeVisit(client, notary, { completedAt: '2026-11-19T15:00:00Z' });
    await query(`UPDATE notary_requests SET mode = 'in-person', office_address = '9 Oak St' WHERE id = $1`, [
      office,
    ]);
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', [client.actor.id]);

    const visits = await listUnwrittenVisits(notary.actor, notary.actor.id);
    expect(visits.map(({ requestId, place }) => [requestId, place])).toEqual([
      [gone, null],
      [office, '9 Oak St'],
    ]);
  });
});

describe('an entry', () => {
  it('says its time in the zone in which it was said', async () => {
    const notary = await buildNotary();
    await buildEntry(notary, { zone: 'America/New_York' });
    const { entries } = (await getJournal(notary)).body as { entries: JournalEntry[] };

    expect(entries[0]).toMatchObject({
      actedAt: '2026-11-20T15:00:00.000Z',
      when: 'Friday, November 20, 2026 at 10:00 AM EST',
    });
  });
});

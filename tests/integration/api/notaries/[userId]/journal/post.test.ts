import { randomUUID } from 'node:crypto';
import type { JournalEntry } from '@/lib/notary/schema/journal';
import { createAdmin, createNotary, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { writeVisit } from '@/tests/support/completed-visits';
import { query } from '@/tests/support/database';
import { buildEntry, entryBody, getJournal, postEntry } from '@/tests/support/journal';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { countRows, listAudit } from '@/tests/support/rows';

const entries = () => countRows('journal_entries');

describe('POST /api/notaries/{userId}/journal', () => {
  beforeEach(() => holdClock('2026-11-20T16:00:00Z'));
  afterEach(releaseClock);

  it('writes the first entry, and keeps what was typed sealed', async () => {
    const notary = await createNotary();
    const body = entryBody({ note: 'Two witnesses.' });
    const answer = await postEntry(notary, body);

    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...body,
      number: 1,
      when: 'Friday, November 20, 2026 at 9:00 AM CST',
      witnessName: null,
      requestId: null,
      corrects: null,
      reason: null,
      correctedBy: null,
      writtenAt: '2026-11-20T16:00:00.000Z',
    });
    const [row] = await query<{ row: string; sealed: string }>(
      'SELECT to_jsonb(j)::text AS row, sealed FROM journal_entries j',
    );
    expect(row!.sealed).not.toBe('');
    expect(row!.row).not.toMatch(/Quixote|Xanadu|Congress|Warranty|witnesses/);
    expect(await listAudit(body.id)).toEqual([
      {
        type: 'journal.entry_written',
        actor_id: notary.actor.id,
        subject_id: body.id,
        data: { number: 1 },
      },
    ]);
  });

  it('numbers ten that come at once from 1 to 10, without a gap', async () => {
    const [notary, other] = [await buildNotary(), await buildNotary()];
    await buildEntry(other);
    const answers = await Promise.all(Array.from({ length: 10 }, () => postEntry(notary)));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    const numbers = answers.map(({ body }) => (body as JournalEntry).number).sort((a, b) => a - b);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('takes the same entry once, however often it is sent', async () => {
    const notary = await buildNotary();
    const body = entryBody();
    const answers = await Promise.all([1, 2, 3].map(() => postEntry(notary, body)));

    expect(answers.map(({ body: entry }) => (entry as JournalEntry).number)).toEqual([1, 1, 1]);
    const other = await postEntry(notary, { ...body, signerName: 'Somebody Else' });
    expect(other.status).toBe(409);
    expect((await postEntry(await createNotary(), body)).status).toBe(409);
    expect(await entries()).toBe(1);
  });

  it('is about a visit that the notary completed, and about none of somebody else', async () => {
    const [notary, other, client] = [await buildNotary(), await buildNotary(), await createOwner()];
    const own = await writeVisit(client, notary, { completedAt: '2026-11-20T15:00:00Z' });
    const others = await writeVisit(client, other, { completedAt: '2026-11-20T15:00:00Z' });
    const ahead = await writeRequest(client, { notary_id: notary.actor.id, status: 'assigned' });

    expect((await postEntry(notary, entryBody({ requestId: own }))).body).toMatchObject({ requestId: own });
    for (const requestId of [others, ahead.id, randomUUID()]) {
      expect((await postEntry(notary, entryBody({ requestId }))).status).toBe(404);
    }
    expect(await entries()).toBe(1);
  });

  it('corrects an entry by a new one, which names it and says why', async () => {
    const [notary, client] = [await buildNotary(), await createOwner()];
    const requestId = await writeVisit(client, notary, { completedAt: '2026-11-20T15:00:00Z' });
    const wrong = await buildEntry(notary, { requestId });
    const before = await query('SELECT * FROM journal_entries');
    const correction = {
      corrects: wrong.number,
      reason: 'The name was misspelled.',
      signerName: 'A. Quijano',
    };
    const answer = await postEntry(notary, entryBody(correction));

    expect(answer.body).toMatchObject({ number: 2, requestId, ...correction });
    const { entries: listed } = (await getJournal(notary)).body as { entries: JournalEntry[] };
    expect(listed.map(({ number, correctedBy }) => [number, correctedBy])).toEqual([
      [2, null],
      [1, 2],
    ]);
    expect(await query('SELECT * FROM journal_entries WHERE number = 1')).toEqual(before);
  });

  it('corrects an entry once, and none that is not there', async () => {
    const [notary, other] = [await buildNotary(), await buildNotary()];
    await buildEntry(other);
    const correction = () => entryBody({ corrects: 1, reason: 'The fee was wrong.' });
    expect((await postEntry(notary, correction())).status).toBe(404);
    await buildEntry(notary);
    const both = await Promise.all([postEntry(notary, correction()), postEntry(notary, correction())]);

    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await query('SELECT number FROM journal_entries WHERE notary_id = $1', [notary.actor.id])).toEqual(
      [{ number: 1 }, { number: 2 }],
    );
  });

  it.each([
    ['no name', { signerName: ' ' }, 'signerName'],
    ['no identity document', { idDocument: undefined }, 'idDocument'],
    ['a witness without a name', { identifiedBy: 'witness' }, 'witnessName'],
    ['no place', { place: '' }, 'place'],
    ['half a cent', { feeCents: 0.5 }, 'feeCents'],
    ['less than nothing', { feeCents: -1 }, 'feeCents'],
    ['an act that is none', { act: 'protest' }, 'act'],
    ['a zone that is none', { zone: 'America/Atlantis' }, 'zone'],
    ['a time ahead', { actedAt: '2026-11-20T16:06:00Z' }, 'actedAt'],
    ['a correction without a reason', { corrects: 1 }, 'reason'],
    ['the number of an identity document', { idNumber: '12345678' }, ''],
  ])('refuses %s, and writes nothing', async (_, wrong, field) => {
    const notary = await buildNotary();
    const answer = await postEntry(notary, { ...entryBody(), ...wrong });

    expect(answer.status).toBe(422);
    if (field) expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect([await entries(), (await listAudit()).length]).toEqual([0, 0]);
  });

  it('is closed to visitors, to others and to admins', async () => {
    const notary = await buildNotary();
    const [owner, admin] = [await createOwner(), await createAdmin()];
    const answers = [
      await postEntry(visitor, entryBody(), notary.actor.id),
      await postEntry(owner, entryBody(), notary.actor.id),
      await postEntry(owner),
      await postEntry(await createNotary(), entryBody(), notary.actor.id),
      await postEntry(admin, entryBody(), notary.actor.id),
    ];

    expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 404, 404]);
    expect(await entries()).toBe(0);
  });

  it('leaves an entry as it is: the database refuses every change but a new seal', async () => {
    const notary = await buildNotary();
    await buildEntry(notary);
    const change = (sql: string) => query(`UPDATE journal_entries SET ${sql}`);

    await expect(change('fee_cents = 0')).rejects.toThrow('cannot be changed');
    await expect(change('number = 2')).rejects.toThrow('cannot be changed');
    await expect(change("sealed = 'k2.x'")).resolves.toEqual([]);
  });
});

import { GET } from '@/app/api/properties/[id]/history.pdf/route';
import { limits } from '@/lib/platform/rate-limit';
import { HISTORY_IS } from '@/lib/properties/drawing/history-paper';
import { CHAIN_IS } from '@/lib/properties/rules/title-words';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { buildAlert, buildRecordings, lockedOn } from '@/tests/support/histories';
import { callRoute } from '@/tests/support/http';
import { textOfPages } from '@/tests/support/pdf-contents';

const draw = (as: Person | null, id: string, search = '') =>
  callRoute(GET, { as, url: `/api/properties/${id}/history.pdf${search}`, params: { id } });

async function textOf(as: Person, id: string, search = ''): Promise<string> {
  const { status, bytes, text } = await draw(as, id, search);
  if (status !== 200) throw new Error(text);
  return (await textOfPages(bytes)).join(' ').replace(/\s+/g, ' ');
}

const title = [
  { instrument: '2001-7', recordedOn: '2001-05-01', grantees: ['LOVELACE ADA'], isHistory: true },
  {
    instrument: '2002-8',
    recordedOn: '2002-05-01',
    class: 'mortgage' as const,
    type: 'DEED OF TRUST',
    grantors: ['LOVELACE ADA'],
    grantees: ['BIG BANK NA'],
    isHistory: true,
  },
  {
    instrument: '2026-9',
    recordedOn: '2026-03-01',
    type: 'QUITCLAIM DEED',
    grantors: ['CROOK CARL'],
    grantees: ['FRAUD HOLDINGS LLC'],
  },
];

async function lockedProperty(owner: Person) {
  const lock = await buildLock(owner, {
    propertyAddress: '12 Main St, Austin, TX 78701',
    parcelNumber: '01-02',
  });
  await lockedOn(lock.id, '2026-01-05');
  await buildRecordings(lock.id, title);
  await buildAlert(lock.id, { title: 'A quitclaim deed was recorded', createdAt: '2026-03-02T08:00:00Z' });
  return lock;
}

describe('GET /api/properties/{id}/history.pdf', () => {
  it('is not for visitors, nor for another account', async () => {
    const lock = await buildLock(await createOwner());

    expect((await draw(visitor, lock.id)).status).toBe(401);
    expect((await draw(await createOwner(), lock.id)).status).toBe(404);
  });

  it('refuses a day that is none', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);

    expect((await draw(owner, lock.id, '?asOf=tomorrow')).status).toBe(422);
  });

  it('is a file with facts, state, alerts, chain and history, and says what it is and is not', async () => {
    const owner = await createOwner();
    const lock = await lockedProperty(owner);
    const { headers } = await draw(owner, lock.id);
    const text = await textOf(owner, lock.id);

    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="property-history-${lock.id.slice(0, 8)}.pdf"`,
    });
    for (const words of [
      'History of 12 Main St, Austin, TX 78701',
      HISTORY_IS,
      CHAIN_IS,
      'Owner, as locked Ada Lovelace',
      'Parcel number 01-02',
      'Waiting for payment',
      'CRITICAL: A quitclaim deed was recorded, Mar 2, 2026, 8:00 AM UTC',
      '1 break, 1 not released.',
      'Break: CROOK CARL to FRAUD HOLDINGS LLC, QUITCLAIM DEED 2026-9 of Mar 1, 2026. Break: no recording before it conveys to CROOK CARL.',
      'Mortgage, not released: LOVELACE ADA to BIG BANK NA, DEED OF TRUST 2002-8 of May 1, 2002.',
      'Mar 1, 2026: QUITCLAIM DEED 2026-9.',
      `Locked. Log entry ${lock.logIndex}.`,
    ])
      expect(text).toContain(words);
  });

  it('is as of a day', async () => {
    const owner = await createOwner();
    const lock = await lockedProperty(owner);
    const text = await textOf(owner, lock.id, '?asOf=2026-01-04');

    expect(text).toContain('As of Jan 4, 2026: Not locked.');
    expect(text).toContain('No break, 1 not released.');
    expect(text).not.toContain('CROOK CARL');
    expect(text).not.toContain('A quitclaim deed was recorded');
  });

  it('has more entries than a page of the timeline', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    const rows = Array.from({ length: 60 }, (_, index) => ({
      instrument: `I-${index}-X`,
      recordedOn: '2020-01-01',
    }));
    await buildRecordings(
      lock.id,
      rows.map((row) => ({ ...row, class: 'other' as const, type: 'NOTICE' })),
    );
    const text = await textOf(owner, lock.id);

    expect(rows.filter(({ instrument }) => !text.includes(instrument))).toEqual([]);
    expect(text).not.toContain('Older entries are left out');
  });

  it('is drawn so often in an hour', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await draw(owner, lock.id);
    await query('UPDATE rate_limits SET count = $1', [limits.drawHistory.max]);

    expect((await draw(owner, lock.id)).status).toBe(429);
  });
});

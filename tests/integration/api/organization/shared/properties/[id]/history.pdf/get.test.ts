import { GET } from '@/app/api/organization/shared/properties/[id]/history.pdf/route';
import { sharedHistoryIs } from '@/lib/properties/drawing/history-paper';
import { getOrganizationProperty } from '@/lib/properties/queries/organization-properties';
import { sharedPropertySchema } from '@/lib/properties/schema/timeline';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { buildAlert, buildRecordings, lockedOn } from '@/tests/support/histories';
import { callRoute } from '@/tests/support/http';
import { createPartner } from '@/tests/support/organizations';
import { textOfPages } from '@/tests/support/pdf-contents';
import { createTeam, endSharing, share } from '@/tests/support/sharing';

const draw = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(GET, {
    as,
    url: `/api/organization/shared/properties/${id}/history.pdf${search}`,
    params: { id },
  });

async function shareProperty() {
  const team = await createTeam();
  const lock = await buildLock(team.sharer, { propertyAddress: '12 Main St, Austin, TX 78701' });
  await lockedOn(lock.id, '2026-01-05');
  await buildRecordings(lock.id, [
    { instrument: '2026-9', recordedOn: '2026-03-01', type: 'QUITCLAIM DEED' },
  ]);
  await buildAlert(lock.id, {
    title: 'A quitclaim deed was recorded',
    createdAt: '2026-03-02T08:00:00Z',
  });
  await buildPaidPayment(team.sharer, { lockId: lock.id });
  await share(team.sharer, { kind: 'property', id: lock.id });
  return { ...team, lock };
}

describe('GET /api/organization/shared/properties/{id}/history.pdf', () => {
  it('gives members what they see of the history, without payments and the alerts to look at', async () => {
    const { reader, lock } = await shareProperty();
    const answer = await draw(reader, lock.id);
    expect(answer.status).toBe(200);
    const text = (await textOfPages(answer.bytes)).join(' ').replace(/\s+/g, ' ');

    expect(text).toContain(sharedHistoryIs('Ada Lovelace'));
    expect(text).toContain('QUITCLAIM DEED 2026-9');
    expect(text).not.toContain('Paid');
    expect(text).not.toContain('Open alerts');
    expect(text).not.toContain(lock.unlockCode);
  });

  it('is of the day that is asked for', async () => {
    const { reader, lock } = await shareProperty();
    const answer = await draw(reader, lock.id, '?asOf=2026-02-01');
    const text = (await textOfPages(answer.bytes)).join(' ').replace(/\s+/g, ' ');

    expect(answer.headers.get('content-disposition')).toContain('property-history-2026-02-01.pdf');
    expect(text).not.toContain('QUITCLAIM DEED 2026-9');
    expect((await draw(reader, lock.id, '?asOf=tomorrow')).status).toBe(422);
  });

  it('is not there for anybody else, and gone once the sharing ends', async () => {
    const { owner, reader, lock } = await shareProperty();
    const stranger = (await createPartner({ name: 'Other Title' })).owner;

    expect((await draw(stranger, lock.id)).status).toBe(404);
    expect((await draw(await createOwner(), lock.id)).status).toBe(404);
    expect((await draw(visitor, lock.id)).status).toBe(401);
    await endSharing(owner, { kind: 'property', id: lock.id });
    expect((await draw(reader, lock.id)).status).toBe(404);
  });
});

describe('the history of a property that is shared', () => {
  it('is narrowed to a kind and a day', async () => {
    const { reader, lock } = await shareProperty();
    const read = async (asked: { asOf?: string; kind?: 'recording' | 'lock' | 'payment' }) =>
      (await getOrganizationProperty(reader.actor, { id: lock.id, ...asked })).entries.map(
        ({ kind }) => kind,
      );

    expect(await read({})).toEqual(['alert', 'recording', 'lock']);
    expect(await read({ kind: 'recording' })).toEqual(['recording']);
    expect(await read({ asOf: '2026-02-01' })).toEqual(['lock']);
    expect(await read({ kind: 'payment' })).toEqual([]);
  });

  it('knows no payments and documents to narrow it to', () => {
    expect(sharedPropertySchema.parse({ kind: 'payment', asOf: 'soon' })).toEqual({});
    expect(sharedPropertySchema.parse({ kind: 'alert', asOf: '2026-02-01' })).toEqual({
      kind: 'alert',
      asOf: '2026-02-01',
    });
  });
});

import { GET } from '@/app/api/organization/shared/properties/[id]/proof/route';
import { getOrganizationProperty } from '@/lib/properties/queries/organization-properties';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { createPartner } from '@/tests/support/organizations';
import { createTeam, endSharing, listSharedWith, listShareRows, share } from '@/tests/support/sharing';

const get = (as: { cookie: string } | null, id: string, of = 'lock') =>
  callRoute(GET, {
    url: `/api/organization/shared/properties/${id}/proof?of=${of}`,
    params: { id },
    as,
  });

const propertyAddress = '12 Main St, Austin, TX 78701';

async function shareProperty() {
  const team = await createTeam();
  const lock = await buildLock(team.sharer, { propertyAddress });
  await share(team.sharer, { kind: 'property', id: lock.id });
  return { ...team, lock };
}

const read = ({ actor }: Person, id: string) => getOrganizationProperty(actor, { id });

describe('GET /api/organization/shared/properties/{id}/proof', () => {
  it('gives every member the proof of the lock', async () => {
    const { reader, lock } = await shareProperty();
    const answer = await get(reader, lock.id);

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.text).toContain('12 Main St, Austin, TX 78701');
    expect(answer.text).not.toContain(lock.unlockCode);
  });

  it('is not there for anybody else, and gone once the sharing ends', async () => {
    const { owner, sharer, reader, lock } = await shareProperty();
    const stranger = (await createPartner({ name: 'Other Title' })).owner;
    const unshared = await buildLock(sharer, { propertyAddress: '9 Oak Ave, Austin, TX 78702' });

    expect((await get(stranger, lock.id)).status).toBe(404);
    expect((await get(await createOwner(), lock.id)).status).toBe(404);
    expect((await get(visitor, lock.id)).status).toBe(401);
    expect((await get(reader, unshared.id)).status).toBe(404);
    await endSharing(owner, { kind: 'property', id: lock.id });
    expect((await get(reader, lock.id)).status).toBe(404);
    await expect(read(reader, lock.id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a property that is shared', () => {
  it('shows members its lock and history, and neither code, payments nor what is for its owner', async () => {
    const { sharer, reader, lock } = await shareProperty();
    await buildPaidPayment(sharer, { lockId: lock.id });
    const property = await read(reader, lock.id);

    expect(property).toMatchObject({
      id: lock.id,
      ownerName: expect.any(String) as string,
      state: { is: 'locked' },
      share: { sharedBy: 'Ada Lovelace', isOwn: false },
    });
    expect(property.entries.map(({ kind, href }) => ({ kind, href }))).toEqual([
      { kind: 'lock', href: `/api/organization/shared/properties/${lock.id}/proof?of=lock` },
    ]);
    expect(JSON.stringify(property)).not.toContain(lock.unlockCode);
  });

  it('stays shared by its oldest lock while further ones come, under whichever it is named', async () => {
    const { sharer, reader, lock } = await shareProperty();
    await releaseLock(sharer, lock);
    const second = await buildLock(sharer, { propertyAddress });

    expect(await read(reader, second.id)).toMatchObject({ id: lock.id, currentId: second.id });
    expect((await get(reader, second.id)).status).toBe(200);
    expect((await get(reader, lock.id, 'release')).status).toBe(200);
    expect((await share(sharer, { kind: 'property', id: second.id })).status).toBe(204);
    expect(await listShareRows()).toMatchObject([{ thing_id: lock.id }]);
    expect((await listSharedWith.property(reader)).items).toHaveLength(1);
    expect(await findOwnSharing(sharer.actor, { kind: 'property', id: lock.id })).toMatchObject({
      organization: 'Lone Star Title',
      sharedAt: expect.any(String) as string,
    });
  });
});

import { DELETE } from '@/app/api/properties/[id]/access/route';
import { GET as properties } from '@/app/api/v1/properties/route';
import { GET as getOne } from '@/app/api/v1/properties/[property_id]/route';
import { findLockAccess } from '@/lib/programs/queries/consents';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock } from '@/tests/support/builders';
import { callRoute } from '@/tests/support/http';
import { createApiKey, createPartner } from '@/tests/support/organizations';
import { agreedLock } from '@/tests/support/partner-locks';
import { readLock } from '@/tests/support/locks';
import { listAudit } from '@/tests/support/rows';

const end = (as: Person | null, id: string) =>
  callRoute(DELETE, { method: 'DELETE', url: `/api/properties/${id}/access`, params: { id }, as });

describe('DELETE /api/properties/{id}/access', () => {
  it('ends what the organization sees, and leaves the lock', async () => {
    const { headers } = await createApiKey(await createPartner(), { mode: 'live' });
    const owner = await createOwner();
    const { id, lockId } = await agreedLock(headers, owner);
    expect(await findLockAccess(owner.actor, lockId)).toMatchObject({ organization: 'Lone Star Title' });

    expect((await end(owner, lockId)).status).toBe(204);
    expect(await findLockAccess(owner.actor, lockId)).toBeNull();
    expect((await callRoute(getOne, { headers, params: { property_id: id } })).status).toBe(404);
    expect((await callRoute(properties, { headers })).body).toMatchObject({ data: [] });
    expect((await readLock(lockId)).status).toBe('due');
    expect((await listAudit(id)).at(-1)).toMatchObject({ type: 'partner_lock.access_ended' });
    expect((await end(owner, lockId)).status).toBe(404);
  });

  it('is for the owner of the lock, where there is something to end', async () => {
    const partner = await createPartner();
    const { headers } = await createApiKey(partner, { mode: 'live' });
    const owner = await createOwner();
    const { lockId } = await agreedLock(headers, owner);
    const own = await buildLock(await createOwner());

    expect((await end(visitor, lockId)).status).toBe(401);
    expect((await end(partner.owner, lockId)).status).toBe(404);
    expect((await end(owner, own.id)).status).toBe(404);
    expect(await findLockAccess(partner.owner.actor, lockId)).toBeNull();
    expect(await findLockAccess(owner.actor, lockId)).not.toBeNull();
  });
});

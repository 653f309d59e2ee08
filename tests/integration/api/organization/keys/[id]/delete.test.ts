import { DELETE } from '@/app/api/organization/keys/[id]/route';
import { GET as properties } from '@/app/api/v1/properties/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { makeKey } from '@/tests/support/api-keys';
import { callRoute } from '@/tests/support/http';
import { guardWithPin } from '@/tests/support/guards';
import { addMember, createPartner } from '@/tests/support/organizations';
import { listAudit } from '@/tests/support/rows';

const revoke = (as: Person | null, id: string) =>
  callRoute(DELETE, { method: 'DELETE', url: `/api/organization/keys/${id}`, params: { id }, as });

describe('DELETE /api/organization/keys/{id}', () => {
  it('ends a key at once, without a confirmation', async () => {
    const { owner } = await createPartner();
    const { key, headers } = await makeKey(owner);
    expect((await callRoute(properties, { headers })).status).toBe(200);
    await guardWithPin(owner);
    const answer = await revoke(owner, key.id);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: key.id, state: 'revoked' });
    expect((await callRoute(properties, { headers })).status).toBe(401);
    expect((await listAudit(key.id)).map(({ type }) => type)).toEqual(['api_key.made', 'api_key.revoked']);
  });

  it('changes nothing a second time', async () => {
    const { owner } = await createPartner();
    const { key } = await makeKey(owner);
    const first = await revoke(owner, key.id);

    expect((await revoke(owner, key.id)).body).toMatchObject({
      revokedAt: (first.body as { revokedAt: string }).revokedAt,
    });
    expect(await listAudit(key.id)).toHaveLength(2);
  });

  it('is for owners of the organization whose key it is', async () => {
    const partner = await createPartner();
    const { key, headers } = await makeKey(partner.owner);
    const member = await createOwner();
    await addMember(partner, member);

    expect((await revoke(visitor, key.id)).status).toBe(401);
    expect((await revoke(member, key.id)).status).toBe(403);
    expect((await revoke((await createPartner()).owner, key.id)).status).toBe(404);
    expect((await revoke(partner.owner, 'none')).status).toBe(404);
    expect((await callRoute(properties, { headers })).status).toBe(200);
  });
});

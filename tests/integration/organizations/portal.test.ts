import { randomUUID } from 'node:crypto';
import { PATCH } from '@/app/api/partners/applications/[id]/share/route';
import { POST as inviteAgain } from '@/app/api/partners/applications/[id]/invitation/route';
import { GET as overview } from '@/app/api/partners/overview/route';
import { getPartnerFigures } from '@/lib/organizations/queries/portal';
import { applyAsPartner, decideApplication } from '@/lib/partners/commands/applications';
import type { PartnerOverviewPage } from '@/lib/partners/schema/overview';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { query } from '@/tests/support/database';
import { buildDocumentHash } from '@/tests/support/document-hashes';
import { callRoute } from '@/tests/support/http';
import { writeRequest } from '@/tests/support/notary';
import { createApiKey, createPartner, type TestOrganization } from '@/tests/support/organizations';
import { portalInput } from '@/tests/support/partners';
import { listAudit } from '@/tests/support/rows';

const applicationOf = async ({ id }: Pick<TestOrganization, 'id'>) => {
  const [row] = await query<{ application_id: string }>(
    'SELECT application_id FROM organizations WHERE id = $1',
    [id],
  );
  return row!.application_id;
};

const setShare = (as: Person | null, id: string, basisPoints: unknown) =>
  callRoute(PATCH, {
    method: 'PATCH',
    url: `/api/partners/applications/${id}/share`,
    params: { id },
    as,
    body: { basisPoints },
  });

const writeCalls = (organizationId: string, hoursAgo: number, calls: number) =>
  query(
    `INSERT INTO api_usage (caller_id, hour, organization_id, calls, last_at)
     VALUES (gen_random_uuid(), date_trunc('hour', now()) - $2::int * interval '1 hour', $1, $3, now() - $2::int * interval '1 hour')`,
    [organizationId, hoursAgo, calls],
  );

async function writePartnerLock(partner: TestOrganization, lockId: string | null, status = 'locked') {
  const { id: keyId } = await createApiKey(partner);
  await query(
    `INSERT INTO partner_locks (id, organization_id, api_key_id, property_address, property_key, owner_name, owner_email, status, lock_id, created_at, expires_at)
     VALUES ($1, $2, $3, '500 Congress Ave, Austin, TX 78701', gen_random_uuid()::text, 'Ada Lovelace', 'ada@example.com', $4::"PartnerLockStatus", $5, now(), now())`,
    [randomUUID(), partner.id, keyId, status, lockId],
  );
}

describe('the figures of a partner', () => {
  it('count calls by day, and no other organization’s', async () => {
    const [partner, other] = [await createPartner(), await createPartner({ name: 'Other Title' })];
    await writeCalls(partner.id, 0, 3);
    await writeCalls(partner.id, 0, 4);
    await writeCalls(partner.id, 40 * 24, 100);
    await writeCalls(other.id, 0, 50);
    const { days } = await getPartnerFigures(partner.owner.actor);

    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), calls: 7 });
    expect(days.reduce((sum, { calls }) => sum + calls, 0)).toBe(7);
  });

  it('list the properties and requests that were ordered', async () => {
    const partner = await createPartner();
    const owner = await createOwner();
    await writePartnerLock(partner, (await buildLock(owner)).id);
    await writePartnerLock(partner, null, 'pending_consent');
    const request = await writeRequest(owner);
    await query('UPDATE notary_requests SET organization_id = $1', [partner.id]);
    const { locks, requests } = await getPartnerFigures(partner.owner.actor);

    expect(locks).toMatchObject({ total: 2, locked: 1 });
    expect(locks.newest.map(({ status }) => status).sort()).toEqual(['locked', 'pending_consent']);
    expect(requests).toMatchObject({ total: 1, newest: [{ id: request.id, status: 'pending' }] });
  });

  it('leave out a property whose owner has ended the access', async () => {
    const partner = await createPartner();
    const owner = await createOwner();
    await writePartnerLock(partner, (await buildLock(owner)).id);
    await query('UPDATE partner_locks SET access_ended_at = now()');
    await writePartnerLock(partner, (await buildLock(owner)).id);
    const { locks } = await getPartnerFigures(partner.owner.actor);

    expect(locks).toMatchObject({ total: 1, locked: 1 });
    expect(locks.newest).toHaveLength(1);
  });

  it('share real payments for ordered locks alone', async () => {
    const partner = await createPartner();
    const owner = await createOwner();
    const locks = [];
    for (let each = 0; each < 4; each += 1) {
      const { id } = await buildLock(owner, {
        propertyAddress: `${100 + each} Congress Ave, Austin, TX 78701`,
      });
      await buildPaidPayment(owner, { lockId: id });
      locks.push(id);
      if (each < 3) await writePartnerLock(partner, id);
    }
    await query(`UPDATE payments SET provider = 'stripe', provider_id = id::text`);
    await query(`UPDATE payments SET refund_status = 'pending', refund_asked_at = now() WHERE lock_id = $1`, [
      locks[0],
    ]);
    await query(`UPDATE payments SET provider = 'demo', provider_id = NULL WHERE lock_id = $1`, [locks[1]]);
    await setShare(await createAdmin(), await applicationOf(partner), 1250);

    expect((await getPartnerFigures(partner.owner.actor)).share).toEqual({
      basisPoints: 1250,
      payments: 1,
      paidCents: 9_900,
      shareCents: 1_238,
    });
  });

  it('promise nothing without an agreement, and are for members', async () => {
    const partner = await createPartner();
    expect((await getPartnerFigures(partner.owner.actor)).share).toEqual({
      basisPoints: null,
      payments: 0,
      paidCents: 0,
      shareCents: null,
    });
    await expect(getPartnerFigures((await createOwner()).actor)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('PATCH /api/partners/applications/{id}/share', () => {
  it('keeps what was agreed, and by whom', async () => {
    const partner = await createPartner();
    const admin = await createAdmin();
    expect((await setShare(admin, await applicationOf(partner), 3000)).status).toBe(204);

    expect(await listAudit(partner.id)).toEqual([
      {
        type: 'organization.share_agreed',
        actor_id: admin.user.id,
        subject_id: partner.id,
        data: { basisPoints: 3000 },
      },
    ]);
  });

  it.each([-1, 10_001, 12.5, '30', undefined])('refuses %p', async (basisPoints) => {
    const partner = await createPartner();
    expect((await setShare(await createAdmin(), await applicationOf(partner), basisPoints)).status).toBe(422);
  });

  it('is for admins, and for partners', async () => {
    const partner = await createPartner();
    const id = await applicationOf(partner);

    expect((await setShare(visitor, id, 1)).status).toBe(401);
    expect((await setShare(partner.owner, id, 1)).status).toBe(403);
    expect((await setShare(await createAdmin(), randomUUID(), 1)).status).toBe(404);
  });
});

describe('POST /api/partners/applications/{id}/invitation', () => {
  const again = (as: Person | null, id: string) =>
    callRoute(inviteAgain, {
      method: 'POST',
      url: `/api/partners/applications/${id}/invitation`,
      params: { id },
      as,
    });

  it('takes the place of the invitation that nobody accepted', async () => {
    const admin = await createAdmin();
    const { id } = await applyAsPartner(portalInput());
    await decideApplication(admin.actor, id, { decision: 'approved' });
    expect(await again(admin, id)).toMatchObject({
      status: 201,
      body: { email: 'grace@example.com', role: 'owner' },
    });

    expect(
      await query('SELECT revoked_at IS NULL AS open FROM organization_invitations ORDER BY created_at'),
    ).toEqual([{ open: false }, { open: true }]);
  });

  it('is refused once somebody has joined, and to everybody else', async () => {
    const partner = await createPartner();
    const id = await applicationOf(partner);

    expect((await again(await createAdmin(), id)).status).toBe(409);
    expect((await again(partner.owner, id)).status).toBe(403);
    expect((await again(visitor, id)).status).toBe(401);
    expect((await again(await createAdmin(), randomUUID())).status).toBe(404);
  });
});

describe('GET /api/partners/overview', () => {
  it('counts calls, documents and the last call of each partner', async () => {
    const [partner, idle] = [await createPartner(), await createPartner({ name: 'Idle Title' })];
    await writeCalls(partner.id, 2, 5);
    await writeCalls(partner.id, 1, 6);
    await buildDocumentHash(partner.owner);
    await query(
      `INSERT INTO document_verifications (id, owner_id, verification_type, sha256, confidence, issues, created_at)
       VALUES (gen_random_uuid(), $1, 'authenticity', '\\x00', 1, '[]', now())`,
      [partner.id],
    );
    const { body } = await callRoute(overview, { url: '/api/partners/overview', as: idle.owner });
    const { partners } = body as PartnerOverviewPage;

    expect(partners.find(({ name }) => name === partner.name)).toMatchObject({
      apiCalls: 11,
      documents: 2,
      lastSync: expect.any(String),
    });
    expect(partners.find(({ name }) => name === idle.name)).toMatchObject({
      apiCalls: 0,
      documents: 0,
      lastSync: null,
    });
  });
});

import { hasPlanEnded } from '@/lib/organizations/queries/plan-in-force';
import { hashOfKey } from '@/lib/platform/v1/api-caller';
import { isKey } from '@/lib/programs/rules/key-format';
import type { MadeKey } from '@/lib/programs/schema/keys';
import { createOwner, visitor } from '@/tests/support/actors';
import { askForKey, newKeyView } from '@/tests/support/api-keys';
import { query } from '@/tests/support/database';
import { confirm, guardWithPin, listNotifications, stepUpRequired } from '@/tests/support/guards';
import { addMember, createPartner, openOnPlan } from '@/tests/support/organizations';
import { endPlan } from '@/tests/support/plans';
import { countRows, listAudit } from '@/tests/support/rows';

describe('POST /api/organization/keys, an owner', () => {
  it('gets a key that is shown once, of which we keep a hash', async () => {
    const { owner, id } = await createPartner();
    const answer = await askForKey(owner);

    expect(answer.status).toBe(201);
    const { key, secret } = answer.body as MadeKey;
    expect(key).toEqual(newKeyView());
    expect(isKey(secret)).toBe(true);
    const [row] = await query<Record<string, unknown>>('SELECT * FROM api_keys');
    expect(row).toMatchObject({ id: key.id, organization_id: id, created_by_id: owner.user.id });
    expect(Buffer.from(row!.secret_hash as Buffer)).toEqual(Buffer.from(hashOfKey(secret)));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(await listAudit(key.id)).toEqual([
      {
        type: 'api_key.made',
        actor_id: owner.user.id,
        subject_id: key.id,
        data: { mode: 'test', scopes: ['properties:read', 'properties:write'] },
      },
    ]);
  });

  it('has every owner told, by email too, and no member', async () => {
    const partner = await createPartner();
    const [other, member] = [await createOwner(), await createOwner()];
    await addMember(partner, other, 'owner');
    await addMember(partner, member);
    await askForKey(partner.owner);

    for (const owner of [partner.owner, other]) {
      expect(await listNotifications(owner)).toMatchObject([{ type: 'api_key.made' }]);
    }
    expect(await listNotifications(member)).toEqual([]);
    const mails = await query(`SELECT 1 FROM pgboss.job WHERE name = 'notification-mail'`);
    expect(mails).toHaveLength(2);
  });

  it('confirms it where the account is guarded', async () => {
    const { owner } = await createPartner();
    await guardWithPin(owner);
    const refused = await askForKey(owner);
    expect([refused.status, refused.body]).toEqual([402, stepUpRequired]);
    expect(await countRows('api_keys')).toBe(0);

    await confirm(owner);
    expect((await askForKey(owner)).status).toBe(201);
  });

  it('has 20 open keys at most, also when two are made at the same moment', async () => {
    const { owner } = await createPartner();
    for (let at = 0; at < 19; at += 1) await askForKey(owner);
    const last = await Promise.all([askForKey(owner), askForKey(owner)]);

    expect(last.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows('api_keys')).toBe(20);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: '<b>' }, 'name'],
    [{ mode: 'both' }, 'mode'],
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['everything'] }, 'scopes.0'],
    [{ scopes: ['fraud:read', 'fraud:read'] }, 'scopes'],
    [{ expiresInDays: 0 }, 'expiresInDays'],
    [{ expiresInDays: 1.5 }, 'expiresInDays'],
    [{ expiresInDays: 4000 }, 'expiresInDays'],
  ])('is told what is wrong with %j', async (wrong, field) => {
    const { owner } = await createPartner();
    const answer = await askForKey(owner, wrong);

    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
    expect(await countRows('api_keys')).toBe(0);
  });
});

describe('POST /api/organization/keys, others', () => {
  it('needs the plan that the organization stands on', async () => {
    const plan = await openOnPlan(await createOwner());
    expect(await hasPlanEnded(plan.owner.actor)).toBe(false);
    await endPlan(plan.owner);

    expect((await askForKey(plan.owner)).status).toBe(402);
    expect(await hasPlanEnded(plan.owner.actor)).toBe(true);
    expect(await countRows('api_keys')).toBe(0);
  });

  it('wants a sign-in', async () => {
    expect((await askForKey(visitor)).status).toBe(401);
  });

  it('is for owners: a member asks one', async () => {
    const partner = await createPartner();
    const member = await createOwner();
    await addMember(partner, member);

    expect((await askForKey(member)).status).toBe(403);
    expect(await countRows('api_keys')).toBe(0);
  });

  it('knows nothing for an account without an organization, and for one that has ended', async () => {
    expect((await askForKey(await createOwner())).status).toBe(404);
    const { owner, id } = await createPartner();
    await query('UPDATE organizations SET ended_at = now() WHERE id = $1', [id]);

    expect((await askForKey(owner)).status).toBe(404);
  });
});

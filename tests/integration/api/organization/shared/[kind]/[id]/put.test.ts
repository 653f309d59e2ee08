import { randomUUID } from 'node:crypto';
import { sharedKinds } from '@/lib/organizations/schema/sharing';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { createPartner } from '@/tests/support/organizations';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildThing, createTeam, listSharedWith, listShareRows, share } from '@/tests/support/sharing';

describe.each(sharedKinds)('PUT /api/organization/shared/%s/{id}', (kind) => {
  it('shows something of a member’s own to every member, and says so in the audit trail', async () => {
    const { id: organizationId, owner, sharer, reader } = await createTeam();
    const { id } = await buildThing[kind](sharer);
    expect((await share(sharer, { kind, id })).status).toBe(204);

    expect(await listShareRows()).toEqual([
      { kind, thing_id: id, organization_id: organizationId, shared_by_id: sharer.user.id },
    ]);
    expect((await listAudit(id)).at(-1)).toEqual({
      type: 'organization.shared',
      actor_id: sharer.user.id,
      subject_id: id,
      data: { organizationId, kind },
    });
    const seen = { thingId: id, sharedBy: 'Ada Lovelace' };
    expect((await listSharedWith[kind](sharer)).items).toMatchObject([
      { ...seen, isOwn: true, mayEnd: true },
    ]);
    expect((await listSharedWith[kind](reader)).items).toMatchObject([
      { ...seen, isOwn: false, mayEnd: false },
    ]);
    expect((await listSharedWith[kind](owner)).items).toMatchObject([
      { ...seen, isOwn: false, mayEnd: true },
    ]);
  });

  it('shares once, however often and however fast it is called', async () => {
    const { sharer } = await createTeam();
    const { id } = await buildThing[kind](sharer);
    const answers = await Promise.all(Array.from({ length: 3 }, () => share(sharer, { kind, id })));

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await listAudit(id)).filter(({ type }) => type === 'organization.shared')).toHaveLength(1);
  });

  it('is for whoever it belongs to, in an organization', async () => {
    const { owner, sharer, reader } = await createTeam();
    const { id } = await buildThing[kind](sharer);
    const alone = await createOwner();
    const own = await buildThing[kind](alone);
    const before = await snapshot();

    for (const other of [owner, reader, alone]) {
      expect((await share(other, { kind, id })).status).toBe(404);
    }
    expect((await share(alone, { kind, id: own.id })).status).toBe(404);
    expect((await share(sharer, { kind, id: randomUUID() })).status).toBe(404);
    expect((await share(sharer, { kind, id: 'mine' })).status).toBe(404);
    expect((await share(visitor, { kind, id })).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });

  it('shows nothing to the members of another organization', async () => {
    const { sharer } = await createTeam();
    const { id } = await buildThing[kind](sharer);
    await share(sharer, { kind, id });
    const stranger = (await createPartner({ name: 'Other Title' })).owner;

    expect((await listSharedWith[kind](stranger)).items).toEqual([]);
    expect((await listSharedWith[kind](await createOwner())).items).toEqual([]);
    await expect(listSharedWith[kind](stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('PUT /api/organization/shared/document/{id}', () => {
  it('asks a guarded account to confirm first, as for a link', async () => {
    const { sharer } = await createTeam();
    const { id } = await buildDocument(sharer);
    await guardWithPin(sharer);
    sharer.actor.isGuarded = true;
    expect(await share(sharer, { kind: 'document', id })).toMatchObject({
      status: 402,
      body: stepUpRequired,
    });
    expect(await listShareRows()).toEqual([]);

    await confirm(sharer);
    expect((await share(sharer, { kind: 'document', id })).status).toBe(204);
  });

  it('refuses a document that does harm', async () => {
    const { sharer } = await createTeam();
    const { id } = await buildDocument(sharer);
    await query(`UPDATE vault_documents SET poison = 'time'`);
    expect((await share(sharer, { kind: 'document', id })).status).toBe(409);
  });
});

describe('PUT /api/organization/shared/{kind}/{id} of something else', () => {
  it('knows four kinds', async () => {
    const { sharer } = await createTeam();
    const thing = { kind: 'alert' as never, id: sharer.user.id };
    expect((await share(sharer, thing)).status).toBe(404);
  });
});

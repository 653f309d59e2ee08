import { randomUUID } from 'node:crypto';
import { sharedKinds } from '@/lib/organizations/schema/sharing';
import { createOwner, visitor } from '@/tests/support/actors';
import { listNotifications } from '@/tests/support/notifications';
import { createPartner } from '@/tests/support/organizations';
import { listAudit, snapshot } from '@/tests/support/rows';
import { buildThing, createTeam, endSharing, listSharedWith, share } from '@/tests/support/sharing';

describe.each(sharedKinds)('DELETE /api/organization/shared/%s/{id}', (kind) => {
  async function shareOne() {
    const team = await createTeam();
    const { id } = await buildThing[kind](team.sharer);
    await share(team.sharer, { kind, id });
    return { ...team, thing: { kind, id } };
  }

  it('takes back what its person shared, and tells nobody', async () => {
    const { id: organizationId, sharer, reader, thing } = await shareOne();
    const notices = await listNotifications(sharer.user.id);
    expect((await endSharing(sharer, thing)).status).toBe(204);

    expect((await listSharedWith[kind](reader)).items).toEqual([]);
    expect((await listAudit(thing.id)).at(-1)).toEqual({
      type: 'organization.sharing_ended',
      actor_id: sharer.user.id,
      subject_id: thing.id,
      data: { organizationId, kind },
    });
    expect(await listNotifications(sharer.user.id)).toEqual(notices);
    expect((await share(sharer, thing)).status).toBe(204);
  });

  it('lets an owner of the organization end it, and tells its person', async () => {
    const { owner, sharer, reader, thing } = await shareOne();
    expect((await endSharing(owner, thing)).status).toBe(204);

    expect((await listSharedWith[kind](reader)).items).toEqual([]);
    expect(await listNotifications(sharer.user.id)).toContainEqual(
      expect.objectContaining({
        type: 'organization.sharing_ended',
        title: expect.stringContaining('Lone Star Title no longer sees') as string,
      }),
    );
  });

  it('is for its person and an owner of the same organization', async () => {
    const { reader, thing } = await shareOne();
    const stranger = (await createPartner({ name: 'Other Title' })).owner;
    const nobody = await createOwner();
    const before = await snapshot();

    expect((await endSharing(reader, thing)).status).toBe(403);
    expect((await endSharing(stranger, thing)).status).toBe(404);
    expect((await endSharing(nobody, thing)).status).toBe(404);
    expect((await endSharing(visitor, thing)).status).toBe(401);
    expect((await endSharing(reader, { kind, id: randomUUID() })).status).toBe(404);
    expect(await snapshot()).toEqual(before);
  });
});

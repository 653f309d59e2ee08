import { DELETE as deleteGenerated } from '@/app/api/ai-documents/generated/[userId]/[id]/route';
import { DELETE as lift, PUT as place } from '@/app/api/users/[userId]/hold/route';
import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { GET as LIST } from '@/app/api/users/route';
import { DELETE as unwatch } from '@/app/api/watches/[id]/route';
import { deleteEndedSessions, endSession } from '@/lib/accounts/commands/sessions';
import type { UserPage } from '@/lib/accounts/schema/user-list';
import { deleteOldPositions } from '@/lib/notary/commands/position';
import { changeSharing } from '@/lib/notary/commands/sharing';
import { deleteOldNotifications } from '@/lib/notifications/commands/delete-old';
import { readActivity } from '@/lib/personal-data/queries/account-records';
import { transaction } from '@/lib/platform/db';
import { createAdmin, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument, insertRedaction } from '@/tests/support/documents';
import { testPassword } from '@/tests/support/environment';
import { generated } from '@/tests/support/generated-documents';
import { callRoute } from '@/tests/support/http';
import { tell } from '@/tests/support/notifications';
import { countRows, listAudit } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';
import { watch } from '@/tests/support/watches';

const reason = 'Subpoena of the Travis County District Court, cause 26-1042';
const on = ({ actor }: Person) => ({ params: { userId: actor.id } });

const hold = (of: Person, as: Person | typeof visitor, body: unknown = { reason }) =>
  callRoute(place, { method: 'PUT', ...on(of), as, body });
const release = (of: Person, as: Person | typeof visitor) =>
  callRoute(lift, { method: 'DELETE', ...on(of), as });
const erase = (as: Person) =>
  callRoute(deleteAccount, { method: 'DELETE', ...on(as), as, body: { password: testPassword } });

const listed = async (admin: Person, of: Person) => {
  const answer = await callRoute(LIST, { url: `/api/users?search=${of.user.email}`, as: admin });
  return (answer.body as UserPage).users[0];
};

/** As old as anything that a job deletes. */
const age = (table: string, column: string) =>
  query(`UPDATE ${table} SET ${column} = now() - interval '3 years' WHERE ${column} IS NOT NULL`);

describe('PUT and DELETE /api/users/{userId}/hold', () => {
  it('puts an account under hold with a reason, and lifts it, each step on record without the reason', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];

    expect((await hold(ada, admin)).status).toBe(204);
    expect(await listed(admin, ada)).toMatchObject({
      heldSince: expect.any(String) as string,
      heldBecause: reason,
    });
    expect((await hold(ada, admin)).status).toBe(409);
    const { body } = await callRoute(LIST, { url: '/api/users?hold=held', as: admin });
    expect((body as UserPage).users.map(({ id }) => id)).toEqual([ada.actor.id]);

    expect((await release(ada, admin)).status).toBe(204);
    expect(await listed(admin, ada)).toMatchObject({ heldSince: null, heldBecause: null });
    expect((await release(ada, admin)).status).toBe(409);

    const trail = (await listAudit(ada.actor.id)).filter(({ type }) => type.startsWith('hold.'));
    expect(trail.map(({ type, actor_id }) => [type, actor_id])).toEqual([
      ['hold.placed', admin.actor.id],
      ['hold.lifted', admin.actor.id],
    ]);
    expect(JSON.stringify(trail)).not.toContain('Subpoena');
  });

  it('is for admins, and for accounts that are there', async () => {
    const [ada, eve, admin] = [await createOwner(), await createOwner(), await createAdmin()];

    expect((await hold(ada, visitor)).status).toBe(401);
    expect((await hold(ada, eve)).status).toBe(403);
    expect((await release(ada, eve)).status).toBe(403);
    expect((await hold(ada, admin, { reason: ' ' })).status).toBe(422);
    await erase(eve);
    expect((await hold(eve, admin)).status).toBe(404);
    expect(await countRows('legal_holds')).toBe(0);
  });
});

describe('An account under a legal hold', () => {
  it('is not deleted, says so, and is deleted once the hold is lifted, with its reason', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    await hold(ada, admin);

    const refused = await erase(ada);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      fields: { hold: expect.stringContaining('because of a legal matter') as string },
    });

    await release(ada, admin);
    expect((await erase(ada)).status).toBe(204);
    expect(await countRows('legal_holds')).toBe(0);
  });

  it('is deleted or held when both are asked for at once, and never both', async () => {
    const admin = await createAdmin();
    for (let round = 0; round < 5; round += 1) {
      const ada = await createOwner();
      const [erased, held] = await Promise.all([erase(ada), hold(ada, admin)]);
      expect([
        [204, 404],
        [409, 204],
      ]).toContainEqual([erased.status, held.status]);
    }
    const both =
      'SELECT 1 FROM legal_holds h JOIN users u ON u.id = h.user_id WHERE u.deleted_at IS NOT NULL';
    expect(await query(both)).toEqual([]);
  });

  it('does not read of it in its own data before it is lifted', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const told = async () =>
      (await transaction((tx) => readActivity(tx, ada.actor.id, [])))
        .map(({ type }) => type)
        .filter((type) => type.startsWith('hold.'));

    await hold(ada, admin);
    expect(await told()).toEqual([]);
    await release(ada, admin);
    expect(await told()).toEqual(['hold.placed', 'hold.lifted']);
  });

  it('keeps what its owner would delete', async () => {
    const [ada, admin] = [await createOwner(), await createAdmin()];
    const document = await buildDocument(ada);
    await insertRedaction(document);
    const draft = await generated(ada);
    const { id: watchId } = await watch(ada, { kind: 'name', value: 'Ada Lovelace' });
    await hold(ada, admin);

    const refused = [
      await deleteDocument(ada, document.id),
      await callRoute(deleteGenerated, {
        method: 'DELETE',
        params: { userId: ada.actor.id, id: draft.id },
        as: ada,
      }),
      await callRoute(unwatch, { method: 'DELETE', params: { id: watchId }, as: ada }),
    ];
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([
        409,
        expect.objectContaining({ message: expect.stringContaining('legal matter') as string }),
      ]);
    }
    for (const table of ['vault_documents', 'redactions', 'generated_documents', 'watches']) {
      expect([table, await countRows(table)]).toEqual([table, 1]);
    }
    expect(await query(`SELECT 1 FROM stored_objects WHERE key_ciphertext IS NULL`)).toEqual([]);

    await release(ada, admin);
    expect((await deleteDocument(ada, document.id)).status).toBe(204);
  });

  it('is passed over by the jobs that delete what is old, and no other account is', async () => {
    const [ada, bob, admin] = [await createOwner(), await createOwner(), await createAdmin()];
    for (const person of [ada, bob]) {
      await tell(person);
      await endSession(person.actor);
    }
    await hold(ada, admin);
    await age('notifications', 'created_at');
    await age('sessions', 'revoked_at');

    expect(await deleteOldNotifications()).toEqual({ deleted: 1 });
    expect(await deleteEndedSessions()).toEqual({ deleted: 1 });
    const left = { user_id: ada.actor.id };
    expect(await query('SELECT user_id FROM notifications')).toEqual([left]);
    expect(await query('SELECT user_id FROM sessions WHERE revoked_at IS NOT NULL')).toEqual([left]);

    await release(ada, admin);
    expect(await deleteOldNotifications()).toEqual({ deleted: 1 });
  });

  it('keeps the way of its visits, until the notary hides it', async () => {
    const admin = await createAdmin();
    const { id, client, notary } = await buildVisit({ status: 'assigned', travel_stage: 'en_route' });
    await query(
      `INSERT INTO position_reports (id, request_id, lat, lng, distance_miles, eta_minutes, created_at)
       VALUES (gen_random_uuid(), $1, 30, -97, 5, 10, now() - interval '3 years')`,
      [id],
    );
    await age('notary_requests', 'appointment_at');
    await hold(client, admin);

    expect(await deleteOldPositions()).toEqual({ deleted: 0 });
    await changeSharing(notary.actor, id, { isShared: false });
    expect(await countRows('position_reports')).toBe(0);
  });

  it('puts off the deletion of whoever it met in a visit, and of nobody else', async () => {
    const [admin, other] = [await createAdmin(), await createOwner()];
    const { client, notary } = await buildVisit({ status: 'completed', completed_at: new Date() });

    await hold(notary, admin);
    const refused = await erase(client);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({ fields: { hold: expect.any(String) as string } }),
    ]);
    expect((await erase(other)).status).toBe(204);

    await release(notary, admin);
    await hold(client, admin);
    expect((await erase(notary)).status).toBe(409);
    await release(client, admin);
    expect((await erase(notary)).status).toBe(204);
  });

  it.each(['vault_documents', 'sessions'])(
    'loses nothing of %s to a statement that did not look',
    async (table) => {
      const [ada, admin] = [await createOwner(), await createAdmin()];
      await buildDocument(ada);
      await hold(ada, admin);
      await expect(query(`DELETE FROM ${table}`)).rejects.toThrow('this account is under a legal hold');
    },
  );
});

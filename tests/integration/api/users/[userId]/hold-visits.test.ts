import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { liftHold, placeHold } from '@/lib/accounts/commands/legal-hold';
import { deleteOldRounds } from '@/lib/notary/commands/delete-old-rounds';
import { markThreadRead, sendMessage } from '@/lib/notary/commands/messages';
import { acceptOffer } from '@/lib/notary/commands/offers';
import { deleteOldPositions } from '@/lib/notary/commands/position';
import { withdrawFromRequest } from '@/lib/notary/commands/reassign';
import { changeSharing } from '@/lib/notary/commands/sharing';
import { changeTravel } from '@/lib/notary/commands/travel';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { callRoute } from '@/tests/support/http';
import { writeMessage } from '@/tests/support/messages';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { offerRequest } from '@/tests/support/offers';
import { countRows } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';

const on = ({ actor }: Person) => ({ params: { userId: actor.id } });
const hold = async (of: Person) =>
  placeHold((await createAdmin()).actor, of.actor.id, { reason: 'Cause 26-1042' });
const lift = async (of: Person) => liftHold((await createAdmin()).actor, of.actor.id);
const erase = (as: Person) =>
  callRoute(deleteAccount, { method: 'DELETE', ...on(as), as, body: { password: testPassword } });

/** The client takes it back, without the fees and notices of it. */
const cancel = (id: string) => query(`UPDATE notary_requests SET status = 'cancelled' WHERE id = $1`, [id]);

const bodies = async () =>
  (await query<{ body: string }>('SELECT body FROM request_messages ORDER BY created_at')).map(
    ({ body }) => body,
  );

const refusal = {
  status: 409,
  body: expect.objectContaining({
    fields: { hold: expect.stringContaining('because of a legal matter') as string },
  }) as object,
};

/** A visit of a client that a notary took, wrote about, and gave back. */
async function buildGivenBack(): Promise<{ id: string; client: Person; notary: Person }> {
  const visit = await buildVisit({ special_instructions: 'Ring twice' });
  await writeMessage(visit.id, visit.notary, { body: 'Pay me in cash, or else.' });
  // Two of one millisecond have no order.
  const at = new Date(Date.now() + 1).toISOString();
  await writeMessage(visit.id, visit.client, { body: 'No.', at });
  await withdrawFromRequest(visit.notary.actor, visit.id);
  return visit;
}

describe('A visit that was given back, of an account under a legal hold', () => {
  it('keeps what the notary wrote who gave it back, while the client is held', async () => {
    const { client, notary } = await buildGivenBack();
    await hold(client);

    expect(await erase(notary)).toMatchObject(refusal);
    expect(await bodies()).toEqual(['Pay me in cash, or else.', 'No.']);

    await lift(client);
    expect((await erase(notary)).status).toBe(204);
    expect((await bodies())[0]).toContain('erased with the account');
  });

  it('keeps what the client wrote, and the place, while the notary is held who gave it back', async () => {
    const { id, client, notary } = await buildGivenBack();
    await cancel(id);
    await hold(notary);

    expect(await erase(client)).toMatchObject(refusal);
    expect(await bodies()).toEqual(['Pay me in cash, or else.', 'No.']);
    expect(await query('SELECT special_instructions, location FROM notary_requests')).toEqual([
      { special_instructions: 'Ring twice', location: '500 Congress Ave, Austin, TX 78701' },
    ]);
  });

  it('puts off the deletion of a notary who accepted it and wrote nothing', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    const { offerId, requestId } = await offerRequest(client);
    await acceptOffer(notary.actor, offerId);
    await withdrawFromRequest(notary.actor, requestId);
    await hold(client);

    expect(await erase(notary)).toMatchObject(refusal);
  });

  it('puts off no deletion of a notary who was asked and did not accept', async () => {
    const [client, notary] = [await createOwner(), await buildNotary()];
    await offerRequest(client);
    await hold(client);

    expect((await erase(notary)).status).toBe(204);
  });

  it('keeps why its notaries were asked', async () => {
    const { id, notary } = await buildGivenBack();
    await query(
      `INSERT INTO dispatch_rounds (id, request_id, created_at, considered)
       VALUES (gen_random_uuid(), $1, now() - interval '3 years', '[]')`,
      [id],
    );
    await query(`UPDATE notary_requests SET appointment_at = now() - interval '3 years'`);
    await hold(notary);
    expect(await deleteOldRounds()).toEqual({ deleted: 0 });
    await lift(notary);
    expect(await deleteOldRounds()).toEqual({ deleted: 1 });
  });

  it('keeps the way of the notary who came after', async () => {
    const { id, notary } = await buildGivenBack();
    const next = await buildNotary();
    await query(
      `UPDATE notary_requests SET status = 'completed', notary_id = $2, appointment_at = now() - interval '3 years'
       WHERE id = $1`,
      [id, next.actor.id],
    );
    await query(
      `INSERT INTO position_reports (id, request_id, lat, lng, distance_miles, eta_minutes, created_at)
       VALUES (gen_random_uuid(), $1, 30, -97, 5, 10, now() - interval '3 years')`,
      [id],
    );
    await hold(notary);
    expect(await deleteOldPositions()).toEqual({ deleted: 0 });
    await lift(notary);
    expect(await deleteOldPositions()).toEqual({ deleted: 1 });
  });
});

describe('The words of a visit of an account under a legal hold, to a statement that did not look', () => {
  const statements: [string, string][] = [
    ['empties the messages', `UPDATE request_messages SET body = ''`],
    ['deletes the messages', 'DELETE FROM request_messages'],
    ['empties the instructions', 'UPDATE notary_requests SET special_instructions = NULL'],
    ['empties the place', `UPDATE notary_requests SET location = 'Erased'`],
    ['empties the map', 'UPDATE notary_requests SET lat = NULL, lng = NULL'],
    ['empties the names of documents', `UPDATE notary_requests SET document_names = '{"Deed"}'`],
    ['empties the office', 'UPDATE notary_requests SET office_address = NULL'],
    ['empties the comment', 'UPDATE reviews SET comment = NULL'],
  ];

  it.each(statements)('are refused to one that %s', async (_, statement) => {
    const { id, client, notary } = await buildVisit({
      special_instructions: 'Ring twice',
      office_address: '1 Main St, Austin, TX 78701',
    });
    await writeMessage(id, notary);
    await query(
      `INSERT INTO reviews (request_id, rating, comment, created_at) VALUES ($1, 5, 'On time', now())`,
      [id],
    );
    for (const held of [client, notary]) {
      await hold(held);
      await expect(query(statement)).rejects.toThrow('this account is under a legal hold');
      await lift(held);
    }
    await expect(query(statement)).resolves.toEqual([]);
  });

  it('are refused while a notary is held who gave it back', async () => {
    const { notary } = await buildGivenBack();
    await hold(notary);
    await expect(query(`UPDATE request_messages SET body = ''`)).rejects.toThrow('under a legal hold');
    await expect(query(`UPDATE notary_requests SET location = ''`)).rejects.toThrow('under a legal hold');
  });

  it('let the visits of others go', async () => {
    await hold((await buildGivenBack()).client);
    const { id, client } = await buildVisit();
    await cancel(id);
    await writeMessage(id, client);
    expect((await erase(client)).status).toBe(204);
  });
});

describe('A visit whose parties are held, as it goes on', () => {
  it('is accepted, written about, read, traveled to, hidden and given back', async () => {
    const [client, notary] = [await createOwner(), await buildNotary({ office: 'Austin, TX 78701' })];
    const { offerId, requestId: id } = await offerRequest(client, { mode: 'in-person' });
    await hold(client);
    await hold(notary);

    await acceptOffer(notary.actor, offerId);
    const office = await query('SELECT office_address FROM notary_requests');
    expect(office).toEqual([{ office_address: expect.any(String) as string }]);
    await sendMessage(client.actor, id, { body: 'Hello.' });
    await markThreadRead(notary.actor, id);
    await withdrawFromRequest(notary.actor, id);
    expect(await query('SELECT status, notary_id, office_address FROM notary_requests')).toEqual([
      { status: 'pending', notary_id: null, office_address: null },
    ]);
    expect(await bodies()).toEqual(['Hello.']);
  });

  it('is set off to, and the way is hidden', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const appointment_at = new Date(Date.now() + 60 * 60_000);
    const { id } = await writeRequest(client, { notary_id: notary.actor.id, appointment_at });
    await hold(client);

    await changeTravel(notary.actor, id, { stage: 'en_route' });
    await changeSharing(notary.actor, id, { isShared: false });
    expect(await countRows('position_reports')).toBe(0);
  });
});

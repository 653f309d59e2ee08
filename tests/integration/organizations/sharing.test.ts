import { DELETE as deleteAccount } from '@/app/api/users/[userId]/route';
import { POST as leave } from '@/app/api/organization/leave/route';
import { getOrganizationInvoice } from '@/lib/invoices/queries/organization-invoices';
import { getOrganizationRequest } from '@/lib/notary/queries/organization-requests';
import { findOwnSharing } from '@/lib/organizations/queries/sharing';
import { sharedKinds } from '@/lib/organizations/schema/sharing';
import { readMembership } from '@/lib/personal-data/queries/account-records';
import { db } from '@/lib/platform/db';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { buildInvoice, buildSentInvoice } from '@/tests/support/invoices';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { createPartner, openOnPlan } from '@/tests/support/organizations';
import { testPassword } from '@/tests/support/environment';
import { buildThing, createTeam, listSharedWith, listShareRows, share } from '@/tests/support/sharing';

async function shareAll(sharer: Person): Promise<void> {
  for (const kind of sharedKinds) await share(sharer, { kind, id: (await buildThing[kind](sharer)).id });
}

async function countSeen(reader: Person): Promise<number[]> {
  const pages = await Promise.all(sharedKinds.map((kind) => listSharedWith[kind](reader)));
  return pages.map(({ items }) => items.length);
}

describe('what members share', () => {
  it('is of each kind by itself, the latest first', async () => {
    const { sharer, reader } = await createTeam();
    const first = await buildThing.document(sharer);
    const second = await buildThing.document(sharer);
    for (const { id } of [first, second]) await share(sharer, { kind: 'document', id });
    await query(
      `UPDATE organization_shares SET created_at = created_at - interval '1 day' WHERE thing_id = $1`,
      [first.id],
    );

    const { items, next } = await listSharedWith.document(reader);
    expect(items.map(({ thingId }) => thingId)).toEqual([second.id, first.id]);
    expect(items[0]).toMatchObject({
      title: 'Warranty deed.pdf',
      detail: expect.stringContaining('Real Estate') as string,
    });
    expect(next).toBeNull();
    expect(await countSeen(reader)).toEqual([2, 0, 0, 0]);
  });

  it('comes in pages, of which none shows what another did', async () => {
    const { id: organizationId, sharer, reader } = await createTeam();
    const { id } = await buildThing.request(sharer);
    await query(
      `WITH copies AS (
         INSERT INTO notary_requests SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid()))).*
         FROM notary_requests r, generate_series(1, 120) WHERE r.id = $1 RETURNING id)
       INSERT INTO organization_shares (kind, thing_id, organization_id, shared_by_id, created_at)
       SELECT 'request', id, $2, $3, '2026-11-01'::timestamptz + (random() * 3)::int * interval '1 hour' FROM copies`,
      [id, organizationId, sharer.user.id],
    );

    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | undefined;
    do {
      const page = await listSharedWith.request(reader, after);
      seen.push(...page.items.map(({ thingId }) => thingId));
      sizes.push(page.items.length);
      after = page.next ?? undefined;
    } while (after);
    expect(sizes).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });

  it('ends for everybody when its person leaves', async () => {
    const { sharer, reader } = await createTeam();
    await shareAll(sharer);
    expect(await countSeen(reader)).toEqual([1, 1, 1, 1]);
    expect(
      (await callRoute(leave, { method: 'POST', url: '/api/organization/leave', as: sharer })).status,
    ).toBe(204);

    expect(await countSeen(reader)).toEqual([0, 0, 0, 0]);
    expect(await listShareRows()).toEqual([]);
  });

  it('is not seen any more by a member who leaves, at once', async () => {
    const { sharer, reader } = await createTeam();
    await shareAll(sharer);
    await callRoute(leave, { method: 'POST', url: '/api/organization/leave', as: reader });

    expect(await countSeen(reader)).toEqual([0, 0, 0, 0]);
    for (const { kind, thing_id: id } of await listShareRows()) {
      await expect(listSharedWith[kind](reader, id)).rejects.toMatchObject({ code: 'not_found' });
      expect(await findOwnSharing(reader.actor, { kind, id })).toBeNull();
    }
  });

  it('ends with the account of its person', async () => {
    const { sharer, reader } = await createTeam();
    await share(sharer, {
      kind: 'request',
      id: (
        await writeRequest(sharer, { status: 'cancelled', cancelled_at: new Date(), cancelled_by: 'client' })
      ).id,
    });
    const { id: userId } = sharer.user;
    const answer = await callRoute(deleteAccount, {
      method: 'DELETE',
      url: `/api/users/${userId}`,
      params: { userId },
      as: sharer,
      body: { password: testPassword },
    });

    expect(answer.text).toBe('');
    expect(await countSeen(reader)).toEqual([0, 0, 0, 0]);
    expect(await listShareRows()).toEqual([]);
  });

  it('is in the data that its person downloads, by kind and time', async () => {
    const { sharer } = await createTeam();
    const { id } = await buildThing.invoice(sharer);
    await share(sharer, { kind: 'invoice', id });

    expect(await readMembership(db, sharer.user.id)).toMatchObject({
      organization: { name: 'Lone Star Title' },
      shares: [{ kind: 'invoice', thingId: id }],
    });
  });

  it('works in the organization of a plan as in that of a partner', async () => {
    const { owner } = await openOnPlan(await createOwner());
    const { id } = await buildThing.property(owner);
    expect((await share(owner, { kind: 'property', id })).status).toBe(204);
    expect(await countSeen(owner)).toEqual([0, 1, 0, 0]);
  });
});

describe('a request that is shared', () => {
  it('shows its state, times, place and notary, and neither messages, prices nor telephone', async () => {
    const { sharer, reader } = await createTeam();
    const notary = await buildNotary();
    const { id } = await writeRequest(sharer, { notary_id: notary.user.id });
    await share(sharer, { kind: 'request', id });
    const { request, share: found } = await getOrganizationRequest(reader.actor, id);

    expect(request).toMatchObject({ id, status: 'assigned', clientName: 'Ada Lovelace' });
    expect(Object.keys(request.notary ?? {})).toEqual(['name', 'isDemo']);
    expect(
      Object.keys(request).filter((key) => /price|fee|message|document(Id|Name)|instr/i.test(key)),
    ).toEqual([]);
    expect(found).toMatchObject({ organization: 'Lone Star Title', isOwn: false });
  });

  it('is its client’s to share, and not the notary’s', async () => {
    const { sharer, reader } = await createTeam();
    const notary = await buildNotary();
    const { id } = await writeRequest(sharer, { notary_id: notary.user.id });

    expect((await share(notary, { kind: 'request', id })).status).toBe(404);
    await expect(getOrganizationRequest(reader.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an invoice that is shared', () => {
  it('shows members what it says, and nobody else’s organization', async () => {
    const { sharer, reader } = await createTeam();
    const { id, number } = await buildInvoice(sharer);
    await share(sharer, { kind: 'invoice', id });
    const stranger = (await createPartner({ name: 'Other Title' })).owner;

    expect((await getOrganizationInvoice(reader.actor, id)).invoice).toMatchObject({ id, number });
    await expect(getOrganizationInvoice(stranger.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('may be shared by the client whose visit it bills, once it was sent, unless its sender did first', async () => {
    const { sharer, owner, reader } = await createTeam();
    const sender = (await createPartner({ name: 'Other Title' })).owner;
    const { id: requestId } = await writeRequest(sharer);
    const { id } = await buildSentInvoice(sender);
    await query('UPDATE invoices SET request_id = $1 WHERE id = $2', [requestId, id]);
    const thing = { kind: 'invoice' as const, id };

    expect((await share(owner, thing)).status).toBe(404);
    expect((await share(sharer, thing)).status).toBe(204);
    expect((await listSharedWith.invoice(reader)).items).toHaveLength(1);
    expect(await share(sender, thing)).toMatchObject({
      status: 409,
      body: { message: 'This invoice is shared with an organization by somebody else already.' },
    });
  });
});

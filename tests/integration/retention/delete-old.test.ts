import { randomUUID } from 'node:crypto';
import { placeHold } from '@/lib/accounts/commands/legal-hold';
import { deleteOldRounds } from '@/lib/notary/commands/delete-old-rounds';
import { deleteOldMails } from '@/lib/notifications/commands/delete-old-mails';
import { deleteOldInvitations } from '@/lib/organizations/commands/delete-old-invitations';
import { deleteOldAsks } from '@/lib/partners/commands/delete-old';
import { deleteOldStripeEvents } from '@/lib/payments/commands/delete-old-events';
import { transaction } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { deleteClosedCases } from '@/lib/support/commands/delete-closed';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildSentInvoice } from '@/tests/support/invoices';
import { createPartner } from '@/tests/support/organizations';
import { countRows } from '@/tests/support/rows';
import { buildVisit } from '@/tests/support/visits';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const held = async ({ actor }: Person) =>
  placeHold((await createAdmin()).actor, actor.id, { reason: 'A claim' });

const addMail = (to: string, days: number) =>
  query(
    `INSERT INTO mails (id, to_address, subject, text, html, transport, created_at)
     VALUES ($1, $2, 'Hello', 'Hello', '<p>Hello</p>', 'smtp', $3)`,
    [randomUUID(), to, daysAgo(days)],
  );

const addCase = (email: string, closed: Date | null) =>
  query(
    `INSERT INTO support_cases (id, number, content_hash, topic, email, name, message, created_at, closed_at)
     VALUES (gen_random_uuid(), $1, $1, 'other', $2, 'Ada', 'Hello', $3, $4)`,
    [randomUUID(), email, daysAgo(900), closed],
  );

const addInterest = (email: string, days: number) =>
  query(
    `INSERT INTO interests (id, content_hash, topic, email, name, created_at, updated_at)
     VALUES (gen_random_uuid(), $1, 'enterprise', $2, 'Ada', $3, $3)`,
    [randomUUID(), email, daysAgo(days)],
  );

const addApplication = (email: string, status: string, days: number) =>
  query(
    `INSERT INTO partner_applications (id, form, status, content_hash, company, email, kind, created_at, decided_at)
     VALUES (gen_random_uuid(), 'portal', $3, $1, 'Navy Title', $2, 'title', $4, $4)`,
    [randomUUID(), email, status, daysAgo(days)],
  );

describe('Copies of emails', () => {
  it('are deleted after two years, but those with an invoice and those to an account that is held', async () => {
    const [ada, bob] = [await createOwner(), await createOwner()];
    await buildSentInvoice(bob);
    await query('UPDATE mails SET created_at = $1', [daysAgo(731)]);
    const before = await countRows('mails');
    await addMail(bob.user.email, 731);
    await addMail(bob.user.email, 729);
    await addMail(ada.user.email.toUpperCase(), 731);
    await held(ada);

    expect(await deleteOldMails()).toEqual({ deleted: 1 });
    expect(await countRows('mails')).toBe(before + 2);
  });
});

describe('Events of Stripe', () => {
  it('are known for 90 days, longer than Stripe can send one again', async () => {
    for (const days of [89, 91]) {
      await query(`INSERT INTO stripe_events (id, type, received_at) VALUES ($1, 'charge.refunded', $2)`, [
        `evt_${days}`,
        daysAgo(days),
      ]);
    }
    expect(await deleteOldStripeEvents()).toEqual({ deleted: 1 });
    expect(await query('SELECT id FROM stripe_events')).toEqual([{ id: 'evt_89' }]);
  });
});

describe('Why notaries were asked', () => {
  it('is kept for a year after the appointment, and while a party is held', async () => {
    const [old, young, ofHeld] = [
      await buildVisit({ appointment_at: daysAgo(366) }),
      await buildVisit({ appointment_at: daysAgo(364) }),
      await buildVisit({ appointment_at: daysAgo(366) }),
    ];
    for (const { id } of [old, young, ofHeld]) {
      await query(
        `INSERT INTO dispatch_rounds (id, request_id, created_at, considered) VALUES (gen_random_uuid(), $1, $2, '[]')`,
        [id, daysAgo(370)],
      );
    }
    await held(ofHeld.notary);

    expect(await deleteOldRounds()).toEqual({ deleted: 1 });
    const left = await query<{ request_id: string }>('SELECT request_id FROM dispatch_rounds');
    expect(left.map(({ request_id }) => request_id).sort()).toEqual([young.id, ofHeld.id].sort());
  });
});

describe('What people wrote to us', () => {
  it('is deleted a year after the case was closed, and not while it is open or its account is held', async () => {
    const ada = await createOwner();
    await addCase('visitor@example.com', daysAgo(366));
    await addCase('visitor@example.com', daysAgo(364));
    await addCase('visitor@example.com', null);
    await addCase(ada.user.email, daysAgo(366));
    await held(ada);

    expect(await deleteClosedCases()).toEqual({ deleted: 1 });
    expect(await countRows('support_cases')).toBe(3);
  });

  it('is forgotten after two years, where it asked for an offer or an application was declined', async () => {
    const ada = await createOwner();
    for (const [email, days] of [
      ['visitor@example.com', 731],
      ['visitor@example.com', 729],
      [ada.user.email, 731],
    ] as const) {
      await addInterest(email, days);
      await addApplication(email, 'declined', days);
    }
    await addApplication('visitor@example.com', 'pending', 900);
    await createPartner();
    await query(`UPDATE partner_applications SET decided_at = $1 WHERE status = 'approved'`, [daysAgo(900)]);
    await held(ada);

    expect(await deleteOldAsks()).toEqual({ interests: 1, applications: 1 });
    expect([await countRows('interests'), await countRows('partner_applications')]).toEqual([2, 4]);
  });
});

describe('Invitations to an organization', () => {
  it('are known for 90 days after their link stopped working', async () => {
    const { id } = await createPartner();
    await query('DELETE FROM organization_invitations');
    for (const days of [89, 91]) {
      await query(
        `INSERT INTO organization_invitations (id, organization_id, email, role, created_at, expires_at)
         VALUES (gen_random_uuid(), $1, $2, 'member', $3, $3)`,
        [id, `invited-${days}@example.com`, daysAgo(days)],
      );
    }
    expect(await deleteOldInvitations()).toEqual({ deleted: 1 });
    expect(await query('SELECT email FROM organization_invitations')).toEqual([
      { email: 'invited-89@example.com' },
    ]);
  });
});

describe('Deleting in batches', () => {
  const addInterests = async (many: number) => {
    for (let each = 0; each < many; each += 1) await addInterest(`${each}@example.com`, 900);
  };

  it('takes a few rows in each transaction, and goes on until none is left', async () => {
    await addInterests(7);
    const limits: number[] = [];
    const result = await deleteInBatches(
      'test',
      (tx, limit) => {
        limits.push(limit);
        return tx.interest.deleteMany({ limit });
      },
      { batch: 3 },
    );
    expect([result, limits]).toEqual([{ deleted: 7 }, [3, 3, 3]]);
    expect(await countRows('interests')).toBe(0);
  });

  it('is left to the worker that is at it already', async () => {
    await addInterests(1);
    const deletes = () => deleteInBatches('test', (tx, limit) => tx.interest.deleteMany({ limit }));
    await transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${'delete old\ntest'}, 0))::text`;
      expect(await deletes()).toEqual({ deleted: 0 });
    });
    expect(await Promise.all([deletes(), deletes(), deletes()])).toContainEqual({ deleted: 1 });
    expect(await countRows('interests')).toBe(0);
  });

  it('keeps what was deleted before it was cut short', async () => {
    await addInterests(4);
    let runs = 0;
    const deleting = deleteInBatches(
      'test',
      (tx, limit) => {
        runs += 1;
        if (runs === 2) throw new Error('the worker ended');
        return tx.interest.deleteMany({ limit });
      },
      { batch: 2 },
    );
    await expect(deleting).rejects.toThrow('the worker ended');
    expect(await countRows('interests')).toBe(2);
  });
});

import { POST as lockDeed } from '@/app/api/deedguard/lock-deed/route';
import { getCheckpoint } from '@/lib/evidence/queries/log';
import type { LockedDeedReceipt } from '@/lib/deeds/schema';
import { createNotary, createOwner, type Person } from '@/tests/support/actors';
import { buildLock, buildPaidPayment, lockInput } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';
import { countRows, listAudit } from '@/tests/support/rows';

const post = (as: Person, body: unknown) =>
  callRoute(lockDeed, { method: 'POST', url: '/api/deedguard/lock-deed', as, body });
const conflict = {
  message: 'This property is already protected. You can find it in Your Protected Properties.',
  code: 'conflict',
};
const at = '2026-11-20T15:04:05.678Z';

describe('POST /api/deedguard/lock-deed, as an owner', () => {
  afterEach(releaseClock);

  it('locks the deed, enters it in the log and leaves an audit event', async () => {
    holdClock(at);
    const owner = await createOwner();
    const input = lockInput({ propertyAddress: '12 Main St., Austin, TX 78701', ownerName: 'Zoë O’Brien' });
    const answer = await post(owner, input);

    expect(answer.status).toBe(201);
    const { id, unlockCode } = answer.body as LockedDeedReceipt;
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      message: 'Your deed is locked. Please pay within 7 days to keep it locked.',
      unlockCode: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/),
      logIndex: 0,
    });

    const [row, ...others] = await query('SELECT * FROM deed_locks');
    expect(others).toEqual([]);
    expect(row).toEqual({
      id,
      owner_id: owner.user.id,
      property_address: '12 Main St., Austin, TX 78701',
      property_key: '78701|12|||main|st|||',
      property_group: '78701|12',
      county: 'Travis County',
      county_fips: '48453',
      parcel_number: null,
      owner_name: 'Zoë O’Brien',
      lock_type: 'permanent',
      reason: input.reason,
      status: 'due',
      unlock_code_ciphertext: expect.stringMatching(/^k1\.[\w-]+$/),
      created_at: new Date(at),
      payment_due_at: new Date('2026-11-27T15:04:05.678Z'),
      paid_at: null,
      expires_at: null,
      released_at: null,
      release_reason: null,
      log_index: 0,
      match_keys: [],
      release_log_index: null,
      contested_at: null,
      reminded_day: 0,
    });
    expect(JSON.stringify(row)).not.toContain(unlockCode);
    expect(await listAudit()).toEqual([
      { type: 'deed.locked', actor_id: owner.user.id, subject_id: id, data: { isPaid: false } },
    ]);
  });

  it('commits to the record in the log, and shows nothing of it there', async () => {
    holdClock(at);
    const owner = await createOwner();
    const { id } = await buildLock(owner, {
      propertyAddress: '12 Main St, Austin, TX 78701',
      parcelNumber: '0123-45-678',
      lockType: 'temporary',
      expiryDays: 30,
    });
    const [opening] = await query<{ record: string; salt: Buffer }>('SELECT * FROM log_openings');
    expect(JSON.parse(opening!.record)).toEqual({
      type: 'deed.locked',
      lockId: id,
      propertyAddress: '12 Main St, Austin, TX 78701',
      county: 'Travis County',
      parcelNumber: '0123-45-678',
      ownerName: 'Ada Lovelace',
      lockType: 'temporary',
      reason: 'Protection against deed fraud',
      lockedAt: at,
      expiresAt: '2026-12-20T15:04:05.678Z',
    });
    expect(opening!.salt).toHaveLength(32);
    const entries = await query<{ leaf: string }>('SELECT index, leaf FROM log_entries');
    expect(entries).toEqual([{ index: 0, leaf: expect.any(String) }]);
    expect(Object.keys(JSON.parse(entries[0]!.leaf) as object)).toEqual(['commitment', 'time', 'v']);
    expect(await query('SELECT size, note FROM log_checkpoints')).toEqual([
      { size: 1, note: await getCheckpoint() },
    ]);
  });

  it('refuses the same property in another spelling, and writes nothing', async () => {
    const owner = await createOwner();
    await buildLock(owner, { propertyAddress: '12 Main St., Austin, TX 78701' });
    const answer = await post(
      owner,
      lockInput({ propertyAddress: '12 main street, AUSTIN, Texas 78701-1234' }),
    );

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(conflict);
    for (const table of ['deed_locks', 'log_entries', 'log_openings', 'log_checkpoints', 'audit_events']) {
      expect([table, await countRows(table)]).toEqual([table, 1]);
    }
  });

  it.each([
    ['a zero-width space', '12 Ma\u200bin St, Austin, TX 78701'],
    ['a blank letter', '12\u3164Main St, Austin, TX 78701'],
    ['a Cyrillic а', '12 M\u0430in St, Austin, TX 78701'],
    ['a Greek Ι for the digit', '\u03992 Main St, Austin, TX 78701'],
  ])('refuses an address that looks the same, with %s', async (_, propertyAddress) => {
    const owner = await createOwner();
    await post(owner, lockInput({ propertyAddress: '12 Main St, Austin, TX 78701' }));
    const answer = await post(owner, lockInput({ propertyAddress }));

    expect(answer.status).toBe(409);
    expect(answer.body).toEqual(conflict);
    expect(await countRows('deed_locks')).toBe(1);
  });

  it('lets another account lock the same address', async () => {
    const input = lockInput();
    const first = await post(await createOwner(), input);
    const second = await post(await createNotary(), input);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toMatchObject({ logIndex: 1 });
  });

  it('locks a property again after its release', async () => {
    const owner = await createOwner();
    const input = lockInput();
    const first = await buildLock(owner, input);
    await releaseLock(owner, first);
    const again = await post(owner, input);

    expect(again.status).toBe(201);
    expect(again.body).toMatchObject({ logIndex: 2 });
    expect((again.body as LockedDeedReceipt).id).not.toBe(first.id);
    expect((await post(owner, input)).status).toBe(409);
  });

  it('pays with a credit at once, and uses it once', async () => {
    const owner = await createOwner();
    const { paymentId } = await buildPaidPayment(owner);
    const first = await post(owner, lockInput());
    const { id } = first.body as LockedDeedReceipt;

    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ message: 'Your deed is locked, and paid with your credit.' });
    expect(await query('SELECT status, paid_at = created_at AS at_once FROM deed_locks')).toEqual([
      { status: 'paid', at_once: true },
    ]);
    expect(await query('SELECT id, lock_id FROM payments')).toEqual([{ id: paymentId, lock_id: id }]);
    expect(await listAudit(id)).toEqual([
      { type: 'deed.locked', actor_id: owner.user.id, subject_id: id, data: { isPaid: true } },
    ]);
    expect(await listAudit(paymentId)).toContainEqual({
      type: 'payment.assigned',
      actor_id: owner.user.id,
      subject_id: paymentId,
      data: { lockId: id },
    });

    const second = await post(owner, lockInput());
    expect(second.body).toMatchObject({ message: expect.stringContaining('Please pay within 7 days') });
  });

  it('gives one credit to one of two locks at once', async () => {
    const owner = await createOwner();
    await buildPaidPayment(owner);
    await Promise.all([post(owner, lockInput()), post(owner, lockInput())]);
    expect(await query('SELECT status::text FROM deed_locks ORDER BY status')).toEqual([
      { status: 'due' },
      { status: 'paid' },
    ]);
  });

  it('does not spend the credit of somebody else', async () => {
    await buildPaidPayment(await createOwner());
    const answer = await post(await createOwner(), lockInput());
    expect(answer.body).toMatchObject({ message: expect.stringContaining('Please pay within 7 days') });
  });

  it('locks once when ten ask for the same property at once', async () => {
    const owner = await createOwner();
    const input = lockInput();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(owner, input)));

    const statuses = answers.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(409)]);
    for (const table of ['deed_locks', 'log_entries', 'audit_events']) {
      expect([table, await countRows(table)]).toEqual([table, 1]);
    }
  });
});

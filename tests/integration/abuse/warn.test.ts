import { deleteOldAbuse } from '@/lib/abuse/commands/delete-old';
import { warnOfAbuse } from '@/lib/abuse/commands/warn';
import { listPatterns } from '@/lib/abuse/queries/patterns';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';

const NOON = '2026-11-22T12:00:00Z';

const open = (accounts: number, { source = 'abcdefghijkl', day = '2026-11-22' } = {}) =>
  query(
    `INSERT INTO abuse_counts (id, day, kind, what, source, count, last_at)
     VALUES (gen_random_uuid(), $3, 'opened', 'account', $2, $1, now())`,
    [accounts, source, day],
  );

const lock = ({ actor }: Person, homes: number, ownerName: string) =>
  query(
    `INSERT INTO deed_locks (id, owner_id, property_address, property_key, owner_name, lock_type, reason,
       unlock_code_ciphertext, created_at, payment_due_at, log_index)
     SELECT gen_random_uuid(), $1, n || ' Main St', n || ' main st', $3, 'permanent', 'because', 'sealed', $4, now(), 0
     FROM generate_series(1, $2::int) n`,
    [actor.id, homes, ownerName, NOON],
  );

const mails = () =>
  query<{ to_address: string; subject: string; text: string }>(
    'SELECT to_address, subject, text FROM mails ORDER BY subject, to_address',
  );

beforeEach(() => holdClock(NOON));

describe('an email about abuse', () => {
  it('tells every admin of ten accounts from one address, and names nobody', async () => {
    const admins = [await createAdmin(), await createAdmin()].map(({ user }) => user.email).sort();
    await open(10);

    expect(await warnOfAbuse()).toEqual({ sent: 2 });
    const kept = await mails();
    expect(kept.map(({ to_address }) => to_address)).toEqual(admins);
    expect(kept[0]).toMatchObject({ subject: 'Many accounts from one address' });
    expect(kept[0]!.text).toContain(
      '10 accounts were opened from one network address. That was on 2026-11-22',
    );
    expect(kept[0]!.text).toContain('/admin/abuse');
    expect(kept[0]!.text).not.toContain('abcdefghijkl');
  });

  it('tells of ten homes of other people that one account locked', async () => {
    await createAdmin();
    const owner = await createOwner();
    await lock(owner, 10, 'Grace Hopper');

    expect(await warnOfAbuse()).toEqual({ sent: 1 });
    const [mail] = await mails();
    expect(mail!.subject).toBe('Many locks of other people’s homes');
    expect(mail!.text).toContain('One account locked 10 homes');
    expect(mail!.text).not.toContain(owner.user.email);
  });

  it('goes out once for each pattern and day, however often the job runs and however many there are', async () => {
    await createAdmin();
    await open(10);
    await Promise.all([warnOfAbuse(), warnOfAbuse()]);
    await open(12, { source: 'another' });
    await warnOfAbuse();
    expect(await mails()).toHaveLength(1);

    advanceClock({ days: 1 });
    await open(11, { day: '2026-11-23' });
    await warnOfAbuse();
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Many accounts from one address',
      'Many accounts from one address',
    ]);
  });

  it('tells of what happened just before midnight', async () => {
    await createAdmin();
    await open(10);
    advanceClock({ minutes: 13 * 60 });

    expect(await warnOfAbuse()).toEqual({ sent: 1 });
  });

  it.each([
    ['nine accounts from one address', () => open(9)],
    ['accounts from places that were not told apart', () => open(100, { source: '' })],
    ['ten accounts two days ago', () => open(10, { day: '2026-11-20' })],
    ['nine homes of other people', async () => lock(await createOwner(), 9, 'Grace Hopper')],
    ['many homes of a family', async () => lock(await createOwner(), 20, 'Augusta LOVELACE and others')],
  ])('does not go out for %s', async (_, happen) => {
    await createAdmin();
    await happen();

    expect(await warnOfAbuse()).toEqual({ sent: 0 });
    expect(await mails()).toEqual([]);
  });
});

describe('the patterns that admins see', () => {
  it('name the account', async () => {
    const owner = await createOwner();
    await lock(owner, 11, 'Grace Hopper');
    await open(10);

    expect(await listPatterns((await createAdmin()).actor, new Date('2026-11-22'))).toEqual([
      { name: 'many-accounts', day: '2026-11-22', source: 'abcdefghijkl', accounts: 10 },
      {
        name: 'foreign-homes',
        day: '2026-11-22',
        userId: owner.actor.id,
        email: owner.user.email,
        homes: 11,
      },
    ]);
  });

  it('are closed to everybody else', async () => {
    const { actor } = await createOwner();
    await expect(listPatterns(actor, new Date('2026-11-22'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('counts', () => {
  it('are deleted after 90 days', async () => {
    await open(1, { day: '2026-08-23' });
    await open(1, { day: '2026-08-24' });

    expect(await deleteOldAbuse()).toEqual({ deleted: 1 });
    expect(await query('SELECT day::text FROM abuse_counts')).toEqual([{ day: '2026-08-24' }]);
  });
});

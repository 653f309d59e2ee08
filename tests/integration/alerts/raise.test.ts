import { raiseAlert, raiseAlertUnlessActive, type NewAlert } from '@/lib/alerts/commands/raise';
import { settleAlert } from '@/lib/alerts/commands/settle';
import { transaction } from '@/lib/platform/db';
import { createOwner, type Person } from '@/tests/support/actors';
import { aRecording } from '@/tests/support/alert-facts';
import { readAlerts } from '@/tests/support/alerts';
import { query } from '@/tests/support/database';
import { listAudit } from '@/tests/support/rows';

const alertOf = (owner: Person, overrides: Partial<NewAlert<'recording.matched'>> = {}) => ({
  userId: owner.user.id,
  kind: 'recording.matched' as const,
  subject: 'match-1',
  level: 'HIGH' as const,
  title: 'A lien was recorded',
  reasons: ['The parcel is yours.', 'You had not announced it.'],
  facts: { recording: aRecording, isAnnounced: false },
  ...overrides,
});

const raise = (alert: NewAlert<'recording.matched'>) => transaction((tx) => raiseAlert(tx, alert));
const notices = () => query('SELECT type, title, message, href FROM notifications ORDER BY created_at, id');
const countMails = async () =>
  (await query("SELECT id FROM pgboss.job WHERE name = 'notification-mail'")).length;

describe('raiseAlert', () => {
  it('writes the alert, its trail and one notice that leads to it', async () => {
    const owner = await createOwner();
    const alert = await raise(alertOf(owner));
    expect(await readAlerts(owner)).toMatchObject([{ kind: 'recording.matched', status: 'active' }]);
    expect(await listAudit(alert!.id)).toEqual([
      {
        type: 'alert.raised',
        actor_id: null,
        subject_id: alert!.id,
        data: { kind: 'recording.matched', level: 'HIGH' },
      },
    ]);
    expect(await notices()).toEqual([
      {
        type: 'alert.raised',
        title: 'A lien was recorded',
        message: 'The parcel is yours. You had not announced it.',
        href: `/alerts/${alert!.id}`,
      },
    ]);
  });

  it.each([
    ['CRITICAL', 1],
    ['HIGH', 1],
    ['MEDIUM', 0],
    ['LOW', 0],
  ] as const)('tells one that is %s by %i emails', async (level, emails) => {
    const before = await countMails();
    await raise(alertOf(await createOwner(), { level }));
    expect((await countMails()) - before).toBe(emails);
  });

  it('raises one for the same thing, also when two come at once', async () => {
    const owner = await createOwner();
    const raised = await Promise.all([raise(alertOf(owner)), raise(alertOf(owner))]);
    expect(raised.filter(Boolean)).toHaveLength(1);
    expect(await raise(alertOf(owner))).toBeNull();
    expect(await readAlerts(owner)).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  it('raises none for an account that was deleted', async () => {
    const owner = await createOwner();
    await query('UPDATE users SET deleted_at = now() WHERE id = $1', [owner.user.id]);
    expect(await raise(alertOf(owner))).toBeNull();
  });

  it('leaves nothing behind when what it is about fails', async () => {
    const owner = await createOwner();
    const failing = transaction(async (tx) => {
      await raiseAlert(tx, alertOf(owner));
      throw new Error('It failed.');
    });
    await expect(failing).rejects.toThrow('It failed.');
    expect([await readAlerts(owner), await notices()]).toEqual([[], []]);
  });

  it('adds no second one of its kind while one is active, where one says enough', async () => {
    const owner = await createOwner();
    const again = (subject: string) =>
      transaction((tx) => raiseAlertUnlessActive(tx, alertOf(owner, { subject })));
    expect(await again('a')).not.toBeNull();
    expect(await again('b')).toBeNull();
    await query("UPDATE alerts SET status = 'resolved'");
    expect(await again('c')).not.toBeNull();
  });
});

describe('settleAlert', () => {
  const settle = (owner: Person, subject = 'match-1') =>
    transaction((tx) =>
      settleAlert(tx, { userId: owner.user.id, kind: 'recording.matched', subject, reason: 'It is over.' }),
    );

  it('resolves what is over, as done by nobody', async () => {
    const owner = await createOwner();
    const alert = await raise(alertOf(owner));
    await settle(owner);
    expect(await readAlerts(owner)).toMatchObject([{ status: 'resolved', resolved_reason: 'It is over.' }]);
    expect((await listAudit(alert!.id)).at(-1)).toMatchObject({ type: 'alert.resolved', actor_id: null });
  });

  it('leaves what is about something else, and what was resolved before', async () => {
    const owner = await createOwner();
    await raise(alertOf(owner));
    await settle(owner, 'match-2');
    expect(await readAlerts(owner)).toMatchObject([{ status: 'active' }]);
    await settle(owner);
    await query("UPDATE alerts SET resolved_reason = 'Mine'");
    await settle(owner);
    expect(await readAlerts(owner)).toMatchObject([{ resolved_reason: 'Mine' }]);
  });
});

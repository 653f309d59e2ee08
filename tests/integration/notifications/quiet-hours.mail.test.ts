import { smtp } from '@/tests/support/with-mail';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { savePreferences } from '@/lib/notifications/commands/preferences';
import type { PreferencesInput } from '@/lib/notifications/schema/preferences';
import { createOwner, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { preferencesInput, tellByMail } from '@/tests/support/notifications';
import { listJobs } from '@/tests/support/offers';

const night = { enabled: true, start: '22:00', end: '07:00' };
const sentTo = () => smtp.mails.flatMap(({ to }) => to);

async function sleeper(overrides: Partial<PreferencesInput> = {}): Promise<Person> {
  const owner = await createOwner();
  await query("UPDATE users SET time_zone = 'America/Chicago' WHERE id = $1", [owner.actor.id]);
  await savePreferences(owner.actor, preferencesInput({ quietHours: night, ...overrides }));
  return owner;
}

/** 23:00 in Chicago. */
beforeEach(() => holdClock('2026-11-21T05:00:00.000Z'));
afterEach(releaseClock);

const news = { type: 'deed.released', title: 'Your lock has ended', message: 'It ended.' } as const;

describe('an email in the quiet hours of its reader', () => {
  it('is held back, and delivered when they end', async () => {
    const owner = await sleeper();
    const id = await tellByMail(owner, news);

    expect(await mailNotification(id)).toEqual({ sent: false });
    expect(sentTo()).toEqual([]);
    const [, held] = await listJobs('notification-mail');
    expect(held).toEqual({ id, start_after: new Date('2026-11-21T13:00:00.000Z') });

    holdClock('2026-11-21T13:00:00.000Z');
    expect(await mailNotification(id)).toEqual({ sent: true });
    expect(sentTo()).toEqual([owner.user.email]);
  });

  it('is kept once, however often the job runs', async () => {
    const id = await tellByMail(await sleeper(), news);
    for (let run = 0; run < 3; run += 1) await mailNotification(id);
    expect(await listJobs('notification-mail')).toHaveLength(2);
  });

  it('is no older for having waited a whole day', async () => {
    const owner = await sleeper({ quietHours: { enabled: true, start: '07:01', end: '07:00' } });
    holdClock('2026-11-21T13:02:00.000Z');
    const id = await tellByMail(owner, news);
    await mailNotification(id);
    holdClock('2026-11-22T13:10:00.000Z');
    expect(await mailNotification(id)).toEqual({ sent: false });
    await savePreferences(owner.actor, preferencesInput());
    expect(await mailNotification(id)).toEqual({ sent: true });
  });

  it('does not go out once it was read meanwhile', async () => {
    const id = await tellByMail(await sleeper(), news);
    await mailNotification(id);
    await query('UPDATE notifications SET read_at = now() WHERE id = $1', [id]);
    holdClock('2026-11-21T13:00:00.000Z');
    expect(await mailNotification(id)).toEqual({ sent: false });
  });

  it('goes out when its reader turns the quiet hours off', async () => {
    const owner = await sleeper();
    const id = await tellByMail(owner, news);
    await mailNotification(id);
    await savePreferences(owner.actor, preferencesInput());
    expect((await listJobs('notification-mail')).filter((job) => job.id === id)).toHaveLength(3);
    expect(await mailNotification(id)).toEqual({ sent: true });
  });

  it.each([
    ['critical', { type: 'alert.raised', priority: 'critical' }],
    ['about what was asked for', { type: 'export.ready' }],
  ] as const)('goes out all the same when it is %s', async (_, told) => {
    const owner = await sleeper({ emailEnabled: false });
    expect(await mailNotification(await tellByMail(owner, { ...news, ...told }))).toEqual({ sent: true });
    expect(sentTo()).toEqual([owner.user.email]);
  });
});

describe('an email by day', () => {
  it.each([
    ['email is turned off', { emailEnabled: false }],
    ['its group is turned off', { alertTypes: { ...preferencesInput().alertTypes, locks: false } }],
  ])('is not sent where %s, and not kept', async (_, overrides) => {
    holdClock('2026-11-21T18:00:00.000Z');
    const id = await tellByMail(await sleeper(overrides), news);
    expect(await mailNotification(id)).toEqual({ sent: false });
    expect(await listJobs('notification-mail')).toHaveLength(1);
    expect(sentTo()).toEqual([]);
  });
});

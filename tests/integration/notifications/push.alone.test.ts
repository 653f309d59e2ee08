import { push } from '@/tests/support/with-push';
import { subscribeToPush, rotatePushSubscriptions } from '@/lib/notifications/commands/push-subscriptions';
import { pushNotification } from '@/lib/notifications/commands/push';
import { endSession } from '@/lib/accounts/commands/sessions';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { preferencesInput, tell } from '@/tests/support/notifications';
import { savePreferences } from '@/lib/notifications/commands/preferences';
import { listJobs } from '@/tests/support/offers';
import { countRows } from '@/tests/support/rows';

async function turnOn({ actor }: Person) {
  const browser = push.newBrowser();
  await subscribeToPush(actor, {
    endpoint: browser.endpoint,
    keys: browser.keys,
    device: 'Chrome on Windows',
  });
  return browser;
}

describe('a notice to a browser that is told by push', () => {
  it('says its title and its page alone, encrypted, signed with the key of the site', async () => {
    const owner = await createOwner();
    const browser = await turnOn(owner);
    const id = await tell(owner, { type: 'alert.raised', title: 'A deed was recorded', href: '/alerts/1' });
    expect(await listJobs('notification-push')).toMatchObject([{ id }]);

    expect(await pushNotification(id)).toEqual({ sent: 1, gone: 0 });

    expect(push.received).toHaveLength(1);
    const [{ path, headers, payload }] = push.received as [(typeof push.received)[0]];
    expect(path).toBe(browser.path);
    expect(payload).toEqual({ id, title: 'A deed was recorded', href: '/alerts/1' });
    expect(headers.authorization).toMatch(/^vapid t=.+, k=/);
    expect(headers).toMatchObject({ ttl: '86400', urgency: 'high', topic: id.replaceAll('-', '') });
  });

  it('is sent once, however often the job runs', async () => {
    const owner = await createOwner();
    await turnOn(owner);
    const id = await tell(owner);
    await pushNotification(id);
    expect(await pushNotification(id)).toEqual({ sent: 0, gone: 0 });
    expect(push.received).toHaveLength(1);
  });

  it('asks for no job where no browser is told', async () => {
    await tell(await createOwner());
    expect(await listJobs('notification-push')).toEqual([]);
  });

  it.each([404, 410])('forgets a browser that has unsubscribed: %i', async (status) => {
    const owner = await createOwner();
    push.answer(await turnOn(owner), status);
    expect(await pushNotification(await tell(owner))).toEqual({ sent: 0, gone: 1 });
    expect(await countRows('push_subscriptions')).toBe(0);
  });

  it('is tried again while a service fails, and told no second time to those that were told', async () => {
    const owner = await createOwner();
    const [well, down] = [await turnOn(owner), await turnOn(await signInAgain(owner))];
    push.answer(down, 503);
    const id = await tell(owner);

    await expect(pushNotification(id)).rejects.toMatchObject({ code: 'unavailable' });
    expect(push.received.map(({ path }) => path)).toEqual([well.path]);

    push.answer(down, 201);
    expect(await pushNotification(id)).toEqual({ sent: 1, gone: 0 });
    expect(push.received.map(({ path }) => path)).toEqual([well.path, down.path]);
    expect(await countRows('push_subscriptions')).toBe(2);
  });

  it('does not go to a browser whose login has ended', async () => {
    const owner = await createOwner();
    await turnOn(owner);
    const id = await tell(owner);
    await endSession(owner.actor);
    expect(await pushNotification(id)).toEqual({ sent: 0, gone: 0 });
    expect(push.received).toEqual([]);
  });

  it.each(['read_at', 'deleted_at'])('does not go out once it has its %s', async (column) => {
    const owner = await createOwner();
    await turnOn(owner);
    const id = await tell(owner);
    await query(`UPDATE notifications SET ${column} = now() WHERE id = $1`, [id]);
    expect(await pushNotification(id)).toEqual({ sent: 0, gone: 0 });
  });

  it('waits for the end of quiet hours, but for a critical one', async () => {
    holdClock('2026-11-20T23:00:00.000Z');
    const owner = await createOwner();
    await turnOn(owner);
    await savePreferences(
      owner.actor,
      preferencesInput({ quietHours: { enabled: true, start: '22:00', end: '07:00' } }),
    );
    const id = await tell(owner);
    expect(await pushNotification(id)).toEqual({ sent: 0, gone: 0 });
    expect(await pushNotification(await tell(owner, { priority: 'critical' }))).toEqual({ sent: 1, gone: 0 });
    const held = (await listJobs('notification-push')).filter((job) => job.id === id);
    expect(held[1]!.start_after.toISOString()).toBe('2026-11-21T07:00:00.000Z');

    holdClock('2026-11-21T07:00:00.000Z');
    expect(await pushNotification(id)).toEqual({ sent: 1, gone: 0 });
    releaseClock();
  });

  it('keeps its keys readable when the master key is rotated', async () => {
    await turnOn(await createOwner());
    expect(await rotatePushSubscriptions()).toMatchObject({
      kind: 'push subscriptions',
      left: {},
      problems: {},
    });
  });
});

import { warnOfExpiringCredentials } from '@/lib/notary/commands/credentials';
import { changeProfile } from '@/lib/notary/commands/profile';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildNotary } from '@/tests/support/notary';
import { listAudit, snapshot } from '@/tests/support/rows';

const listWarnings = () =>
  query("SELECT user_id, title, message, href FROM notifications WHERE type = 'credential.expiring'");

describe('warnOfExpiringCredentials', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  it('warns of a credential that lapses within 30 days, and writes down that it did', async () => {
    const notary = await buildNotary({ bondExpiresOn: '2026-12-20' });

    expect(await warnOfExpiringCredentials()).toEqual({ warned: 1 });
    expect(await listWarnings()).toEqual([
      {
        user_id: notary.actor.id,
        title: 'A credential is about to lapse',
        message:
          'Your bond for TX is in force until December 20, 2026. Please renew it and enter its new date: until then, nothing is offered to you for later days.',
        href: '/dashboard/notary/settings',
      },
    ]);
    expect(await listAudit(notary.actor.id)).toEqual([
      {
        type: 'notary.credential_warned',
        actor_id: null,
        subject_id: notary.actor.id,
        data: { kind: 'bond', state: 'TX', expiresOn: '2026-12-20' },
      },
    ]);
  });

  it('warns on the last day, not 31 days ahead and not of what has lapsed', async () => {
    await buildNotary({
      commissionExpiresOn: '2026-12-21',
      bondExpiresOn: '2026-11-19',
      insuranceExpiresOn: '2026-11-20',
    });

    expect(await warnOfExpiringCredentials()).toEqual({ warned: 1 });
    const [{ message }] = (await listWarnings()) as [{ message: string }];
    expect(message).toContain('Your errors and omissions insurance is in force until November 20, 2026.');
  });

  it('warns once, also when it runs again, twice at once, or after the notification is gone', async () => {
    await buildNotary({ expiresOn: '2026-12-01' });
    const results = await Promise.all([warnOfExpiringCredentials(), warnOfExpiringCredentials()]);

    expect(results.reduce((sum, { warned }) => sum + warned, 0)).toBe(3);
    expect(await listWarnings()).toHaveLength(3);
    await query('DELETE FROM notifications');
    advanceClock({ days: 1 });
    expect(await warnOfExpiringCredentials()).toEqual({ warned: 0 });
  });

  it('warns anew of a new date, and of another notary', async () => {
    const notary = await buildNotary({ expiresOn: '2026-12-01' });
    await warnOfExpiringCredentials();
    await changeProfile(notary.actor, notary.actor.id, {
      credentials: [{ kind: 'bond', state: 'TX', number: 'bond-TX-1', expiresOn: '2026-12-02' }],
    });
    await buildNotary({ expiresOn: null, insuranceExpiresOn: '2026-12-02' });

    expect(await warnOfExpiringCredentials()).toEqual({ warned: 2 });
  });

  it('changes nothing when nothing lapses', async () => {
    await buildNotary();
    const before = await snapshot();

    expect(await warnOfExpiringCredentials()).toEqual({ warned: 0 });
    expect(await snapshot()).toEqual(before);
  });
});

import { decideDelivery, type Channel } from '@/lib/notifications/rules/delivery';
import { defaultPreferences, type Preferences } from '@/lib/notifications/rules/preferences';
import {
  NOTIFICATION_TYPES,
  ruleOf,
  ruleOfKept,
  type NotificationPriority,
} from '@/lib/notifications/rules/types';

const day = new Date('2026-11-20T15:00:00Z');
const night = new Date('2026-11-20T23:30:00Z');
const quietHours = { enabled: true, start: '22:00', end: '07:00' };
const morning = new Date('2026-11-21T07:00:00Z');

type Asked = {
  type?: string;
  priority?: NotificationPriority;
  channel?: Channel;
  at?: Date;
} & Partial<Preferences>;

function decide({
  type = 'invoice.paid',
  priority = 'medium',
  channel = 'email',
  at = day,
  ...chosen
}: Asked = {}) {
  const preferences = { ...defaultPreferences, ...chosen };
  return decideDelivery({ type, priority }, { channel, preferences, timeZone: null, at });
}

describe('an email', () => {
  it('goes out by day, and waits for the end of quiet hours at night', () => {
    expect(decide({ quietHours })).toBe('now');
    expect(decide({ quietHours, at: night })).toEqual({ until: morning });
    expect(decide({ at: night })).toBe('now');
  });

  it('does not go out where email or its group is turned off', () => {
    expect(decide({ emailEnabled: false })).toBe('never');
    expect(decide({ mutedGroups: ['invoices'] })).toBe('never');
    expect(decide({ mutedGroups: ['visits'] })).toBe('now');
  });

  it.each([
    ['is critical', { type: 'alert.raised', priority: 'critical' }],
    ['secures the account', { type: 'pin.set' }],
    ['was asked for', { type: 'export.ready' }],
    ['is of an offer, which is over soon', { type: 'offer.received' }],
  ] satisfies [string, Asked][])('that %s passes quiet hours and cannot be turned off', (_, told) => {
    const mutedGroups = ['alerts', 'visits', 'account'] as const;
    expect(decide({ ...told, quietHours, at: night, mutedGroups, emailEnabled: false })).toBe('now');
  });
});

describe('a push', () => {
  it('is left out for what is low, and where push is turned off, also for what is critical', () => {
    expect(decide({ channel: 'push' })).toBe('now');
    expect(decide({ channel: 'push', priority: 'low' })).toBe('never');
    expect(decide({ channel: 'push', pushEnabled: false })).toBe('never');
    expect(decide({ channel: 'push', pushEnabled: false, priority: 'critical' })).toBe('never');
  });

  it('waits for the end of quiet hours, but for what is critical', () => {
    expect(decide({ channel: 'push', quietHours, at: night })).toEqual({ until: morning });
    expect(decide({ channel: 'push', quietHours, at: night, priority: 'critical' })).toBe('now');
  });
});

describe('the table of notices', () => {
  it('lets everything of the account pass, and nothing else but offers', () => {
    const passing = NOTIFICATION_TYPES.filter((type) => ruleOf(type).always);
    const ofAccount = NOTIFICATION_TYPES.filter((type) => ruleOf(type).group === 'account');
    expect(passing.sort()).toEqual([...ofAccount, 'offer.received'].sort());
  });

  it('keeps “critical” for what may cost a home, money or an account', () => {
    expect(NOTIFICATION_TYPES.filter((type) => ruleOf(type).priority === 'critical').sort()).toEqual([
      'account.suspended',
      'address.changed',
      'deed.contested',
      'guards.reset',
      'password.changed',
      'password.reset',
      'payment.disputed',
      'sign_in.tried',
    ]);
  });

  it('knows what to do with a type that an older version wrote', () => {
    expect(ruleOfKept('gone.long_ago')).toEqual({ group: 'account', priority: 'medium' });
  });
});

import { DELETED_HOURS, KEPT_DAYS } from '@/lib/notifications/rules/retention';
import { integration, screen, together, unit, value, type Claim } from './claim';

const quiet = (named: string) => integration('notifications/quiet-hours.mail', named);
const push = (named: string) => integration('notifications/push.alone', named);
const settings = 'components/notifications/preferences-form.tsx';
const screens = ['/notifications', settings];

/** What is said of notices, and of the ways by which they reach somebody. */
export const notificationClaims: Claim[] = [
  ...together(
    screens,
    [
      quiet('is held back, and delivered when they end'),
      push('waits for the end of quiet hours, but for a critical one'),
    ],
    'They go out when the quiet hours end.',
  ),
  ...together(
    screens,
    [
      quiet('goes out all the same when it is %s'),
      unit('notifications/delivery', 'that %s passes quiet hours and cannot be turned off'),
    ],
    'What is critical, and what cannot be turned off, goes out anyway.',
    'cannot be turned off: a changed password, PIN, passkey or address, and what you asked us to send.',
  ),
  ...together(
    'components/notifications/push-browsers.tsx',
    [
      push('says its title and its page alone, encrypted, signed with the key of the site'),
      push('does not go to a browser whose login has ended'),
    ],
    'Only the title appears, even on a locked screen.',
    'Push stops when you log out of that browser.',
  ),
  {
    says: 'encrypted so that only your browser can read them',
    on: ['/legal/privacy'],
    proof: [push('says its title and its page alone, encrypted, signed with the key of the site')],
  },
  {
    says: `${KEPT_DAYS} days, and those that you delete ${DELETED_HOURS} hours, then deleted by a daily job`,
    on: ['/legal/privacy'],
    proof: [
      value(KEPT_DAYS, 'KEPT_DAYS'),
      integration('api/notifications/[id]/delete', 'is deleted after 180 days, read or not'),
      integration(
        'api/notifications/[id]/delete',
        'keeps it for a day, to be brought back, and then it is gone',
      ),
    ],
  },
  {
    says: 'Until you turn it off, the browser unsubscribes, or the login that turned it on is deleted',
    on: ['/legal/privacy'],
    proof: [
      integration('api/notifications/push/post.alone', 'turns it off, once'),
      push('forgets a browser that has unsubscribed: %i'),
    ],
  },
  {
    says: 'What happens to your properties, documents, visits and payments, in one list.',
    on: ['/notifications'],
    proof: [
      integration(
        'api/notifications/get',
        'lists what the account was told, newest first, with how much is unread',
      ),
      screen('notifications/own-notifications', 'appear as they come in, without a reload'),
    ],
  },
];

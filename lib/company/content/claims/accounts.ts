import { guardedActs } from '@/lib/accounts/rules/guarded';
import { hashing } from '@/lib/accounts/rules/hashing';
import { PIN_DIGITS, PIN_TRIES, pinLockEnds } from '@/lib/accounts/rules/pin';
import { RECOVERY_CODES } from '@/lib/accounts/rules/recovery-code';
import { confirmedUntil } from '@/lib/accounts/rules/step-up';
import { DEVICE_DAYS } from '@/lib/platform/session/device';
import { LINK_HOURS, QUICK_MINUTES, SOON_MINUTES } from '@/lib/platform/link-times';
import { IDLE_MS, SESSION_MS } from '@/lib/platform/session/session-state';
import { integration, model, route, unit, value, type Claim } from './claim';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
const start = new Date(0);
const sessionDays = SESSION_MS / DAY_MS;
const idleDays = IDLE_MS / DAY_MS;
const pinMinutes = pinLockEnds(start).getTime() / MINUTE_MS;
const confirmedMinutes = (confirmedUntil(start, start)?.getTime() ?? 0) / MINUTE_MS;
const memory = Math.round(hashing.memoryCost / 1024);
const words: Record<number, string> = { 5: 'Five', 6: 'six', 10: 'ten' };

const guards = value(guardedActs, 'guardedActs');
const session = value(sessionDays, 'SESSION_MS in days');
const idle = value(idleDays, 'IDLE_MS in days');

/** Passwords, sessions, guards and the links that we mail. */
export const accountClaims: Claim[] = [
  {
    says: `Passwords are hashed with argon2id: ${memory} MiB of memory, ${hashing.timeCost} passes, ${hashing.parallelism} lane`,
    on: ['/security/whitepaper'],
    proof: [value(memory, 'hashing.memoryCost in MiB'), value(hashing.timeCost, 'hashing.timeCost')],
  },
  {
    says: `argon2id, ${memory} MiB and ${hashing.timeCost} passes; common passwords are refused.`,
    on: ['/version'],
    proof: [value(memory, 'hashing.memoryCost in MiB'), route('POST /api/users/register')],
  },
  {
    says: 'A login with an unknown email address takes the same work and gets the same answer as a wrong password',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/login/post',
        'answers a wrong password and an unknown email with the same words',
      ),
    ],
  },
  {
    says: `It ends ${sessionDays} days after the login, and after ${idleDays} days without a visit; nothing renews it.`,
    on: ['/security/whitepaper'],
    proof: [
      session,
      idle,
      integration('api/auth/me/get', 'ends a session after 30 days, however busy it was'),
    ],
  },
  {
    says: `${sessionDays} days after the login, ${idleDays} days without a visit, or when you log out`,
    on: ['/architecture'],
    proof: [session, idle],
  },
  {
    says: `${sessionDays} days from login, ${idleDays} days without a visit, or until you log out`,
    on: ['/legal/privacy'],
    proof: [session, idle],
  },
  {
    says: '“Log out everywhere” ends all of the account',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/sessions/delete',
        'ends every session of the account and says so in the audit trail',
      ),
    ],
  },
  {
    says: `A year from the last login with it`,
    on: ['/legal/privacy'],
    proof: [
      integration(
        'api/users/login/post-tries',
        'is known for a year, to our calls alone, by a cookie that says nothing',
      ),
      ...(DEVICE_DAYS === 365 ? [value('A year', 'DEVICE_DAYS')] : [value(DEVICE_DAYS, 'DEVICE_DAYS')]),
    ],
  },
  {
    says: `we ask for it before ${guardedActs}.`,
    on: ['/security/whitepaper', '/legal/terms', '/about/founder-declaration'],
    proof: [
      guards,
      integration(
        'api/deedguard/locked-deeds/[id]/release/post-guarded',
        'asks for a confirmation before it looks at %s',
      ),
    ],
  },
  {
    says: `Asked for before ${guardedActs}.`,
    on: ['/version'],
    proof: [guards],
  },
  {
    says: `A confirmation counts for ${words[confirmedMinutes]} minutes, for the login that made it.`,
    on: ['/security/whitepaper'],
    proof: [
      value(words[confirmedMinutes] ?? '', 'CONFIRMED_MS in minutes'),
      integration(
        'api/security/guards/get',
        'counts a confirmation for its own sign-in, and for ten minutes',
      ),
    ],
  },
  {
    says: `The PIN has ${words[PIN_DIGITS]} digits, at least three of them different.`,
    on: ['/security/whitepaper'],
    proof: [value(words[PIN_DIGITS] ?? '', 'PIN_DIGITS'), route('POST /api/security/pin')],
  },
  {
    says: `${words[PIN_TRIES]} wrong tries in a row close the PIN for ${pinMinutes} minutes.`,
    on: ['/security/whitepaper'],
    proof: [
      value(words[PIN_TRIES] ?? '', 'PIN_TRIES'),
      value(pinMinutes, 'pinLockEnds'),
      unit('accounts/pin', 'ends a lock after 15 minutes'),
    ],
  },
  {
    says: `${words[RECOVERY_CODES]?.replace('t', 'T')} recovery codes of 120 random bits confirm once each.`,
    on: ['/security/whitepaper'],
    proof: [unit('accounts/recovery-code', 'are made of five bits of each byte, 24 bytes for each code')],
  },
  {
    says: `with a link that takes it back within ${LINK_HOURS} hours and ends every session.`,
    on: ['/security/whitepaper'],
    proof: [value(LINK_HOURS, 'LINK_HOURS'), route('POST /api/security/undo')],
  },
  {
    says: `They work for ${LINK_HOURS} hours, those for a new browser for ${SOON_MINUTES} minutes, those for a new password or another address for ${QUICK_MINUTES} minutes. A day after that they are deleted by an hourly job.`,
    on: ['/architecture', '/legal/privacy'],
    proof: [
      value(LINK_HOURS, 'LINK_HOURS'),
      value(SOON_MINUTES, 'SOON_MINUTES'),
      value(QUICK_MINUTES, 'QUICK_MINUTES'),
    ],
  },
  {
    says: `For a forgotten password we email a link, which works once, for ${QUICK_MINUTES} minutes. A newer link, a new password and a new address end it.`,
    on: ['/security/whitepaper'],
    proof: [
      value(QUICK_MINUTES, 'QUICK_MINUTES'),
      integration(
        'api/users/password-reset/post.mail',
        'makes the link before it void, also one whose email has not gone out',
      ),
      integration('api/users/password-reset/confirm.mail', 'works once'),
      integration(
        'api/users/password/post.mail',
        'voids the links for a new password and for another address that were asked for before',
      ),
      integration(
        'api/users/email/confirm.mail',
        'voids a link for a new password that went to the old address',
      ),
    ],
  },
  {
    says: 'With the link somebody chooses a new password, and every session ends.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/password-reset/confirm.mail',
        'gives the account the new password and ends every session',
      ),
    ],
  },
  {
    says: 'A change in the settings asks for the password that there is, and ends every other session.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/password/post.mail',
        'changes the password, keeps this session and ends the others, with what was confirmed in them',
      ),
      integration('api/users/password/post.mail', 'refuses %s, on its field, and changes nothing'),
    ],
  },
  {
    says: 'An email address that nobody has gets the same answer after the same work, and no email.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/password-reset/post.mail',
        'answers and works alike where there is no account, and mails nothing',
      ),
    ],
  },
  {
    says: 'PIN, passkeys and recovery codes stay, and what they guard stays closed.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/password-reset/confirm.mail',
        'leaves PIN and recovery codes as they are, and what they guard closed',
      ),
    ],
  },
  {
    says: 'We email the account about each new password.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/password-reset/confirm.mail',
        'tells the account, in its notices and by email, and leaves an audit event',
      ),
      integration('api/users/password/post.mail', 'tells the account, and leaves an audit event'),
    ],
  },
  {
    says: 'Every device is logged out then. A PIN, passkeys and recovery codes stay, and are asked for as before.',
    on: ['/reset-password'],
    proof: [
      integration(
        'api/users/password-reset/confirm.mail',
        'gives the account the new password and ends every session',
      ),
      integration(
        'api/users/password-reset/confirm.mail',
        'leaves PIN and recovery codes as they are, and what they guard closed',
      ),
    ],
  },
  {
    says: `The link that we email to the new address works for ${QUICK_MINUTES} minutes, logged in to this account or with its password. The old address gets a link that stops the change, or takes it back, within ${LINK_HOURS} hours, and ends every session.`,
    on: ['/security/whitepaper'],
    proof: [
      value(QUICK_MINUTES, 'QUICK_MINUTES'),
      value(LINK_HOURS, 'LINK_HOURS'),
      integration(
        'api/users/email/confirm.mail',
        'needs the session or the password of the account: its reader may never have asked',
      ),
      integration('api/users/email/keep.mail', 'stops a change that waits, and ends every session'),
      integration('api/users/email/keep.mail', '%s takes back a change that was made'),
    ],
  },
  {
    says: 'As long as that link works, nobody else can open an account with the old address.',
    on: ['/security/whitepaper'],
    proof: [
      integration(
        'api/users/email/confirm.mail',
        'is nobody else’s for a day, neither by a sign-up nor by a change',
      ),
    ],
  },
  {
    says: 'one that was set within the last 24 hours can be taken away again with the link in the email about it.',
    on: ['/security/whitepaper'],
    proof: [value(LINK_HOURS, 'LINK_HOURS'), route('POST /api/security/undo')],
  },
  {
    says: 'which ends every other session of the account.',
    on: ['/legal/terms'],
    proof: [
      integration(
        'api/users/password/post.mail',
        'changes the password, keeps this session and ends the others, with what was confirmed in them',
      ),
    ],
  },
  {
    says: 'The rows hold ids and states, no names, and the database refuses to change or delete them.',
    on: ['/security/whitepaper'],
    proof: [integration('platform/append-only', 'refuses %s'), model('AuditEvent')],
  },
  {
    says: 'and under a hash of the person they count',
    on: ['/security/whitepaper'],
    proof: [integration('platform/rate-limit', 'keeps no account, address or email in the clear')],
  },
  {
    says: 'A password alone still opens an account.',
    on: ['/about/founder-declaration'],
    proof: [integration('api/users/login/post', 'starts a session with the right password')],
  },
  {
    says: 'Encrypted cookies out of the reach of scripts; each login can be ended on the server, one or all at once.',
    on: ['/version'],
    proof: [route('DELETE /api/users/sessions')],
  },
  {
    says: 'Every change of an account, a lock, a payment or a document, in rows that cannot be changed.',
    on: ['/version'],
    proof: [integration('platform/append-only', 'refuses %s'), model('AuditEvent')],
  },
];

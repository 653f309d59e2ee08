import { guardedActs } from '@/lib/accounts/rules/guarded';
import { LINK_HOURS } from '@/lib/platform/link-times';
import { integration, person, together, unit, value, model, type Claim } from './claim';

const paper = '/security/whitepaper';
const privacy = '/legal/privacy';

const audited = integration('platform/append-only', 'refuses %s');
const everywhere = integration(
  'api/users/sessions/delete',
  'ends every session of the account and says so in the audit trail',
);
const copies = integration(
  'api/auth/signout/post.alone',
  'ends it on the server: a cookie that was copied before opens nothing',
);
const unconfirmed = integration(
  'accounts/unconfirmed.mail',
  'sends no invoice in the name of that address, by %s',
);
const reset = [
  integration(
    'accounts/reset-guards.mail',
    'removes them all, ends every session, and leaves an audit event',
  ),
  integration('accounts/reset-guards.mail', 'tells the account, and its address by email'),
] as const;
const tries = integration(
  'api/users/login/post-tries',
  'is told after ten, by mail and in the account, at most once a day',
);
const codes = integration('api/security/pin/post', 'voids codes that were made before, by whomever, %s');
const first = integration('api/security/pin/post', 'is refused to an open session %s, and changes nothing');
const rotated = integration(
  'accounts/keys-rotate',
  'seals everything under the new key, which alone then opens it',
);
const storage = unit('catalog/legal-papers', 'names everything that the pages keep in a browser');
const guards = value(guardedActs, 'guardedActs');

/** What holds for every account, every session and every change of its guards. */
export const accountsInFull: Claim[] = [
  ...together(
    paper,
    [
      integration(
        'api/users/login/post-tries',
        'from everywhere stop after a hundred in an hour, and a device of the owner goes on',
      ),
      integration(
        'api/users/login/post-tries',
        'of many accounts from one place stop after fifty in ten minutes',
      ),
      tries,
    ],
    'argon2id, limits for each account and each address, the same answer for known and unknown accounts, and an email to the owner.',
    'Wrong passwords count for the account and the network address together, for the account everywhere, and for the address.',
    'After ten wrong passwords within an hour from unknown browsers the owner is told by email, at most once a day.',
  ),
  ...together(paper, [copies, everywhere], '“Log out” ends that row, and with it every copy of the cookie;'),
  ...together(
    paper,
    [integration('platform/session', 'is sent over https alone')],
    'and that travels under https alone where the site has https (Secure).',
  ),
  ...together(
    paper,
    [
      integration(
        'api/users/sessions/delete',
        'refuses an old session on another instance: writes at once, reads within 10 seconds',
      ),
    ],
    'A call that changes something asks the database each time. A call that reads may trust what the server knew within the last 10 seconds.',
  ),
  ...together(
    paper,
    [unconfirmed, integration('accounts/unconfirmed.mail', 'is not verified as a notary')],
    'Until then the account sends no invoice and shows none to others, is not verified as a notary and is not made an admin.',
  ),
  ...together(
    paper,
    [
      integration(
        'accounts/set-role',
        'ends every session of the account: what was open before is not raised with it',
      ),
    ],
    'a change of role ends all of its sessions.',
  ),
  ...together(
    paper,
    [audited, model('AuditEvent')],
    'and what happens to a document each leave a row in an audit trail.',
  ),
  ...together(
    paper,
    [
      integration(
        'platform/telemetry/logger',
        'is one line without a character that nobody sees, and holds all of them for whoever reads the JSON',
      ),
      integration('platform/route', 'does not hold the token of a link, which opens a document'),
    ],
    'The server’s own log has a line for each call with its id, path, status and duration: no bodies, no names, no addresses.',
  ),
  ...together(
    privacy,
    [integration('platform/route', 'does not hold the token of a link, which opens a document')],
    'Method, path, status, duration and a random number of each call.',
  ),
  ...together(
    paper,
    [codes],
    'They come with the first PIN or passkey of an account, which voids all codes from before.',
  ),
  ...together(
    paper,
    [
      first,
      integration('api/security/pin/post', 'asks for a confirmation before another PIN, and changes nothing'),
    ],
    'every later change asks for a guard.',
  ),
  ...together(
    paper,
    [
      value(LINK_HOURS, 'LINK_HOURS'),
      integration(
        'api/security/undo/post',
        'takes the first guard off again with the codes that came with it, and ends every session',
      ),
    ],
    `Each change, other than of a name, goes to the account by email, with a link that takes it back within ${LINK_HOURS} hours and ends every session.`,
  ),
  ...together(
    paper,
    [...reset],
    'then an operator removes all guards at once and ends every session, and the account is told by email.',
  ),
  ...together(
    paper,
    [
      integration(
        'api/auth/webauthn/verify/post',
        'adds the passkey, tells the account, and confirms the sign-in',
      ),
    ],
    'the private key stays in the device, which checks the finger, the face or its own PIN each time.',
  ),
  ...together(
    [paper, '/about/founder-declaration'],
    [rotated, integration('accounts/keys-rotate', 'goes on where an earlier run was cut off')],
    'One command reseals everything under a new key, at any time.',
  ),
  ...together(
    paper,
    [
      rotated,
      unit(
        'platform/secrets/secret-box-keys.alone',
        'seals under the current one and opens what a previous one sealed',
      ),
    ],
    'and one command reseals everything, so that an old key can be removed. Documents are not rewritten, because only their keys were sealed.',
  ),
  ...together(
    paper,
    [rotated],
    'Everything that it seals can be opened by anyone who also has the database; the files of documents take the store as well',
  ),
  ...together(
    [paper, '/about/founder-declaration'],
    [guards],
    `True for anyone who sets them: we then ask for a PIN or a passkey before ${guardedActs}.`,
  ),
  ...together(
    [paper, '/about/founder-declaration'],
    [
      unit('notary/policy', '%s is %s'),
      model('User'),
      model('OrganizationShare'),
      model('PartnerLock'),
      model('ShareLink'),
    ],
    'and a record is open to its owner, to those who are a party to it, to those to whom its owner gave access (members of an organization, a partner that asked for a lock, a connected app, anyone with a shared link), and to admins where they have to act.',
  ),
  ...together(
    '/legal/terms',
    [
      integration(
        'api/deedguard/locked-deeds/get-guarded',
        'keeps the unlock codes back until this sign-in is confirmed, and again ten minutes later',
      ),
    ],
    'Anyone who logs in with it can see your deeds and, where you have no PIN and no passkey, their unlock codes.',
  ),
  ...together(
    privacy,
    [storage],
    'There is no cookie banner, because every cookie here is needed for something that you asked for. If you only read pages, none is set.',
    'Your name, email and role, so that pages greet you at once.',
    'What you typed into an application, a message to us, a fraud report or the form that locks a deed, so that a reload loses nothing.',
  ),
  ...together(
    privacy,
    [integration('platform/abuse', 'holds no address, and a mark that is another one each day')],
    'For each day, how often tries were limited',
    'under a key of ours, so the mark changes every day)',
  ),
  ...together(
    privacy,
    [
      integration('accounts/delete-ended-sessions', 'keeps one that was ended for 30 days'),
      integration('notary/delete-old-positions', 'with a visit %s'),
      integration(
        'retention/delete-old',
        'are deleted after two years, but those with an invoice and those to an account that is held',
      ),
      integration(
        'retention/delete-old',
        'is deleted a year after the case was closed, and not while it is open or its account is held',
      ),
      integration(
        'retention/delete-old',
        'is forgotten after two years, where it asked for an offer or an application was declined',
      ),
      integration(
        'retention/delete-old',
        'is kept for a year after the appointment, and while a party is held',
      ),
      integration('retention/delete-old', 'are known for 90 days after their link stopped working'),
      integration(
        'api/users/export/[id]/get',
        'can be downloaded for a day, and is gone after that, with its key and its bytes',
      ),
      integration(
        'api/users/[userId]/delete.mail',
        'leaves nothing of the person but the invoices that others keep',
      ),
      integration(
        'api/consents/lock/answer/post',
        'says it once, and forgets after 90 days what came to nothing',
      ),
      integration('platform/v1/idempotency', 'delete how often was called after 13 months'),
      integration('programs/sandbox', 'is there for 90 days, and then removed'),
      integration('oauth/registration', 'is removed when nobody has connected it for 30 days'),
      person('An operator deletes the rest by hand, on request.'),
    ],
    'Today rate-limit counters, counts of what was refused, unanswered questions of partners, invitations, counts of API calls, test data and events of programs, apps that registered themselves, passkey challenges, links in emails, copies of emails, closed messages, old interest and declined applications, logins, notifications, downloads of your data, why notaries were asked and notaries’ positions are deleted automatically; everything else ends when you delete the account, at your request or where the table says so.',
  ),
  ...together(
    privacy,
    [
      integration('platform/route', 'looks at origin, session, limit, path, query and body in this order'),
      unit('catalog/technical-papers', 'leaves no limit out'),
    ],
    'A call that changes something of an account is checked against its session, and what could be tried by guessing is counted and limited.',
  ),
  ...together(
    privacy,
    [unit('catalog/technical-papers', 'are given for each header that is sent, and for no other')],
    'The security whitepaper describes all of it, and the page on security headers shows what each of our responses carries.',
  ),
  ...together(
    privacy,
    [model('User'), person('The operator collects nothing beside it.')],
    'We keep what a lock, a payment or a visit needs, and nothing to learn about you beyond that.',
  ),
  ...together(
    privacy,
    [person('The operator answers for it, whoever asks and from wherever.')],
    'This policy covers DeedGuard, GuardSign and every page of this site.',
    'Everybody has these rights here, wherever you live, at no charge.',
    'Withdraw consent: at any time, from then on.',
    'a browser that sends the Global Privacy Control signal gets what everybody gets.',
    'They are used to log you in, and for nothing that would give a right to limit their use.',
    'So there is nothing to opt out of',
  ),
  ...together(
    '/about/founder-declaration',
    [unit('catalog/legal-papers', 'gives a check with every promise')],
    'So each promise below comes with its check, or says that there is none.',
  ),
  ...together(
    '/about/founder-declaration',
    [person('An admin writes to the addresses of /admin/users, which downloads as CSV.')],
    'Everyone affected is told what happened, which data it touched and what to do.',
  ),
  ...together(
    '/legal/ip',
    [person('The operator answers for it; no program sends it elsewhere.')],
    'We use it to serve you and for nothing else',
  ),
];

import { EXPORT_HOURS } from '@/lib/personal-data/rules/size';
import { LINK_HOURS, LINK_KEPT_HOURS } from '@/lib/platform/link-times';
import { browser, integration, person, route, screen, together, value, type Claim } from './claim';

const deletion = 'api/users/[userId]/delete.mail';
const erased = integration(deletion, 'leaves nothing of the person but the invoices that others keep');
const keys = integration(deletion, 'destroys the keys of every file, and a job removes the bytes');
const kept = integration(
  deletion,
  'keeps what accounts are made of: payments, plans and visits, tied to nobody',
);
const hindered = integration(
  'api/users/[userId]/delete-hindered',
  'is refused while %s, says so, and changes nothing',
);
const held = (named: string) => integration('api/users/[userId]/hold', named);
const heldReport = (named: string) => integration('api/users/[userId]/hold-reports', named);
const journal = (named: string) => integration('api/notaries/[userId]/journal/post', named);
const goodbyeDays = (LINK_HOURS + LINK_KEPT_HOURS) / 24;

/** What becomes of an account's data: where it is signed in, taking it along, deleting it. */
export const personalDataClaims: Claim[] = [
  ...together(
    '/legal/privacy',
    [
      held('is not deleted, says so, and is deleted once the hold is lifted, with its reason'),
      held('keeps what its owner would delete'),
      held('is passed over by the jobs that delete what is old, and no other account is'),
      held('puts off the deletion of whoever it met in a visit, and of nobody else'),
    ],
    'Until it is lifted, you cannot delete the account, a document, a redacted copy, a generated document or a watch, and what the table says about the data of the account waits; if you try, we say that a legal matter is in the way.',
    'Counters, links, tokens and downloads of your data end as they always do, because they say nothing of what happened.',
  ),
  {
    says: 'Anyone who took part in a visit with the account, or who is in a report of fraud or a partner’s question about a property with it, cannot delete their account either, because these belong to both.',
    on: ['/legal/privacy'],
    proof: [
      integration(
        'api/users/[userId]/hold-visits',
        'keeps what the notary wrote who gave it back, while the client is held',
      ),
      heldReport('is kept from the deletion of the owner of the property while the %s is held'),
      heldReport(
        'is kept from the deletion of the reporter while another member, or the owner of the property, is held',
      ),
    ],
  },
  {
    says: 'A notary cannot remove or replace the paper of a credential either.',
    on: ['/legal/privacy'],
    proof: [
      integration('api/notaries/profile/[userId]/patch-held', 'are kept when the notary %s'),
      integration(
        'api/notaries/profile/[userId]/patch-held',
        'are kept when another one is uploaded in their place',
      ),
    ],
  },
  {
    says: 'is kept while its case is open, and you can delete the account once we have closed it',
    on: ['/legal/privacy'],
    proof: [heldReport('puts off the deletion of its owner, who reads why, until it is closed')],
  },
  {
    says: 'are deleted on a schedule, but for accounts under a legal hold.',
    on: ['/security/whitepaper', '/about/founder-declaration'],
    proof: [held('is passed over by the jobs that delete what is old, and no other account is')],
  },
  {
    says: 'What you typed into the form to sign up; never the password.',
    on: ['/legal/privacy'],
    proof: [
      screen(
        'accounts/signup-form',
        'finds again what was typed and chosen before a reload, without the password, until there is an account',
      ),
    ],
  },
  {
    says: 'in encrypted form (AES-256-GCM) the document, place, names and addresses, notes and corrections.',
    on: ['/legal/privacy'],
    proof: [journal('writes the first entry, and keeps what was typed sealed')],
  },
  {
    says: 'The form has no field for the number of an identity document.',
    on: ['/legal/privacy'],
    proof: [journal('refuses %s, and writes nothing')],
  },
  {
    says: 'clients, other notaries and our admins have no page that shows it.',
    on: ['/legal/privacy'],
    proof: [integration('api/notaries/[userId]/journal/get', 'is read by nobody but its notary')],
  },
  {
    says: 'shows where you are logged in and ends each session alone, or all others at once.',
    on: ['/legal/privacy'],
    proof: [
      integration(
        'api/users/sessions/[id]/delete',
        'ends the one session: its cookie opens nothing, the others go on',
      ),
      browser('account-sessions', 'ended in another browser is gone there and in the list at once'),
    ],
  },
  {
    says: 'ends all of the account, and the page Sessions ends each alone.',
    on: ['/security/whitepaper'],
    proof: [route('DELETE /api/users/sessions/[id]'), route('DELETE /api/users/sessions')],
  },
  {
    says: 'the city and state of the network at the login. No network address.',
    on: ['/legal/privacy'],
    proof: [integration('accounts/session-place.alone', 'of %s is %s')],
  },
  {
    says: 'it downloads everything as one ZIP, with a JSON file for each kind of data, and it deletes the account.',
    on: ['/legal/privacy'],
    proof: [
      integration(
        'api/users/export/post',
        'answers a ZIP with a list of each kind, and a text that explains them',
      ),
      route('DELETE /api/users/[userId]'),
    ],
  },
  {
    says: 'Both ask for your password, and for a PIN or a passkey where you have one.',
    on: ['/legal/privacy'],
    proof: [
      integration('api/users/export/post', 'asks a guarded account to confirm'),
      integration(deletion, 'asks a guarded account to confirm'),
    ],
  },
  {
    says: `${EXPORT_HOURS} hours after they are ready, then deleted by an hourly job`,
    on: ['/legal/privacy'],
    proof: [
      value(EXPORT_HOURS, 'EXPORT_HOURS'),
      integration(
        'api/users/export/[id]/get',
        'can be downloaded for a day, and is gone after that, with its key and its bytes',
      ),
    ],
  },
  {
    says: `${EXPORT_HOURS} hours after it is ready`,
    on: ['/architecture'],
    proof: [value(EXPORT_HOURS, 'EXPORT_HOURS')],
  },
  {
    says: `Until the email that says so has gone out, at most ${goodbyeDays} days`,
    on: ['/legal/privacy'],
    proof: [
      value(goodbyeDays, 'LINK_HOURS and LINK_KEPT_HOURS in days'),
      integration(deletion, 'says goodbye by email, and keeps neither address nor letter'),
    ],
  },
  {
    says: 'Their keys are destroyed at once; a job removes the encrypted bytes.',
    on: ['/legal/privacy'],
    proof: [keys],
  },
  {
    says: 'Then places, instructions and words are erased; that the visit took place, its kind, time, price and stars stay for the other party.',
    on: ['/legal/privacy'],
    proof: [erased, kept],
  },
  {
    says: 'payments and plans are tied to a random number alone.',
    on: ['/legal/privacy'],
    proof: [erased, kept],
  },
  {
    says: 'Before that it names what has to be settled first, such as a lock in force, a visit ahead or a bill that is open.',
    on: ['/legal/privacy'],
    proof: [hindered],
  },
  {
    says: 'The page first names what has to be settled: locks in force or unpaid, requests and visits that are open, bills, a plan that still runs, refunds, an open report of fraud, or a legal hold.',
    on: ['/legal/terms'],
    proof: [hindered],
  },
  {
    says: 'A payment that you have not used for a property and that is too old to go back is lost with the account.',
    on: ['/legal/terms'],
    proof: [integration('api/users/[userId]/delete-hindered', 'is done despite %s')],
  },
  {
    says: 'Whoever deletes a document or their account erases them in the same transaction',
    on: ['/security/whitepaper'],
    proof: [
      erased,
      integration(deletion, 'leaves every other proof of the log as it was, and finds the file no longer'),
    ],
  },
  ...together(
    ['/legal/terms', '/security/whitepaper'],
    [
      integration(
        'api/users/password/post.mail',
        'changes the password, keeps this session and ends the others, with what was confirmed in them',
      ),
    ],
    'ends every other session',
  ),
  ...together(
    '/legal/terms',
    [person('The reader does it; `POST /api/users/password` is there for it.')],
    'change it at once in your account settings',
  ),
  ...together(
    '/security/whitepaper',
    [integration('api/users/password/post.mail', 'tells the account, and leaves an audit event')],
    'We email the account about each new password',
  ),
  ...together(
    '/legal/terms',
    [
      integration(
        'api/users/[userId]/delete.mail',
        'leaves nothing of the person but the invoices that others keep',
      ),
    ],
    'Then it erases what the privacy policy says. You can’t undo that.',
  ),
  ...together(
    '/legal/privacy',
    [integration('api/users/export/[id]/get', 'lies encrypted in the store')],
    'the file with your data, encrypted under a key of its own (AES-256-GCM)',
  ),
  ...together(
    '/legal/privacy',
    [
      integration(
        'api/users/export/post',
        'answers a ZIP with a list of each kind, and a text that explains them',
      ),
    ],
    'does two of these by button: it downloads everything as one ZIP',
  ),
  ...together(
    '/legal/privacy',
    [integration('organizations/sharing', 'is not seen any more by a member who leaves, at once')],
    'While you are a member; what you share until you or an owner of the organization ends that',
  ),
  ...together(
    '/legal/privacy',
    [integration('api/v1/properties/get', 'shows neither the unlock code nor who owns the property')],
    'A partner that asked for your lock The address of the property, the state of the lock and its entry in the log',
  ),
  ...together(
    '/legal/privacy',
    [integration('oauth/flow', 'is connected by its user, calls the API for them and renews its tokens')],
    'What you allowed, such as your locked properties, their fraud reports, your bookings and where the notary is',
  ),
  {
    says: 'A session that is ended can change nothing from that moment on, and read nothing 10 seconds later.',
    on: ['app/(account)/settings/sessions/page.tsx'],
    proof: [
      integration(
        'api/users/sessions/delete',
        'refuses an old session on another instance: writes at once, reads within 10 seconds',
      ),
    ],
  },
  {
    says: 'their keys are destroyed at once, and the encrypted bytes are removed after that.',
    on: ['lib/personal-data/content/deletion.ts'],
    proof: [keys],
  },
  {
    says: 'Invoices keep the names and addresses on them; the rest is tied to a random number alone.',
    on: ['lib/accounts/content/deletion.ts'],
    proof: [erased, kept],
  },
  {
    says: 'Nobody can log in to it, and it cannot be brought back.',
    on: ['lib/accounts/commands/account-letters.ts'],
    proof: [
      integration(deletion, 'lets nobody in with the old password, and the address open a new account'),
    ],
  },
];

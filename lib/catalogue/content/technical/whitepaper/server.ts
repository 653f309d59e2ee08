import type { PaperSection } from '@/lib/paper/paper';

/** Accounts, secrets and the way in. */
export const serverSections: PaperSection[] = [
  {
    id: 'passwords',
    title: 'Passwords',
    blocks: [
      'Passwords are hashed with argon2id: 19 MiB of memory, 2 passes, 1 lane, as the OWASP Password Storage Cheat Sheet recommends. They have 8 to 128 characters, and those that attackers try first are refused.',
      'A sign-in with an unknown email address takes the same work and gets the same answer as a wrong password, so the form does not tell who has an account. The form that opens an account does tell: it says when an email is in use.',
    ],
  },
  {
    id: 'sessions',
    title: 'Sessions',
    blocks: [
      'A session is an encrypted token (JWE, A256GCM) in a cookie that scripts cannot read (`HttpOnly`), that other sites’ forms do not carry (`SameSite=Lax`), and that travels under https alone where the site has https (`Secure`). It ends after 30 days.',
      'The token carries the session version of the account. “Sign out everywhere” raises that version, and every older session is over. A call that changes something asks the database each time. A call that reads may trust what the server knew within the last 10 seconds.',
    ],
  },
  {
    id: 'access',
    title: 'Who may see what',
    blocks: [
      'Each query names the account that asks. Somebody else’s record is answered like one that does not exist. Roles are owner, notary, partner and admin. An admin is made at the command line of the server.',
      'A new account, signing out everywhere, a change of role, a PIN or a passkey, a lock, a release, a payment, and what happens to a document each leave a row in an audit trail. The rows hold ids and states, no names, and the database refuses to change or delete them.',
    ],
  },
  {
    id: 'requests',
    title: 'What a request must pass',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'A call that changes something must not come from another site’s page (its `Origin` is compared).',
          'The session, and the role that the call asks for.',
          'The rate limit.',
          'A schema for path, query and body. A JSON body has at most 100,000 bytes.',
        ],
      },
      'What goes wrong is answered with a message and a code, never with a stack or a query. The server’s own log has a line for each call with its id, path, status and duration: no bodies, no names, no addresses.',
    ],
  },
  {
    id: 'rate-limits',
    title: 'Rate limits',
    blocks: [
      'Tries are counted in the database, so that several servers count together, and under a hash of whom they count. An IPv6 network of 2^64 addresses counts as one.',
      {
        kind: 'table',
        caption: 'Limits that are in force',
        head: ['What', 'How many', 'Counted for'],
        rows: [
          ['Opening an account', '20 in 10 minutes', 'the network address'],
          ['Signing in', '10 in 10 minutes', 'the email'],
          ['Signing in, from one place', '200 in 10 minutes', 'the network address'],
          ['Signing out everywhere', '10 in an hour', 'the account'],
          ['Locking a deed', '60 in an hour', 'the account'],
          ['Releasing a lock', '5 in an hour', 'the lock'],
          ['Opening a payment', '60 in an hour', 'the account'],
          ['Confirming a demo payment', '60 in an hour', 'the account'],
          ['Downloading a proof', '120 in an hour', 'the account'],
          ['Registering interest', '10 in an hour', 'the network address'],
          ['Verifying a hash or a proof', '60 in a minute', 'the network address'],
          ['Setting a PIN', '5 in an hour', 'the account'],
          ['Confirming with PIN, passkey or code', '30 in 10 minutes', 'the account'],
          ['Starting with a passkey', '60 in 10 minutes', 'the account or the network address'],
          ['Signing in with a passkey', '60 in 10 minutes', 'the network address'],
          ['Removing a PIN, changing passkeys or recovery codes', '30 in an hour', 'the account'],
          ['Storing a document', '120 in an hour', 'the account'],
          ['Downloading a document', '300 in an hour', 'the account'],
          ['Receiving a certificate', '120 in an hour', 'the account'],
          ['Asking for a redacted copy', '60 in an hour', 'the account'],
          ['Making a link', '60 in an hour', 'the account'],
          ['Opening a link', '30 in a minute', 'the network address'],
          ['Asking for a price', '60 in a minute', 'the network address'],
          ['Requesting a notary', '30 in an hour', 'the account'],
          ['Changing a request', '120 in an hour', 'the account'],
          ['Answering an offer', '300 in an hour', 'the account'],
          ['Sending a position', '30 in a minute', 'the account'],
          ['Opening a stream of changes', '60 in a minute', 'the account'],
          ['Opening a stream of positions', '60 in a minute', 'the account'],
          ['Writing a message', '60 in 10 minutes', 'the account'],
          ['Searching for notaries', '60 in a minute', 'the network address'],
          ['Changing a notary’s profile', '120 in an hour', 'the account'],
          ['Reading a calendar feed', '60 in a minute', 'the network address'],
          ['Making an invoice', '300 in an hour', 'the account'],
          ['Changing an invoice', '300 in an hour', 'the account'],
          ['Sending an invoice', '60 in an hour', 'the account'],
          ['Sending an invoice, from one place', '60 in an hour', 'the network address'],
          [
            'Sending an invoice, to one person',
            '20 in an hour',
            'the email that it goes to, over all accounts',
          ],
          ['Reading an invoice', '120 in a minute', 'the network address'],
          ['Paying an invoice', '30 in a minute', 'the network address'],
          ['Applying as a partner', '5 in an hour', 'the network address'],
          ['Applying for a partnership', '5 in an hour', 'the network address'],
          ['Entering the hash of a document', '120 in an hour', 'the account'],
          ['Joining the waitlist', '10 in an hour', 'the network address'],
        ],
      },
    ],
  },
  {
    id: 'encryption',
    title: 'Encryption',
    blocks: [
      'Unlock codes are sealed with AES-256-GCM under the master key of the server: a random 96-bit nonce, a 128-bit tag, and the id of the lock as authenticated context. A sealed code that is moved to another lock does not open. Each sealed text names the key that sealed it.',
      'An unlock code has 12 characters of Crockford’s base32, 60 random bits. A typed code is compared in constant time.',
      'Between your browser and us it is https, wherever the site is served under https, and the browser is told to keep to it. Disks and backups are as encrypted as the machine that they are on. The program adds nothing there.',
    ],
  },
  {
    id: 'keys',
    title: 'Keys',
    blocks: [
      {
        kind: 'table',
        caption: 'The keys of a server',
        head: ['Key', 'What it does', 'If it is lost', 'If it is stolen'],
        rows: [
          [
            'Master key',
            'Seals unlock codes, PINs and the keys of documents',
            'What it sealed cannot be read again, documents included',
            'Unlock codes and documents can be read by whoever has the database and the store too',
          ],
          [
            'Log signing key',
            'Signs checkpoints',
            'The log cannot go on under its key; old proofs stay good',
            'False checkpoints can be signed',
          ],
          [
            'Session secret',
            'Encrypts session cookies',
            'Everybody signs in again',
            'Sessions can be made up until it is replaced',
          ],
          [
            'Stripe keys',
            'Open payments, check events',
            'They are issued again',
            'They are revoked at Stripe',
          ],
        ],
      },
      'The master key can be replaced: the server opens with the keys of before, seals with the one of today, and one command seals everything anew, so that an old key can be taken away. Documents are not rewritten, because only their keys were sealed.',
      'Keys come from the environment of the server and are never written to its log. With a real database nothing is made up: a missing key is named, and the server does not start.',
    ],
  },
  {
    id: 'script-policy',
    title: 'Script policy and headers',
    blocks: [
      'No inline script runs that we did not write. Pages that are made ahead carry the SHA-256 of each of their inline scripts. Pages that are made for one person carry a nonce, a new one each time. Neither `unsafe-inline` nor `unsafe-eval` is allowed for scripts, on any page.',
      'All headers, their values and their reasons are on [Security headers](/security-headers). That page also compares them with what your browser received.',
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    blocks: [
      'Card numbers never reach us: Stripe’s own fields take them. An event from Stripe counts only with its signature, not older than five minutes. Then we ask Stripe how the payment stands, and write the answer once, whatever comes again.',
      'Where Stripe is not set up, payments are off, or a demo provider takes its place. It is labeled, it asks for no card, and it moves no money.',
    ],
  },
];

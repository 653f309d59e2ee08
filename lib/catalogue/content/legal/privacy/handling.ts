import type { Claim } from '@/lib/catalogue/schema';
import type { PaperSection } from '@/lib/paper/paper';

const retention: Claim = { claim: 'Transactions are kept for 7 years and security logs for 2 years.' };
const longerRetention: Claim = { claim: 'Security logs are kept for 10 years.' };

/** How long it stays, and who else sees it. */
export const handlingSections: PaperSection[] = [
  {
    id: 'how-long',
    title: 'How long we keep it',
    blocks: [
      {
        kind: 'table',
        caption: 'What ends when',
        head: ['Data', 'How long'],
        rows: [
          [
            'Rate-limit counters',
            'Until their window is over, at most an hour, then deleted by an hourly job',
          ],
          ['Session in your browser', '30 days from sign-in, or until you sign out'],
          ['Account, notifications', 'Until you ask for the account to be closed'],
          [
            'Deed records and openings',
            'Until you ask for erasure, also after a release, so that your proof can be made again',
          ],
          [
            'Shared links',
            'Until you delete what they show. Then the hash of the address and the time of the deletion stay, so that whoever follows the link reads that it has ended.',
          ],
          ['Hashes that you entered', 'Until you ask for erasure, so that your proof can be made again'],
          [
            'Payments, invoices',
            'As long as the law on accounts and taxes asks, also after an account is closed',
          ],
          [
            'Messages, interest and applications of partners',
            'Until you ask for erasure, or the matter is closed',
          ],
          ['Audit trail', 'Without end; it holds no personal data once the account is gone'],
          ['Technical log', 'As long as the server keeps its output; it names nobody'],
          ['Log entries', 'Without end; they hold no personal data that anybody can read'],
        ],
      },
      {
        kind: 'note',
        text: `**Claim:** ${retention.claim} **Another page of ours claims:** ${longerRetention.claim} The two do not agree, and both stand here for that reason. Today only rate-limit counters and sessions end by the clock; everything else ends at your request or where the table says so.`,
      },
      'A backup, where one is made, loses erased data when it is overwritten.',
    ],
  },
  {
    id: 'the-log',
    title: 'The public log and your right to erasure',
    blocks: [
      'The evidence log is public and append-only. Nobody can change or remove an entry, and its proofs would be worthless if somebody could. We have made it so that this does not cost you your rights.',
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'An entry holds a **commitment**: a SHA-256 hash over your private record and a salt, 32 random bytes that only we and your proof file hold. Beside it stands a time. Nothing else is in the entry.',
          'Without the salt nobody can find the record by trying names and addresses, however many.',
          'When you ask for **erasure**, we delete the salt and the record. The hash that remains can no longer be tied to you or to anything, by us or by others, and every other proof stays whole.',
          'After that we cannot make your proof file again. A file that you have downloaded holds its own salt and goes on working. Keep it or destroy it; that is in your hands.',
        ],
      },
    ],
  },
  {
    id: 'who-else',
    title: 'Who else sees your data',
    blocks: [
      {
        kind: 'table',
        caption: 'Recipients',
        head: ['Who', 'What', 'When'],
        rows: [
          [
            'Stripe',
            'Card data, which you type into Stripe’s form; the amount; a random number of the payment; of an invoice its number and the email address that it bills. Stripe also sees the browser and its network address.',
            'When you pay by card: on our payment page, or for an invoice on Stripe’s own',
          ],
          [
            'People who run the service',
            'What is in the database, as far as their work needs it. Unlock codes and PINs are encrypted there, documents in their store; the running service holds the master key.',
            'When something has to be mended or answered',
          ],
          [
            'The hosting provider',
            'Encrypted traffic, and the machines on which the database is kept. The provider is not named here yet.',
            'Always',
          ],
          [
            'Whoever has a link that you shared',
            'The document or the redacted copy, with the viewer’s name and the time across every page',
            'Until the link ends or you revoke it',
          ],
          [
            'Whoever has a file whose hash you entered, or the link that verifies it',
            'The hash and the time of its entry; not who you are, nor the name and the note that you typed',
            'From the moment when you enter it',
          ],
          [
            'Whoever has the link of an invoice',
            'What stands on the invoice. The link is a random number that nobody can guess, and search engines are told not to list it.',
            'From the moment when you pass it on or send it by mail',
          ],
          ['Notaries', 'What a visit needs', 'When requests open, and you send one'],
          [
            'Whoever you give a proof file to',
            'Everything that stands in it: the property, the owner’s name, the time',
            'When you hand it over',
          ],
          [
            'Courts and authorities',
            'What an order names, after we have checked that it binds us',
            'When the law makes us. We tell you first, unless that is forbidden.',
          ],
        ],
      },
      'The service is made for property in the United States, and your data may be kept there. If you use it from Europe, this rests on the contract that you made with us (Article 49(1)(b) GDPR).',
      'If the service is taken over by another operator, your data goes with it under this policy, and you are told before.',
    ],
  },
  {
    id: 'no-sale',
    title: 'No sale, no trackers',
    blocks: [
      'We have not sold personal data and have not shared it for advertising across sites, in the sense of California’s law, in the last twelve months or before, and we do not plan to. That holds for the data of minors too. There is therefore nothing to opt out of; a browser that sends the Global Privacy Control signal gets what everybody gets.',
      'Fonts, pictures and scripts come from our own server. We use no analytics, no pixels, no fingerprinting and no social plug-ins. The one script from elsewhere is Stripe’s, and it is loaded only when you reach the card form.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    blocks: [
      'There is no cookie banner, because every cookie here is needed for something that you asked for. If you only read, none is set.',
      {
        kind: 'table',
        caption: 'Cookies and storage',
        head: ['Name', 'What for', 'How long'],
        rows: [
          [
            '`next-auth.session-token`',
            'Cookie. Keeps you signed in. Encrypted, and not readable by scripts.',
            '30 days, or until you sign out',
          ],
          [
            '`next-auth.csrf-token`',
            'Cookie. Keeps other sites from signing you out. Not readable by scripts.',
            'Until the browser is closed',
          ],
          [
            '`next-auth.callback-url`',
            'Cookie. The page to return to after signing out. Not readable by scripts.',
            'Until the browser is closed',
          ],
          [
            '`user`',
            'Local storage. Your name, email and role, so that pages greet you at once.',
            'Until you sign out',
          ],
          ['`theme`', 'Local storage. Light or dark, if you chose.', 'Until you clear it'],
          ['`panel`', 'Local storage. Whether the quick panel is open.', 'Until you clear it'],
          [
            '`protect-draft`',
            'Session storage. The address and the owner’s name that you typed, while you log in.',
            'Until the tab is closed or the form is filled in again',
          ],
          [
            '`invoice-draft`',
            'Session storage. The invoice that you are typing, with whom it bills.',
            'Until it is created, you start over or sign out, or the tab is closed',
          ],
          [
            '`redaction-review`',
            'Session storage. Which places you leave readable in a redacted copy, and the boxes that you drew; never the words.',
            'Until the copy is made, you sign out or the tab is closed',
          ],
          [
            '`position-shared`',
            'Session storage, for notaries. The visits to which this tab shares your way.',
            'Until you stop sharing, another tab shares, or the tab is closed',
          ],
          [
            '`__stripe_mid`, `__stripe_sid`',
            'Cookies, set by Stripe. Detection of card fraud, on the payment page alone.',
            'As [Stripe’s cookie policy](https://stripe.com/cookies-policy/legal) says',
          ],
        ],
      },
      'Under https the names of the three sign-in cookies begin with `__Secure-` or `__Host-`.',
    ],
  },
];

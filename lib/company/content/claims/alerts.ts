import { integration, route, unit, type Claim } from './claim';

const alerts = (file: string, named: string) => integration(`alerts/${file}`, named);
const unpaid = alerts('lock-alerts', 'comes with the second reminder, is high with the last one, and is one');
const ended = alerts('lock-alerts', 'says that it was released with its code, beside the one notice of that');
const lapsing = alerts('lock-alerts', 'warns once, 14 days before the end');
const newBrowser = alerts(
  'account-alerts',
  'raises an alert that names the browser, and none when that browser comes back',
);
const newPlace = alerts(
  'vault-alerts',
  'raises an alert when it is opened from a network that it was not opened from before',
);

/** What alerts tell, and what is kept for them. */
export const alertClaims: Claim[] = [
  {
    says: 'Alerts tell you when the lock stays unpaid, ends soon, is contested or has ended.',
    on: ['/'],
    proof: [unpaid, lapsing, ended],
  },
  {
    says: 'alerts about locks, logins and shared links',
    on: ['/press'],
    proof: [unpaid, newBrowser, newPlace],
  },
  {
    says: 'shows when a lock stays unpaid, ends soon, is contested or has ended.',
    on: ['/legal/terms'],
    proof: [unpaid, lapsing, ended],
  },
  {
    says: 'They tell you what happens to your own lock, for example when it ends.',
    on: ['/county-documents'],
    proof: [ended],
  },
  {
    says: 'Each alert says what it comes from.',
    on: ['components/catalog/counties/county-alerts.tsx', '/county-documents'],
    proof: [
      integration('api/alerts/get', 'gives each alert with its reasons, its property and what was recorded'),
    ],
  },
  {
    says: 'so the mark means nothing for another link). Where the operator of this site has a file of places, the city and state of the network too. No network address.',
    on: ['/legal/privacy'],
    proof: [alerts('vault-alerts', 'keeps no network address, and marks that mean nothing for another link')],
  },
  {
    says: 'What was seen, why we tell you, when, and what you said of it.',
    on: ['/legal/privacy'],
    proof: [
      alerts('raise', 'writes the alert, its trail and one notice that leads to it'),
      route('PATCH /api/alerts/[id]'),
    ],
  },
  {
    says: 'when your PIN is locked after wrong tries, when an alert is critical or high, when somebody logs in from a new browser,',
    on: ['/legal/privacy'],
    proof: [
      alerts('raise', 'tells one that is %s by %i emails'),
      alerts('account-alerts', 'tells of it by one email'),
    ],
  },
  {
    says: 'They are told when the link is opened from a new place.',
    on: ['components/vault/share/share-desk.tsx'],
    proof: [newPlace],
  },
  {
    says: 'It stays in your list with what you say here.',
    on: ['components/alerts/resolve-dialog.tsx'],
    proof: [integration('api/alerts/[id]/patch', 'resolves an alert with what its owner says of it')],
  },
  {
    says: 'A wrong tap? Mark it as active again on its page.',
    on: ['components/alerts/change-alert.tsx'],
    proof: [integration('api/alerts/[id]/patch', 'marks a resolved alert as active again')],
  },
  {
    says: 'It was made with an end date.',
    on: ['lib/deeds/content/lock-alerts.ts'],
    proof: [
      lapsing,
      unit('deeds/lapsing', 'says that the lock has an end, and not who chose it: a partner or an app can'),
    ],
  },
];

import { readdirSync, readFileSync } from 'node:fs';
import { privacy } from '@/lib/company/content/papers';
import { NOTIFICATION_TYPES, type NotificationType } from '@/lib/notifications/rules/types';
import { blocksOf, marked } from '@/tests/support/paper-words';

/** What the privacy policy says of each notice that goes out by email. */
const saidOf: Partial<Record<NotificationType, string>> = {
  'alert.raised': 'when an alert is critical or high',
  'fraud.reported': 'that we have a report of fraud, that somebody reported a suspicion about a property',
  'fraud.closed': 'that a fraud case is closed',
  'deed.ordered': 'that a partner or an app asked for a lock',
  'deed.released': 'has ended',
  'deed.unpaid': 'that a lock is unpaid',
  'deed.contested': 'is contested',
  'deed.uncontested': 'no longer contested',
  'evidence.decided': 'what we think of evidence',
  'payment.refund_asked': 'what became of a refund',
  'payment.refunded': 'what became of a refund',
  'payment.refund_failed': 'what became of a refund',
  'payment.disputed': 'to an admin that a payment is disputed',
  'payment.received': 'that a payment for a property or of an invoice came',
  'payment.credited': 'that a payment for a property or of an invoice came',
  'request.assigned': 'that a notary has accepted',
  'request.travel_agreed': 'that the travel fee is agreed',
  'request.exhausted': 'that nobody is free or was found',
  'request.unassigned': 'that the visit was given back',
  'request.overdue': 'that a visit is late',
  'request.cancelled': 'that the client has cancelled',
  'request.bill_reminded': 'that a bill is still to be sent',
  'offer.received': 'to a notary an offer',
  'invoice.paid': 'that a payment for a property or of an invoice came',
  'plan.started': 'that a plan began',
  'plan.changed': 'was changed',
  'plan.cancelled': 'was cancelled',
  'plan.payment_failed': 'that a payment failed',
  'plan.ended': 'that the plan has ended',
  'plan.trial_ending': 'that the trial ends soon',
  'plan.second_ended': 'that a second one was undone',
  'api_key.made': 'when an API key is made or revoked',
  'api_key.ended': 'when an API key is made or revoked',
  'app.registered': 'when an app is registered',
  'webhook.disabled': 'when a webhook is turned off',
  'organization.ended': 'its members when it is closed',
  'account.suspended': 'when we suspend your account or open it again',
  'account.reinstated': 'when we suspend your account or open it again',
  'app.connected': 'when an app is connected to your account',
  'export.ready': 'when the data that you asked for is ready or could not be put together',
  'export.failed': 'when the data that you asked for is ready or could not be put together',
  'pin.locked': 'when your PIN is locked after wrong tries',
};

/** Named in the same files, as an event or as a notice that stays in the account; guards have emails of their own. */
const notMailed: NotificationType[] = [
  'request.started',
  'request.completed',
  'evidence.received',
  'invoice.paid_again',
  'invoice.mismatch',
  'invoice.refund_failed',
  'pin.set',
  'pin.removed',
];

const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`lib/${name}`, 'utf8'))
  .filter((source) => /\b(notifyByMail|mailOwners)\b/.test(source));

function mailedRow(): string {
  const rows = blocksOf(privacy).flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const row = rows.find(([name = []]) => marked(name) === 'Notifications');
  return marked(row?.[1] ?? []);
}

describe('a notice that goes out by email', () => {
  it('is in the privacy policy, each one that a command sends', () => {
    const named = NOTIFICATION_TYPES.filter((type) => sources.some((source) => source.includes(`'${type}'`)));
    expect(named.filter((type) => !notMailed.includes(type)).sort()).toEqual(Object.keys(saidOf).sort());
  });

  it.each(Object.entries(saidOf))('is said of %s: %s', (_type, words) =>
    expect(mailedRow()).toContain(words),
  );
});

import { longDay } from '@/lib/values/date-format';

/** What has to be settled before an account can be deleted. */
const deletionBlockerKinds = [
  'locks',
  'requests',
  'visits',
  'bills',
  'invoices',
  'plan',
  'credits',
  'refunds',
  'organization',
  'disputes',
  'reports',
  'hold',
] as const;

export type DeletionBlockerKind = (typeof deletionBlockerKinds)[number];

/** `settle` is where it is settled. */
export type DeletionBlocker = {
  kind: DeletionBlockerKind;
  says: string;
  settle: { href: string; label: string };
};

type Words = { one: string; many: string; then: string; href: string; label: string };

const words: Record<DeletionBlockerKind, Words> = {
  locks: {
    one: 'A lock is in force or waits to be paid.',
    many: '# locks are in force or wait to be paid.',
    then: 'Release what you no longer need; a lock that is not paid ends by itself.',
    href: '/deedguard-protection#your-properties',
    label: 'See your properties',
  },
  requests: {
    one: 'A notary request of yours is open.',
    many: '# notary requests of yours are open.',
    then: 'Cancel it, or wait until the visit is over.',
    href: '/dashboard/client',
    label: 'See your requests',
  },
  visits: {
    one: 'A client counts on a visit of yours.',
    many: 'Clients count on # visits of yours.',
    then: 'Withdraw from it, or complete it.',
    href: '/dashboard/notary',
    label: 'See your visits',
  },
  bills: {
    one: 'A bill for a visit is not paid or not sent yet.',
    many: '# bills for visits are not paid or not sent yet.',
    then: 'Pay it, or ask the notary to void it.',
    href: '/dashboard/client',
    label: 'See your bills',
  },
  invoices: {
    one: 'An invoice that you made is not sent or not paid.',
    many: '# invoices that you made are not sent or not paid.',
    then: 'Mark it as paid, or void it.',
    href: '/invoices',
    label: 'See your invoices',
  },
  plan: {
    one: 'Your plan is in force.',
    many: 'Your plan is in force.',
    then: 'Cancel it, and delete your account once it has ended.',
    href: '/settings/plan',
    label: 'See your plan',
  },
  credits: {
    one: 'A payment of yours is not used for a property yet.',
    many: '# payments of yours are not used for a property yet.',
    then: 'Get the money back, or lock a property with it.',
    href: '/payment/success?service=deedguard',
    label: 'See the payment',
  },
  refunds: {
    one: 'A refund is on its way to you.',
    many: '# refunds are on their way to you.',
    then: 'Banks usually take 5 to 10 days.',
    href: '/deedguard-protection#your-properties',
    label: 'See your payments',
  },
  organization: {
    one: 'You are the last owner of an organization with other members.',
    many: 'You are the last owner of # organizations with other members.',
    then: 'Make somebody else an owner, or close the organization.',
    href: '/organization',
    label: 'See your organization',
  },
  disputes: {
    one: 'A bank looks into a payment that was disputed.',
    many: 'Banks look into # payments that were disputed.',
    then: 'Wait until it is decided, or write to us.',
    href: '/contact',
    label: 'Write to us',
  },
  reports: {
    one: 'A report of suspected fraud about a property of yours is open.',
    many: '# reports of suspected fraud about properties of yours are open.',
    then: 'A report is kept until we have closed the case. Wait for that, or write to us.',
    href: '/contact',
    label: 'Write to us',
  },
  hold: {
    one: 'We have to keep something in your account for now, because of a legal matter.',
    many: 'We have to keep something in your account for now, because of # legal matters.',
    then: 'You can delete it once that has ended.',
    href: '/contact',
    label: 'Write to us',
  },
};

/**
 * The counts that are not zero, in words, each with the way to settle it. `planEndsAt` is when a plan that was cancelled
 * already has run out.
 */
export function blockersOf(
  counts: Record<DeletionBlockerKind, number>,
  { planEndsAt = null }: { planEndsAt?: Date | null } = {},
): DeletionBlocker[] {
  return deletionBlockerKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => {
      const { one, many, then, href, label } = words[kind];
      const count = counts[kind];
      const says =
        kind === 'plan' && planEndsAt
          ? sayCancelled(planEndsAt)
          : `${count === 1 ? one : many.replace('#', String(count))} ${then}`;
      return { kind, says, settle: { href, label } };
    });
}

function sayCancelled(endsAt: Date): string {
  return `Your plan is cancelled and runs until ${longDay(endsAt)} (UTC). You can delete the account after that day.`;
}

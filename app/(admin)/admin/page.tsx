import type { Metadata } from 'next';
import { AdminHeading } from '@/components/admin/admin-heading';
import { QueueRows, type Queue } from '@/components/admin/queue-rows';
import { countFraudCases } from '@/lib/fraud/queries/cases';
import { countAbuseByDay } from '@/lib/abuse/queries/counts';
import { dayBefore } from '@/lib/abuse/rules/days';
import { countEvidence } from '@/lib/claims/queries';
import { countUsers } from '@/lib/accounts/queries/user-list';
import { countInvoices } from '@/lib/invoices/queries/invoices';
import { countNotaries } from '@/lib/notary/queries/notary-list';
import { countAllRequests } from '@/lib/notary/queries/request-list';
import { countApplications } from '@/lib/partners/queries/applications';
import { countInterests } from '@/lib/partners/queries/interests';
import { countWaitlist } from '@/lib/partners/queries/waitlist';
import { countDisputes } from '@/lib/payments/queries';
import { countImports } from '@/lib/properties/queries/import-list';
import { countCases } from '@/lib/support/queries';
import { formatMoney } from '@/lib/values/money';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { orNotFound } from '@/lib/platform/page';
import { requireActor } from '@/lib/platform/session';
import { getSitePage } from '@/lib/site/site';
import { formatNumber } from '@/lib/values/numbers';

const { title, description, path } = getSitePage('/admin');

export const metadata: Metadata = { title, description, robots: { index: false } };

export default async function AdminPage() {
  const queues = queuesOf(await orNotFound(readFigures(await requireActor(path))));
  const waiting = queues.filter(({ isWaiting }) => isWaiting);
  return (
    <>
      <AdminHeading title={title} says="What is waiting for an answer, and everything else." />
      <section aria-labelledby="waiting" className="mt-6">
        <h2 id="waiting">Waiting for an answer</h2>
        {waiting.length > 0 ? (
          <QueueRows queues={waiting} />
        ) : (
          <p className="mt-3 border-y py-4 text-muted-foreground">Nothing is waiting now.</p>
        )}
      </section>
      <section aria-labelledby="everything" className="mt-10">
        <h2 id="everything">Everything else</h2>
        <QueueRows queues={queues.filter(({ isWaiting }) => !isWaiting)} />
      </section>
    </>
  );
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

async function readFigures(actor: Actor) {
  return Promise.all([
    countApplications(actor),
    countNotaries(actor, { unverified: true }),
    countWaitlist(actor, {}),
    countAllRequests(actor, { status: 'waiting' }),
    countAllRequests(actor, {}),
    countInvoices(actor, {}),
    countUsers(actor, {}),
    countInterests(actor, {}),
    countEvidence(actor, { open: true }),
    countDisputes(actor, { open: true }),
    countCases(actor, { status: 'open' }),
    countFraudCases(actor, { status: 'open' }),
    countImports(actor, { status: 'failed' }),
    countAbuseByDay(actor, dayBefore(now(), 0)),
  ]);
}

function queuesOf([
  applications,
  unverified,
  waiting,
  exhausted,
  requests,
  invoices,
  users,
  interests,
  evidence,
  disputes,
  cases,
  fraud,
  failedImports,
  [today],
]: Figures): Queue[] {
  const { pending, approved, declined } = applications;
  return [
    {
      href: '/admin/applications?status=pending',
      name: 'Applications',
      figure: pending,
      isWaiting: pending > 0,
      says: `waiting for an answer; ${approved} approved, ${declined} declined`,
    },
    {
      href: '/admin/notaries?unverified=true',
      name: 'Notaries',
      figure: unverified,
      isWaiting: unverified > 0,
      says: 'not verified yet',
    },
    {
      href: '/admin/disputes?open=true',
      name: 'Disputes',
      figure: disputes,
      isWaiting: disputes > 0,
      says: 'of payments, not decided yet',
    },
    {
      href: '/admin/fraud?status=open',
      name: 'Fraud cases',
      figure: fraud,
      isWaiting: fraud > 0,
      says: 'reported, not closed yet',
    },
    {
      href: '/admin/evidence?open=true',
      name: 'Evidence',
      figure: evidence,
      isWaiting: evidence > 0,
      says: 'for contested locks, not looked at yet',
    },
    {
      href: '/admin/cases?status=open',
      name: 'Cases',
      figure: cases,
      says: 'messages to us, not closed yet',
    },
    { href: '/admin/waitlist', name: 'Waitlist', figure: waiting, says: 'waiting for the launch' },
    {
      href: '/admin/requests?status=waiting',
      name: 'Requests',
      figure: exhausted,
      isWaiting: exhausted > 0,
      says: `waiting with nobody left to ask; ${formatNumber(requests)} in all`,
    },
    {
      href: '/admin/invoices',
      name: 'Invoices',
      figure: invoices.sent.count,
      says: `sent and open, ${formatMoney(invoices.sent.totalCents)}; ${invoices.paid.count} paid`,
    },
    { href: '/admin/users', name: 'Users', figure: users, says: users === 1 ? 'account' : 'accounts' },
    {
      href: '/admin/interests',
      name: 'Interests',
      figure: interests,
      says: interests === 1 ? 'message to us' : 'messages to us',
    },
    {
      href: '/admin/recordings?status=failed',
      name: 'Recording indexes',
      figure: failedImports,
      says: 'files of counties that could not be taken',
    },
    {
      href: '/admin/abuse',
      name: 'Abuse',
      figure: today ? today.limited + today.locked + today.refused + today.poisoned : 0,
      says: 'limited, locked, refused or stopped today (UTC)',
    },
  ];
}

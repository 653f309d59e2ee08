import 'server-only';
import type { OwnAccount } from '@/lib/accounts/schema/own-account';
import { urgentAlerts } from '@/lib/alerts/queries/alerts';
import { propertyOverview } from '@/lib/deeds/queries';
import { openInvoices } from '@/lib/invoices/queries/bills';
import { recentActivity } from '@/lib/notary/queries/activity';
import { activeRequests } from '@/lib/notary/queries/active-requests';
import { listOpenOffers } from '@/lib/notary/queries/offers';
import { getProfile } from '@/lib/notary/queries/profile';
import type { ActiveRequest } from '@/lib/notary/schema/requests';
import { activePartnership } from '@/lib/organizations/queries/partnership';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { askTogether, type Ask } from '@/lib/platform/database/questions';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';
import { usageOf, usageQuestions } from '@/lib/vault/queries/documents';
import { listDueSteps, listNextSteps } from './rules/next-steps';
import type { Home, NextStep, OngoingRequests } from './schema';

/** Of each kind of step, and of each list: who has more goes to its page. */
const MOST = 5;
/** Of which some may be a step, wherever they are among those that go on. */
const MOST_REQUESTS = 20;
/** Of what is due: who has more goes to where it is listed. */
const MOST_DUE = 50;

/** What the actor should do next, and what is theirs. As many queries for an account with thousands of things as for an empty one. */
export async function getHome(
  actor: Actor,
  account: Promise<OwnAccount>,
  ask: Ask = askTogether,
): Promise<Home> {
  const [own, { alerts, properties, invoices, active, activity, partnership, ...usage }, work] =
    await Promise.all([
      account,
      ask({
        alerts: urgentAlerts(actor, MOST),
        properties: propertyOverview(actor, MOST),
        invoices: openInvoices(actor, MOST),
        active: activeRequests(actor, MOST_REQUESTS),
        activity: recentActivity(actor),
        partnership: activePartnership(actor),
        ...usageQuestions(actor),
      }),
      actor.role === 'notary' ? readWork(actor) : noWork,
    ]);
  const at = now();
  const steps = listNextSteps({
    now: at,
    alerts,
    unpaid: properties.unpaid,
    contested: properties.unproven,
    ...invoices,
    requests: active.client,
    visits: active.notary,
    partnership,
    address: own.address,
    isGuarded: actor.isGuarded,
    ...work,
  });
  return {
    firstName: own.user.firstName,
    isBack: own.isBack,
    now: at.toISOString(),
    steps,
    properties: properties.newest,
    counts: properties.counts,
    usage: usageOf(usage),
    activity,
    requests: { ...notAbove(active.client, steps), last: active.last[0] },
    visits: notAbove(active.notary, steps),
  };
}

/** A request that is a step is not listed once more. */
function notAbove(requests: ActiveRequest[], steps: NextStep[]): OngoingRequests {
  const above = new Set(steps.map(({ action }) => action.href));
  const others = requests.filter(({ id }) => !above.has(`/requests/${id}`));
  return { listed: others.slice(0, MOST), isNone: requests.length === 0 };
}

const noWork = { offers: [], profile: null };

async function readWork(actor: Actor) {
  const [offers, profile] = await Promise.all([listOpenOffers(actor, actor.id), getProfile(actor, actor.id)]);
  return { offers, profile };
}

/** What the actor has to pay, each with the way to pay it. */
export async function listDue(actor: Actor): Promise<NextStep[]> {
  const [{ properties, invoices }, { status }] = await Promise.all([
    askTogether({
      properties: propertyOverview(actor, MOST_DUE),
      invoices: openInvoices(actor, MOST_DUE),
    }),
    getCurrentPlan(actor),
  ]);
  const { unpaid } = properties;
  return listDueSteps({ unpaid, bills: invoices.bills, isPlanUnpaid: status === 'past_due' });
}

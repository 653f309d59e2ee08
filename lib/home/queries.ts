import 'server-only';
import { getAddressStanding } from '@/lib/accounts/queries/addresses';
import { getUser, hasSignedInBefore } from '@/lib/accounts/queries/users';
import { readPropertyOverview } from '@/lib/deeds/queries';
import { listDrafts, listDueBills } from '@/lib/invoices/queries/bills';
import { listOpenOffers } from '@/lib/notary/queries/offers';
import { getProfile } from '@/lib/notary/queries/profile';
import { listActiveRequests } from '@/lib/notary/queries/requests';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { getUsage } from '@/lib/vault/queries/documents';
import { getCurrentPlan } from '@/lib/plans/queries/current-plan';
import { listDueSteps, listNextSteps } from './rules/next-steps';
import type { Home, NextStep } from './schema';

/** Of each kind of step, and of each list: who has more goes to its page. */
const MOST = 5;
/** Of which some may be a step, wherever they are among those that go on. */
const MOST_REQUESTS = 20;

/** What the actor should do next, and what is theirs. As many queries for an account with thousands of things as for an empty one. */
export async function getHome(actor: Actor): Promise<Home> {
  const [user, isBack, address, own, work] = await Promise.all([
    getUser(actor, actor.id),
    hasSignedInBefore(actor),
    getAddressStanding(actor),
    readOwn(actor),
    actor.role === 'notary' ? readWork(actor) : noWork,
  ]);
  const { unpaid, contested, bills, drafts, ...shown } = own;
  const at = now();
  const steps = listNextSteps({
    now: at,
    unpaid,
    contested,
    bills,
    drafts,
    requests: own.requests,
    address,
    isGuarded: actor.isGuarded,
    ...work,
  });
  return {
    firstName: user.firstName,
    isBack,
    now: at.toISOString(),
    steps,
    ...shown,
    requests: own.requests.slice(0, MOST),
    visits: work.visits.slice(0, MOST),
  };
}

async function readOwn(actor: Actor) {
  const [{ newest, unpaid, unproven, counts }, bills, drafts, requests, usage] = await Promise.all([
    readPropertyOverview(actor, MOST),
    listDueBills(actor, MOST),
    listDrafts(actor, MOST),
    listActiveRequests(actor, { as: 'client', most: MOST_REQUESTS }),
    getUsage(actor),
  ]);
  return { unpaid, contested: unproven, bills, drafts, requests, properties: newest, counts, usage };
}

const noWork = { visits: [], offers: [], profile: null };

async function readWork(actor: Actor) {
  const [visits, offers, profile] = await Promise.all([
    listActiveRequests(actor, { as: 'notary', most: MOST_REQUESTS }),
    listOpenOffers(actor, actor.id),
    getProfile(actor, actor.id),
  ]);
  return { visits, offers, profile };
}

/** Who has more goes on to where it is listed. */
const MOST_DUE = 50;

/** What the actor has to pay, each with the way to pay it. */
export async function listDue(actor: Actor): Promise<NextStep[]> {
  const [{ unpaid }, bills, { status }] = await Promise.all([
    readPropertyOverview(actor, MOST_DUE),
    listDueBills(actor, MOST_DUE),
    getCurrentPlan(actor),
  ]);
  return listDueSteps({ unpaid, bills, isPlanUnpaid: status === 'past_due' });
}

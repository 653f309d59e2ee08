import type { OpenAlert } from '@/lib/alerts/schema/alerts';
import type { AddressStanding } from '@/lib/accounts/schema/addresses';
import type { Property } from '@/lib/deeds/schema';
import type { Bill, Draft } from '@/lib/invoices/schema';
import { credentialName } from '@/lib/notary/rules/credentials';
import { requestTitle } from '@/lib/notary/rules/services';
import type { OfferView } from '@/lib/notary/schema/offers';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';
import type { ActiveRequest } from '@/lib/notary/schema/requests';
import type { Partnership } from '@/lib/organizations/schema/portal';
import { DEED_PROTECTION_CENTS, payPath } from '@/lib/payments/rules';
import { formatMoney, formatPrice, toCents } from '@/lib/values/money';
import type { NextStep } from '../schema';

const DAY_MS = 24 * 60 * 60_000;
/** A paper is asked for this long before it lapses. */
const PAPER_DAYS = 30;

/** What is known of an account, of each kind the few that come first. */
export type StepFacts = {
  now: Date;
  /** active, critical or high */
  alerts: OpenAlert[];
  unpaid: Property[];
  /** contested, with nothing shown for them */
  contested: Property[];
  bills: Bill[];
  drafts: Draft[];
  /** active, as their client */
  requests: ActiveRequest[];
  /** active, as their notary */
  visits: ActiveRequest[];
  offers: OfferView[];
  /** of a notary */
  profile: NotaryProfileView | null;
  /** of a member of a partner, as long as it goes on */
  partnership: Partnership | null;
  address: AddressStanding;
  isGuarded: boolean;
};

/** What somebody should do next, the most urgent first: an alert that cannot wait, what ends in minutes, today, in days, and what can wait. */
export function listNextSteps(facts: StepFacts): NextStep[] {
  return [
    ...facts.alerts.map(alertStep),
    ...facts.offers.map(offerStep),
    ...facts.visits.filter((visit) => isToday(visit, facts.now)).map((visit) => visitStep(visit, 'notary')),
    ...facts.requests.flatMap((request) => requestSteps(request, facts.now)),
    ...facts.unpaid.map(paymentStep),
    ...facts.contested.map(evidenceStep),
    ...facts.bills.map(billStep),
    ...(facts.profile ? profileSteps(facts.profile, facts.now) : []),
    ...facts.drafts.map(draftStep),
    ...addressSteps(facts.address),
    ...(facts.partnership ? [portalStep(facts.partnership)] : []),
    ...(facts.isGuarded ? [] : [guardStep]),
  ];
}

/** What somebody has to pay: for locks, a plan whose payment failed, and visits. */
export function listDueSteps(
  due: Pick<StepFacts, 'unpaid' | 'bills'> & { isPlanUnpaid: boolean },
): NextStep[] {
  return [
    ...due.unpaid.map(paymentStep),
    ...(due.isPlanUnpaid ? [planStep] : []),
    ...due.bills.map(billStep),
  ];
}

const planStep: NextStep = {
  key: 'plan',
  what: 'The last payment for your plan failed',
  why: 'It will be tried again, and your plan stays in force meanwhile.',
  by: null,
  action: { href: '/settings/plan', label: 'Check your card' },
};

function alertStep({ id, level, title, reason }: OpenAlert): NextStep {
  return {
    key: `alert-${id}`,
    what: title,
    why: `${level === 'CRITICAL' ? 'Critical' : 'High'} alert. ${reason}`,
    by: null,
    action: { href: `/alerts/${id}`, label: 'See the alert' },
  };
}

function offerStep(offer: OfferView): NextStep {
  return {
    key: `offer-${offer.id}`,
    what: `Answer the offer: ${requestTitle(offer)}`,
    why: 'After that it goes to another notary.',
    by: offer.expiresAt,
    byIs: 'moment',
    action: { href: '/dashboard/notary', label: 'See the offer' },
  };
}

function isToday({ status, departedAt, appointmentDate }: ActiveRequest, now: Date): boolean {
  if (status === 'in_progress' || departedAt !== null) return true;
  const waits = Date.parse(appointmentDate) - now.getTime();
  return status === 'assigned' && waits < DAY_MS;
}

function visitStep(visit: ActiveRequest, as: 'client' | 'notary'): NextStep {
  const other = as === 'client' ? visit.notary?.name : visit.clientName;
  return {
    key: `visit-${visit.id}`,
    what: `${requestTitle(visit)}${other ? `, with ${other}` : ''}`,
    why: visit.isRemote ? 'An online session.' : (visit.officeAddress ?? visit.location ?? ''),
    by: visit.appointmentDate,
    byIs: 'moment',
    action: { href: `/requests/${visit.id}`, label: 'Open the visit' },
  };
}

function requestSteps(request: ActiveRequest, now: Date): NextStep[] {
  const { id, travelAsked, isExhausted, appointmentDate } = request;
  const page = `/requests/${id}`;
  if (travelAsked) {
    return [
      {
        key: `travel-${id}`,
        what: `Agree to the travel fee of ${formatMoney(toCents(travelAsked.travelFee))}`,
        why: `Your notary sets off only then. ${requestTitle(request)}, ${formatMoney(toCents(travelAsked.totalPrice))} in all.`,
        by: appointmentDate,
        byIs: 'moment',
        action: { href: page, label: 'See the fee' },
      },
    ];
  }
  if (isExhausted) {
    return [
      {
        key: `nobody-${id}`,
        what: `No notary yet: ${requestTitle(request)}`,
        why: 'We keep asking. Another time or an online session may help.',
        by: appointmentDate,
        byIs: 'moment',
        action: { href: page, label: 'Open the request' },
      },
    ];
  }
  return isToday(request, now) ? [visitStep(request, 'client')] : [];
}

function paymentStep({ id, propertyAddress, paymentDueAt }: Property): NextStep {
  return {
    key: `pay-${id}`,
    what: `Pay for ${propertyAddress}`,
    why: 'The lock ends unless it is paid.',
    by: paymentDueAt,
    byIs: 'moment',
    action: { href: payPath({ lockId: id }), label: `Pay ${formatPrice(DEED_PROTECTION_CENTS)}` },
  };
}

function evidenceStep({ id, propertyAddress }: Property): NextStep {
  return {
    key: `evidence-${id}`,
    what: `Show evidence for ${propertyAddress}`,
    why: 'Another account has locked the same property.',
    by: null,
    action: { href: `/properties/${id}`, label: 'Show evidence' },
  };
}

function billStep({ id, number, issuerName, total, dueAt }: Bill): NextStep {
  return {
    key: `bill-${id}`,
    what: `Pay ${number} from ${issuerName}`,
    why: 'For a visit that you asked for.',
    by: dueAt,
    byIs: 'day',
    action: { href: `/pay/${id}`, label: `Pay ${formatMoney(toCents(total))}` },
  };
}

function draftStep({ id, number, billToName, total }: Draft): NextStep {
  return {
    key: `draft-${id}`,
    what: `Send ${number} to ${billToName}`,
    why: `A draft of ${formatMoney(toCents(total))} that nobody can pay yet.`,
    by: null,
    action: { href: `/invoices/${id}`, label: 'Open the draft' },
  };
}

function profileSteps({ credentials, available, isVerified }: NotaryProfileView, now: Date): NextStep[] {
  const href = '/dashboard/notary/settings';
  if (credentials.length === 0) {
    return [
      {
        key: 'credentials',
        what: 'Enter your commission and insurance',
        why: 'Offers come once we have checked them.',
        by: null,
        action: { href, label: 'Enter them' },
      },
    ];
  }
  const lapseBefore = new Date(now.getTime() + PAPER_DAYS * DAY_MS).toISOString().slice(0, 10);
  const lapsing = credentials.filter(({ expiresOn }) => expiresOn < lapseBefore);
  return [
    ...lapsing.map((credential): NextStep => ({
      key: `paper-${credential.id}`,
      what: `Renew your ${credentialName(credential)}`,
      why: 'You get no offers without it.',
      by: `${credential.expiresOn}T00:00:00.000Z`,
      byIs: 'day',
      action: { href, label: 'Renew it' },
    })),
    ...(isVerified && !available ? [availabilityStep] : []),
  ];
}

const availabilityStep: NextStep = {
  key: 'available',
  what: 'Make yourself available',
  why: 'You get no offers while you are not.',
  by: null,
  action: { href: '/dashboard/notary', label: 'Receive offers' },
};

function addressSteps({ is, email }: AddressStanding): NextStep[] {
  if (is !== 'waiting_for_link') return [];
  return [
    {
      key: 'address',
      what: 'Confirm your email address',
      why: `Open the link that we emailed to ${email}. Invoices go out only then.`,
      by: null,
      action: { href: '/settings/account', label: 'Send it again' },
    },
  ];
}

function portalStep({ name }: Partnership): NextStep {
  return {
    key: 'portal',
    what: 'Open the partner portal',
    why: `See how the programs of ${name} are doing.`,
    by: null,
    action: { href: '/partners/portal', label: 'Open your portal' },
  };
}

const guardStep: NextStep = {
  key: 'guard',
  what: 'Set a PIN or add a passkey',
  why: 'We then ask for it before a lock is released or a document leaves.',
  by: null,
  action: { href: '/settings/security/pin', label: 'Set a PIN' },
};

import { offerExpiresAt, offerMinutes, SEARCH_ENDS } from '@/lib/notary/rules/offer-window';
import { ADD_ON_SAYS } from '@/lib/pricing/rules/add-on';
import { integration, route, together, unit, value, type Claim } from './claim';

const HOUR_MS = 60 * 60_000;
const asked = new Date(0);
const minutesUntil = (hours: number) => offerMinutes(asked, offerExpiresAt(asked, new Date(hours * HOUR_MS)));
const inTime = minutesUntil(24);
const soon = minutesUntil(1);

const mails = (named: string) => integration('notary/notification-mail.mail', named);
const oneAtATime = integration('notary/dispatch', 'offers once, when two run at the same time');
const kept = integration('notary/delete-old-positions', 'with a visit %s');
const hidden = integration(
  'api/requests/[id]/sharing/put',
  'hides where they are: what was reported goes, and nobody is shown a place',
);

/** How a notary is found, seen and paid. */
export const notaryClaims: Claim[] = [
  {
    says: 'Requests for a visit or a remote session, offered to one notary at a time',
    on: ['/guardsign'],
    proof: [route('POST /api/requests'), oneAtATime],
  },
  {
    says: `The best match has ${inTime} minutes to accept, or ${soon} when you need somebody within the hour. Then the next is asked.`,
    on: ['/guardsign'],
    proof: [
      value(inTime, 'offerExpiresAt'),
      value(soon, 'offerExpiresAt, within the hour'),
      integration('notary/dispatch', 'moves on when the time is up, which counts as an answer'),
    ],
  },
  {
    says: 'One notary is asked at a time.',
    on: ['/notary-waitlist'],
    proof: [oneAtATime],
  },
  {
    says: 'Where nobody is nearby yet, the request waits and we tell you.',
    on: ['/guardsign'],
    proof: [
      integration(
        'notary/dispatch',
        'tells the client once when nobody is left, and keeps the request pending',
      ),
    ],
  },
  {
    says: `If nobody has accepted about ${SEARCH_ENDS}, the request ends and costs nothing.`,
    on: ['/legal/terms'],
    proof: [
      value(SEARCH_ENDS, 'SEARCH_ENDS'),
      unit('notary/offers', 'ends for good a quarter of an hour after the appointment, as every text says'),
      integration(
        'notary/dispatch',
        'cancels a request a quarter of an hour after its appointment, and tells the client',
      ),
    ],
  },
  {
    says: 'Booking with a notary of your choice',
    on: ['/guardsign'],
    proof: [integration('notary/dispatch', 'asks the preferred notary first, and then the best')],
  },
  {
    says: 'An invoice for a completed visit, which the client can pay by card',
    on: ['/guardsign'],
    proof: [route('POST /api/invoices/from-request'), route('POST /api/invoices/[id]/checkout')],
  },
  {
    says: 'when commission, bond and E&O insurance are valid on the day of the appointment, not only today.',
    on: ['/join/notary/requirements'],
    proof: [
      integration('notary/eligibility', 'on the last day of every credential'),
      integration('notary/sweep', 'takes an appointment back when the %s will have lapsed on its day'),
    ],
  },
  {
    says: 'A person compares them.',
    on: ['/join/notary/requirements'],
    proof: [route('PUT /api/notaries/profile/[userId]/verification')],
  },
  {
    says: ADD_ON_SAYS,
    on: ['/pricing/calculator'],
    proof: [
      integration(
        'api/requests/[id]/proof/get',
        'hands out JSON that verifies, and names the notary and nobody else',
      ),
      integration(
        'api/requests/[id]/proof/get',
        'has none for a visit without the add-on, and before it is completed',
      ),
      unit(
        'evidence/record-view',
        'shows what a notary completed in words, as records of before and of now hold it',
      ),
    ],
  },
  {
    says: 'The state is where the visit is, or where you are during an online session.',
    on: ['/pricing/calculator'],
    proof: [
      unit(
        'pricing/one-price',
        'counts the state where a visit is, and that which the client of a remote session names',
      ),
      integration(
        'api/requests/post-remote',
        'counts and keeps the state where the client of a remote session is, whatever address comes along',
      ),
    ],
  },
  {
    says: 'A notary whom nobody has reviewed yet shows none.',
    on: ['/guardsign'],
    proof: [route('POST /api/requests/[id]/review'), unit('notary/rating', '%i stars in %i reviews: %p')],
  },
  {
    says: 'Positions are deleted 30 days after the visit, and at once when the notary stops sharing.',
    on: ['/guardsign', '/live-tracking'],
    proof: [kept, hidden],
  },
  {
    says: '30 days after the visit, or until the notary stops sharing',
    on: ['/architecture'],
    proof: [kept, hidden],
  },
  {
    says: 'Deleted 30 days after the visit, and at once when the notary stops sharing.',
    on: ['/legal/privacy'],
    proof: [kept, hidden],
  },
  {
    says: 'an email to them names only the city',
    on: ['/legal/privacy'],
    proof: [
      integration(
        'notary/notification-mail.mail',
        'tells the notary what, when, in which city, what they earn and until when to answer',
      ),
    ],
  },
  ...together(
    '/legal/privacy',
    [
      mails('tell the client who accepts, and that a notary gives it back'),
      mails('tell the client that nobody is free, and that nobody had accepted in time'),
      mails('tell both when a visit is taken back because of credentials'),
    ],
    'to a client that a notary has accepted, that the visit was given back, and that nobody is free or was found',
  ),
  ...together(
    '/legal/privacy',
    [
      mails('tell both that the client has cancelled: what, when, and that nothing is owed'),
      mails('tell both what a cancellation costs'),
      mails('tell both of a visit that is late, with its hour'),
    ],
    'to both that the client has cancelled, and that a visit is late',
  ),
];

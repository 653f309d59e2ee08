import { ROOM_BEING_BUILT } from '@/lib/site/being-built';
import { formatMoney, formatPrice } from '@/lib/values/money';
import { MILEAGE_CENTS } from '@/lib/pricing/rules/mileage';
import { ADD_ON_NAME, DEED_GUARD_ADD_ON_CENTS } from '@/lib/pricing/rules/add-on';
import { CANCELLATION_EXCEPTIONS, CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { ONLINE_FEE_LAW } from '@/lib/pricing/rules/fee-law';
import { EXTRA_PAGE_CENTS, SERVICE_CENTS } from '@/lib/pricing/rules/quote';

type WayToSign = {
  name: string;
  /** Before the state, further pages and rush. */
  basePrice: string;
  travel: string;
  where: string;
  bring: string;
  law: string;
  suits: string;
};

/** Three ways to sign before a notary, in the order of the table. */
export const waysToSign: WayToSign[] = [
  {
    name: 'In person',
    basePrice: formatPrice(SERVICE_CENTS['in-person']),
    travel: 'None',
    where: 'At the notary’s office; you see its address once a notary has accepted',
    bring: 'The papers, unsigned, and a valid photo ID',
    law: 'The usual way',
    suits: 'One signer with a little time',
  },
  {
    name: 'Mobile',
    basePrice: formatPrice(SERVICE_CENTS.mobile),
    travel: `${formatMoney(MILEAGE_CENTS)} a mile, shown before you book, or agreed by you before the notary sets off`,
    where: 'At your home, your work, a hospital',
    bring: 'The papers, unsigned, and a valid photo ID',
    law: 'The same act, in another place',
    suits: 'Several signers, or one who cannot travel',
  },
  {
    name: 'Remote',
    basePrice: formatPrice(SERVICE_CENTS.ron),
    travel: 'None',
    where: 'In front of your own camera',
    bring: 'The papers as a file, a valid photo ID, a camera and a steady connection',
    law: 'Where the notary’s own state allows it, under its law',
    suits: 'Signers in different places',
  },
];

type Step = { title: string; text: string };

export const visitSteps: Step[] = [
  {
    title: 'You say what and when',
    text: 'The kind of document, the day and hour, and the place. You can attach the papers.',
  },
  {
    title: 'You see the price',
    text: 'Line by line, before anything is sent: service and pages, the miles, the rush, the tax. Where no notary is near yet, you agree to the travel fee before anyone sets off.',
  },
  {
    title: 'One notary is asked at a time',
    text: 'The best match has 15 minutes to accept, or 2 when you need somebody within the hour. Then the next is asked.',
  },
  {
    title: 'You see who is coming',
    text: 'Name, rating and what we verified of them, then the route and the time of arrival.',
  },
  {
    title: 'You sign',
    text: 'The notary checks your ID, witnesses your signature or your acknowledgment of it, and completes the certificate and the journal.',
  },
  {
    title: 'You keep the record',
    text: `One invoice for the visit. ${ADD_ON_NAME}, if you choose it for ${formatPrice(DEED_GUARD_ADD_ON_CENTS)}: a dated entry in the evidence log, with a proof file for you. That part is GuardSign’s, not the notary’s, and locks no property.`,
  },
];

type Check = { what: string; how: string };

/** What has to be true on the day of the visit; each lapses by itself. */
export const notaryChecks: Check[] = [
  {
    what: 'Commission',
    how: 'Valid on the day of the visit, in its state, or for a remote session in a state that allows one',
  },
  { what: 'Bond', how: 'In force, where the state asks for one' },
  { what: 'Errors-and-omissions insurance', how: 'In force, with its dates on file' },
  { what: 'Area and service', how: 'Covers the place and the kind of notarization' },
  { what: 'Time', how: 'No other visit at that hour, travel included' },
];

/** As earlier texts had them. Nobody has measured them, so no page says them as ours. */
export const quotedNotaryFigures = [
  '$1M+ errors-and-omissions insurance, carried by each notary',
  '4.9 average rating',
  '98% satisfaction',
  '95% on time',
];

export const trackingRules: Step[] = [
  {
    title: 'Who sees it',
    text: 'The client and the notary of that visit; an organization that booked it through our API; and an app that the client allowed to see bookings. Nobody else, and no map of all notaries. A routing service, where one is set, gets the two points without a name.',
  },
  {
    title: 'When',
    text: 'Only while the notary is on the way and sharing it. It ends on arrival, or when the visit is cancelled.',
  },
  {
    title: 'How long it is kept',
    text: 'Positions are deleted 30 days after the visit, and at once when the notary stops sharing.',
  },
  {
    title: 'How the arrival time is worked out',
    text: 'An estimate from distance and usual speed. It is shown in words too, for those who do not use the map.',
  },
];

export const guardsignToday = [
  'Requests for a visit or a remote session, offered to one notary at a time',
  'Booking with a notary of your choice',
  'Live tracking, messages and the history of each request',
  'An invoice for a completed visit, which the client can pay by card',
  'Prices for every state, in the calculator',
  'Notary law and remote notarization, state by state',
];

export const guardsignComing = [`${ROOM_BEING_BUILT}: today the notary’s own platform has these`];

export const notaryQuestions = [
  {
    question: 'Can I book a notary today?',
    answer:
      'Yes, wherever a verified notary covers your area. Say what and when; the best match is asked first, or the notary whom you choose. Where nobody is nearby yet, the request waits and we tell you.',
  },
  {
    question: 'Why do you charge more than the fee that my state allows?',
    answer:
      'The state limits what a notary may charge for the notarial act. The price covers more than that act: the appointment at your hour, the way there, and the handling of the papers. The bill comes in the notary’s name. On it, the notary’s fee and our service fee are one line, which names the state’s limit where we know it; travel has a line of its own.',
  },
  {
    question: 'Which state’s law limits the fee of a remote session?',
    answer: `${ONLINE_FEE_LAW} The rate of the state that you are in is ours, not the law’s.`,
  },
  {
    question: 'Do pages cost extra?',
    answer: `The notarial fee never depends on the number of pages. Every price of ours adds ${formatPrice(EXTRA_PAGE_CENTS)} for each page beyond the first, as a service fee for handling them.`,
  },
  {
    question: 'Is a remote notarization as good as one on paper?',
    answer:
      'In many states it is, when the notary’s state allows it. Some recorders and lenders still ask for paper. Ask the person or office that will receive the document before you choose.',
  },
  {
    question: 'What does the notary not do?',
    answer:
      'A notary does not check whether your document is right for you, and gives no legal advice. The notary checks who you are and that you sign freely.',
  },
  {
    question: 'What if I cancel?',
    answer: `${CANCELLATION_RULE} ${CANCELLATION_EXCEPTIONS}`,
  },
];

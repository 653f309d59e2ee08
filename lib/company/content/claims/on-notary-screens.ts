import { integration, route, together, unit, type Claim } from './claim';

const travel = integration(
  'api/requests/[id]/travel-agreement/post',
  'asks its client once a notary has accepted, and holds the notary back until then',
);
const feed = integration(
  'api/calendar/[token]/get',
  'lists what is assigned, in progress or completed in 90 days, and time off; nothing else',
);
const feedEnds = integration('api/notaries/[userId]/calendar-feed/delete', 'ends the feed at once for %s');
const hours = integration(
  'api/notaries/[userId]/hours/put',
  'sets them, and says them again; none at all means any time',
);
const verified = integration(
  'api/notaries/profile/[userId]/patch',
  'takes the verification back for other credentials, and says so',
);
const states = integration('notary/eligibility', '%s');
const demo = integration(
  'notary/demo-life',
  'does not count once it is played: the drive is over in minutes, and marked as demo wherever it is kept',
);
const answers = integration('notary/demo-life', 'answers by itself, once, and says so');
const journal = (named: string) => integration('api/notaries/[userId]/journal/post', named);
const noTravel = integration('api/requests/[id]/travel/post', 'is refused when one %s');

/** What the screens, notices and errors of notaries say without exception. */
export const notaryScreenClaims: Claim[] = [
  ...together(
    'lib/notary/rules/verification-level.ts',
    [
      unit('notary/verification-level', 'is for the %s of a demo notary that nobody checks one'),
      unit('notary/verification-level', 'is for Gold the check of the credentials alone'),
    ],
    'Nobody checks a demo notary.',
    'It says nothing of reviews.',
  ),
  ...together(
    'lib/notary/commands/offers.ts',
    [travel],
    'which makes … in all with tax.',
    'the notary sets off only then.',
  ),
  ...together(
    'components/notary/work/earnings/earnings-desk.tsx',
    [
      route('POST /api/invoices/from-request'),
      integration(
        'api/notaries/[userId]/earnings/get',
        'adds up base price and travel fee of completed visits, by weeks that begin on Monday',
      ),
    ],
    'Each visit can become an invoice for its client.',
    'Each visit that you complete is listed here with what it brought you, and totaled by week.',
  ),
  ...together(
    'lib/site/site-descriptions.ts',
    [
      integration(
        'api/notaries/[userId]/earnings/get',
        'adds up base price and travel fee of completed visits, by weeks that begin on Monday',
      ),
    ],
    'What you earned from each completed visit',
  ),
  ...together(
    'components/notary/work/offers/no-offers.tsx',
    [
      integration(
        'api/events/get',
        'tells each party what changed in their requests, and nobody a place on the way',
      ),
    ],
    'New ones appear by themselves.',
  ),
  ...together(
    'components/notary/work/schedule/calendar-feed.tsx',
    [
      feed,
      integration(
        'api/calendar/[token]/get',
        'is a calendar of the appointment, without the client’s last name',
      ),
    ],
    'Anyone who has the link can see your hours, services and places, and the first names of clients.',
  ),
  ...together(
    'components/notary/work/schedule/calendar-feed.tsx',
    [
      integration(
        'api/notaries/[userId]/calendar-feed/post',
        'says the address once, and keeps only a hash of its token',
      ),
    ],
    'it is shown only once.',
  ),
  ...together(
    'components/notary/work/schedule/calendar-feed.tsx',
    [feedEnds, integration('api/notaries/[userId]/calendar-feed/post', 'ends the address before')],
    'The current link stops working at once.',
    'The link stops working at once.',
  ),
  ...together(
    'lib/notary/commands/calendar.ts',
    [feed],
    'Anyone who has the address of your calendar feed can read your appointments.',
  ),
  ...together(
    'components/notary/work/schedule/weekly-hours.tsx',
    [hours],
    'You get offers for any time.',
    'You take appointments at any time.',
  ),
  ...together(
    'components/notary/work/journal/entry-form.tsx',
    [
      journal('leaves an entry as it is: the database refuses every change but a new seal'),
      journal('corrects an entry by a new one, which names it and says why'),
    ],
    'An entry cannot be changed later. A mistake is corrected by a further entry.',
    'The entry stays as it is. This writes a new one that names it and says why.',
  ),
  ...together(
    'components/notary/work/settings/credentials.tsx',
    [verified],
    'Each change has to be verified again; until it is, you get no new offers.',
  ),
  ...together(
    'components/notary/work/settings/credentials.tsx',
    [states],
    'You need a commission for each of your states',
  ),
  ...together(
    'components/notary/work/settings/work-area.tsx',
    [states, integration('notary/eligibility', 'without a home')],
    'You get offers for these only.',
    'Each needs its own commission.',
    'Leave it empty for remote work only.',
  ),
  ...together(
    'components/notary/work/visits/withdraw-dialog.tsx',
    [
      integration(
        'api/requests/[id]/withdraw/post',
        'gives it back, forgets the way, tells the client, and asks somebody else',
      ),
    ],
    'and the next notary is asked at once.',
  ),
  ...together(
    'lib/notary/commands/demo-start.ts',
    [
      integration('api/requests/[id]/demo-start/post', 'is refused where a person comes'),
      integration('api/requests/[id]/demo-start/post', 'is refused once it is %s'),
    ],
    'Only the visit of a demo notary can be played.',
    'so there is nothing left to play.',
  ),
  ...together(
    'lib/notary/commands/profile.ts',
    [
      integration(
        'api/notaries/profile/[userId]/patch',
        'does not take away the %s of somebody who is available',
      ),
    ],
    'otherwise nothing could be offered to you.',
  ),
  ...together(
    'lib/notary/commands/travel.ts',
    [noTravel],
    'nobody has to travel to it.',
    'so nobody has to travel to it any longer.',
  ),
  ...together(
    'lib/notary/commands/verification.ts',
    [
      integration(
        'api/notaries/profile/[userId]/verification/put',
        'is closed to the notary, to owners and to visitors',
      ),
    ],
    'Only an admin can verify a notary.',
  ),
  ...together(
    'lib/notary/rules/demo.ts',
    [answers],
    'Demo notary, automatic answer',
    'this answer is automatic, and no person reads your message.',
  ),
  ...together(
    'lib/notary/rules/demo.ts',
    [demo, integration('notary/demo-life', 'is kept by a remote session')],
    'Nobody meets you by video in a demo.',
    '“Play it now” on the request begins it at once.',
    'Nobody is at your door.',
  ),
  ...together(
    'lib/notary/rules/offer-answer.ts',
    [unit('notary/offers', 'of a request that is %s cannot be answered')],
    'so there is nothing left to answer.',
  ),
  ...together('components/notary/event-words.ts', [demo], 'The demo was played at once'),
  ...together(
    'components/admin/verify-notary.tsx',
    [
      integration(
        'api/notaries/profile/[userId]/verification/put',
        'verifies nothing when a paper is another one than was compared',
      ),
    ],
    'You confirm that you have compared each number and date with its paper.',
  ),
];

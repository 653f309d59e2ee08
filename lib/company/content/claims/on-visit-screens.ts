import { integration, route, screen, together, unit, type Claim } from './claim';

const asked = integration(
  'api/requests/[id]/get',
  'says whether somebody is being asked now, or nobody is left',
);
const unasked = integration(
  'notary/dispatch',
  'cancels a request a quarter of an hour after its appointment, and tells the client',
);
const waits = integration(
  'notary/dispatch',
  'asks somebody who came later, and no longer says that nobody is left',
);
const cancelled = integration(
  'api/requests/[id]/patch',
  'cancels a request that is %s, tells the notary and frees the time',
);
const free = unit('pricing/cancellation', 'costs %s');
const travel = integration(
  'api/requests/[id]/travel-agreement/post',
  'asks its client once a notary has accepted, and holds the notary back until then',
);
const costless = integration(
  'api/requests/[id]/travel-agreement/post',
  'costs nothing to cancel, however soon it is',
);
const adminsOnly = integration(
  'api/requests/[id]/dispatch/get',
  'is for admins alone, not for the client or the notary',
);
const rounds = integration(
  'api/requests/[id]/dispatch/get',
  'says for each round who could be asked, in which order, and why the others could not',
);
const stream = integration(
  'api/requests/[id]/tracking/stream/get',
  'says what state the visit is in, then what changes, and ends with it',
);
const demo = integration(
  'notary/demo-life',
  'does not count once it is played: the drive is over in minutes, and marked as demo wherever it is kept',
);
const sample = screen(
  'notary/client/booking/sample-booking',
  'confirms a booking as a sample, and follows it',
);
const price = screen(
  'notary/client/request-form/request-dialog',
  'sends what was chosen, typed and priced, and shows what was sent instead of the form',
);
const parties = unit('notary/policy', '%s: %s');
const remote = integration(
  'notary/eligibility',
  'for a remote session wherever they live, the best rated first',
);
const arrival = integration('api/requests/[id]/arrival/post', 'is refused when it %s');

const mails = (named: string) => integration('notary/notification-mail.mail', named);

/** What screens, notices and emails of requests and visits say without exception. */
export const visitScreenClaims: Claim[] = [
  ...together(
    'components/notary/work/visits/complete-visit.tsx',
    [integration('api/requests/[id]/proof/get', 'hands one page to the client, the notary and an admin')],
    'The client gets its proof file and may show it to anyone.',
  ),
  ...together('components/notary/waiting-line.ts', [asked], 'Nobody else is free right now'),
  ...together(
    'components/notary/client/booking/nobody-found.tsx',
    [unasked],
    'If nobody accepts, you owe nothing.',
  ),
  ...together(
    'components/notary/client/booking/nobody-found.tsx',
    [remote],
    'A remote session needs nobody near you.',
  ),
  ...together(
    'components/notary/client/booking/nobody-found.tsx',
    [route('GET /api/notaries/search')],
    'Nobody near … is free for … ( …).',
  ),
  ...together(
    'components/notary/client/request-form/place-notes.tsx',
    [unasked, waits],
    'If nobody accepts, you owe nothing.',
    'You can send the request all the same',
  ),
  ...together(
    'components/notary/client/request-form/place-notes.tsx',
    [remote],
    'A remote session needs nobody near you.',
  ),
  ...together(
    'components/notary/client/booking/sample-booked.tsx',
    [sample],
    'Nobody was asked, and there is nothing to pay: this is a sample.',
  ),
  ...together(
    'components/notary/client/booking/sample-booking.tsx',
    [sample],
    'nobody was asked, and nothing is booked.',
  ),
  ...together(
    'components/notary/client/request-form/notices.tsx',
    [screen('notary/client/request-form/price', 'is never sent while it is the placeholder')],
    'Nothing was sent.',
  ),
  ...together(
    'components/notary/client/request-form/notices.tsx',
    [
      screen(
        'notary/client/request-form/attachment',
        'can be cancelled on its way, and then nothing is submitted',
      ),
    ],
    'The upload was cancelled, and nothing was submitted.',
  ),
  ...together(
    'components/notary/client/request-form/request-dialog.tsx',
    [
      price,
      integration(
        'api/requests/post',
        'writes the request with its price, an audit event and the job that finds a notary',
      ),
    ],
    'Nothing is charged now.',
  ),
  ...together(
    'components/notary/visit/messages/message-dialog.tsx',
    [integration('api/requests/[id]/messages/get', 'is closed to %s')],
    'Only the two of you read this here.',
  ),
  ...together(
    'components/notary/visit/requests/cancel-dialog.tsx',
    [cancelled, free],
    'and a notary who has accepted is told at once.',
    'Cancelling now costs nothing.',
    'and you owe nothing.',
  ),
  ...together(
    'lib/notary/commands/status.ts',
    [mails('tell both that the client has cancelled: what, when, and that nothing is owed'), cancelled, free],
    'and you owe nothing for it.',
  ),
  ...together(
    'lib/notary/rules/demo.ts',
    [
      demo,
      integration('api/requests/[id]/patch-cancel-fee', '%s, who is owed nothing'),
      mails('tell of a demo online that nobody meets by video'),
    ],
    'This is a demo: nobody …, and nothing is owed.',
  ),
  ...together(
    'components/notary/visit/requests/dispatch-report.tsx',
    [adminsOnly, rounds],
    'Only admins see this.',
    'Each round shows who could be asked, in what order, and why others could not, as things were at that moment.',
  ),
  ...together('components/notary/visit/requests/dispatch-round.tsx', [rounds], 'Nobody could be asked.'),
  ...together(
    'components/notary/visit/requests/price-lines.tsx',
    [unit('notary/product', 'separate the notarial fee from the number of pages')],
    'is never charged by the page.',
  ),
  ...together('lib/notary/rules/demo.ts', [demo], 'The record says that this was a demo notary: nobody ….'),
  ...together('components/notary/visit/requests/standing-note.tsx', [demo], '(demo: nobody …)'),
  ...together('components/notary/visit/requests/request-facts.tsx', [asked], 'Nobody had accepted'),
  ...together(
    'components/notary/visit/requests/standing-note.tsx',
    [
      unasked,
      screen('notary/visit/requests/request-page', 'that has ended says how it ended, and has nothing to do'),
    ],
    'Nobody had accepted by ….',
    'You owe nothing.',
    'Nothing is owed for it.',
  ),
  ...together(
    'components/notary/visit/requests/travel-question.tsx',
    [travel, costless],
    'The notary sets off only after you agree; if you don’t, cancelling costs nothing.',
    'for a total of …, tax included.',
  ),
  ...together(
    'components/notary/visit/tracking/stream-panel.tsx',
    [stream],
    'Connected: each change arrives as it happens',
    'checked every 30 seconds',
  ),
  ...together(
    ['components/notary/visit/tracking/tracking-card.tsx', 'components/notary/visit/tracking/visit-view.tsx'],
    [screen('notary/refresh-failure', 'says so, and asks again')],
    'every 30 seconds.',
  ),
  ...together(
    'components/notary/visit/tracking/tracking-words.ts',
    [integration('api/requests/[id]/tracking/get', 'shows no place once %s')],
    'Nobody is on the way',
  ),
  ...together(
    'lib/notary/policy.ts',
    [parties],
    'Only the client and the notary of a request can change it.',
    'Only the notary can begin and complete the visit.',
  ),
  ...together(
    'lib/notary/commands/client-word.ts',
    [arrival],
    'so nobody is waiting to begin it.',
    'nobody has to come to it.',
    'nobody has to come to you.',
  ),
  ...together(
    'lib/notary/commands/client-word.ts',
    [integration('api/requests/[id]/arrival/post', 'is not the notary’s to say, nor an admin’s')],
    'Only the client of a request can say this.',
  ),
  ...together(
    'lib/notary/commands/dispatch.ts',
    [
      integration(
        'notary/dispatch',
        'tells the client once when nobody is left, and keeps the request pending',
      ),
    ],
    '…: nobody who could do it is free right now.',
  ),
  ...together(
    'lib/notary/commands/dispatch.ts',
    [unasked],
    '…: nobody had accepted it by ….',
    'You pay nothing.',
  ),
  ...together(
    'lib/notary/commands/request-limits.ts',
    [
      integration(
        'api/requests/post-flood',
        'counts for a day what it cancelled after a notary had accepted',
      ),
    ],
    'You have … open requests and cancelled … within a day that a notary had accepted.',
    'An account may have … in all.',
  ),
  ...together(
    'lib/notary/commands/review.ts',
    [
      integration('api/requests/[id]/review/post', 'is not for %s'),
      integration('api/requests/[id]/review/post', 'is too early, or no use, while %s'),
    ],
    'Only the client can review a visit.',
    'A visit can be reviewed only after it is completed.',
  ),
  ...together(
    'lib/notary/commands/status.ts',
    [
      integration(
        'api/requests/[id]/patch-cancel-fee',
        'cancels nothing when it %s, and says what it costs now',
      ),
    ],
    'Nothing was cancelled yet.',
  ),
];

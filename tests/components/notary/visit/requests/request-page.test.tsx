import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestPage, type RequestPageProps } from '@/components/notary/visit/requests/request-page';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import type { RequestView } from '@/lib/notary/schema/requests';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, visit } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const notary = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: '+1 512 555 0100',
  isDemo: false,
};
const PATCH = 'PATCH /api/requests/visit-1';
const REVIEW = 'POST /api/requests/visit-1/review';

type Options = Partial<Omit<RequestPageProps, 'initialRequest'>> & {
  request?: Partial<RequestView>;
  routes?: Parameters<typeof doubleFetch>[0];
};

function renderPage({ request, routes, ...props }: Options = {}) {
  let shown = visit({ notary, ...request });
  const history = props.initialHistory ?? [{ at: shown.createdAt, kind: 'created' as const }];
  const calls = doubleFetch({
    'GET /api/requests/visit-1': () => ({ body: shown }),
    'GET /api/requests/visit-1/history': { body: history },
    'GET /api/requests/visit-1/dispatch': { body: props.initialDispatch },
    [PATCH]: () => {
      shown = { ...shown, status: 'cancelled', cancelledBy: 'client' };
      return { body: shown };
    },
    [REVIEW]: (body) => {
      shown = { ...shown, review: { comment: null, ...(body as { rating: number }) } };
      return { status: 201, body: shown };
    },
    ...routes,
  });
  render(
    <>
      <RequestPage
        party="client"
        initialDispatch={null}
        {...props}
        initialRequest={shown}
        initialHistory={history}
      />
      <ToastHost />
    </>,
  );
  const bodies = (wanted: string) =>
    calls.filter(({ request: asked }) => asked === wanted).map(({ body }) => body);
  return { user: userEvent.setup(), bodies };
}

beforeEach(doubleEvents);
afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

describe('the page of a request', () => {
  it('says what, when, where, who, and the price line by line', () => {
    renderPage({ request: { addDeedGuard: true, addOnPrice: 25, totalPrice: 106.5 } });

    expect(screen.getByRole('heading', { level: 1, name: 'Real estate: Deed' })).toBeInTheDocument();
    expect(screen.getByText('Assigned')).toBeInTheDocument();
    const facts = screen.getByRole('region', { name: 'Appointment' });
    expect(facts).toHaveTextContent('500 Congress Ave, Austin, TX 78701');
    expect(facts).toHaveTextContent('Grace Hopper');
    expect(facts).toHaveTextContent('4.9 of 5 stars');
    expect(screen.getByRole('link', { name: '+1 512 555 0100' })).toHaveAttribute('href', 'tel:+15125550100');
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent(
      'Base price, mobile notary, 1 page$75.00Travel fee$6.50Deed protection, GuardSign platform$25.00Total$106.50',
    );
  });

  it('tells its history in words, in order', () => {
    renderPage({
      initialHistory: [
        { at: '2026-11-21T09:00:00.000Z', kind: 'created' },
        { at: '2026-11-21T09:01:00.000Z', kind: 'offered' },
        { at: '2026-11-21T09:02:00.000Z', kind: 'offer_declined' },
        { at: '2026-11-21T09:05:00.000Z', kind: 'assigned' },
      ],
    });
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent)).toEqual([
      'Requested',
      'A notary was asked',
      'The notary declined',
      'A notary accepted',
    ]);
  });

  it('that has ended says how it ended, and has nothing to do', () => {
    renderPage({ request: { status: 'cancelled', cancelledBy: 'nobody_found', notary: null } });
    expect(
      screen.getByText('No notary was free until the appointment. You owe nothing.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });

  it('offers the proof once the visit is in the evidence log', () => {
    renderPage({ request: { status: 'completed', logIndex: 41 } });
    const proof = screen.getByRole('region', { name: 'Proof of the visit' });
    expect(proof).toHaveTextContent('Entry 41 of the evidence log');
    expect(within(proof).getByRole('link', { name: 'Download proof' })).toHaveAttribute(
      'href',
      '/api/requests/visit-1/proof?format=html',
    );
  });
});

describe('cancelling', () => {
  /** More than two hours ahead. */
  const later = { appointmentDate: inMinutes(150) };

  it('says that it costs nothing, asks for confirmation, and does it', async () => {
    const { user, bodies } = renderPage({ request: later });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this request?' });
    expect(dialog).toHaveTextContent('The visit is cancelled');
    expect(dialog).toHaveTextContent(`Cancelling now costs nothing. ${CANCELLATION_RULE}`);
    expect(bodies(PATCH)).toEqual([]);

    await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));

    expect(await screen.findByText('Request cancelled')).toBeInTheDocument();
    expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee: 0 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByText('You cancelled this request. Nothing is owed for it.'),
    ).toBeInTheDocument();
  });

  it('does nothing when the person keeps the request', async () => {
    const { user, bodies } = renderPage();
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    await user.click(screen.getByRole('button', { name: 'Keep it' }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(bodies(PATCH)).toEqual([]);
  });

  it('stays open with the reason when the server refuses', async () => {
    const message = 'This request is completed already. Please reload the page.';
    const { user } = renderPage({
      request: later,
      routes: { [PATCH]: { status: 409, body: { message, code: 'conflict' } } },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it.each([
    ['$25.00', 25, {}],
    ['$50.00', 50, { departedAt: inMinutes(-1) }],
  ])('names the exact fee of %s before the click, and sends it', async (shown, fee, state) => {
    const { user, bodies } = renderPage({ request: state });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(`Cancelling now costs ${shown}.`);

    await user.click(screen.getByRole('button', { name: `Cancel for ${shown}` }));

    expect(await screen.findByText(new RegExp(`You owe the notary \\${shown}`))).toBeInTheDocument();
    expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee }]);
  });

  it('shows the fee that rose between, and asks again', async () => {
    const refusal = { message: 'Cancelling now costs $25.00.', code: 'conflict', fields: { fee: '25' } };
    let tries = 0;
    const { user, bodies } = renderPage({
      request: later,
      routes: {
        [PATCH]: () =>
          ++tries === 1 ? { status: 409, body: refusal } : { body: visit({ status: 'cancelled' }) },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel for $25.00' }));

    await waitFor(() => expect(bodies(PATCH)).toEqual([0, 25].map((fee) => ({ status: 'cancelled', fee }))));
  });
});

describe('travel that was open', () => {
  const AGREE = 'POST /api/requests/visit-1/travel-agreement';
  const asked = { travelFee: null, travelAsked: { travelFee: 11.3, totalPrice: 201.2 } };

  it('is agreed to at the fee and the total that are shown', async () => {
    const { user, bodies } = renderPage({ request: asked, routes: { [AGREE]: { body: visit() } } });
    expect(screen.getByText(/The way to you costs \$11.30/)).toHaveTextContent(
      '$201.20 in all, tax included',
    );
    await user.click(screen.getByRole('button', { name: 'Agree to travel $11.30' }));

    expect(await screen.findByText('Travel agreed')).toBeInTheDocument();
    expect(bodies(AGREE)).toEqual([{ travelFee: 11.3 }]);
  });

  it('is declined by cancelling, which costs nothing', async () => {
    const { user, bodies } = renderPage({ request: asked });
    await user.click(screen.getByRole('button', { name: 'Decline and cancel' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Cancelling now costs nothing.');
    await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));

    await waitFor(() => expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee: 0 }]));
  });

  it('keeps the notary from setting off', () => {
    renderPage({ party: 'notary', request: asked });
    expect(screen.getByText(/You can set off once they do/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Agree to travel/ })).not.toBeInTheDocument();
  });
});

describe('a visit at the notary’s office', () => {
  const office = { mode: 'in-person' as const, travelFee: 0, location: 'Austin, TX' };

  it.each([
    [
      'near which place it is at first',
      { status: 'pending', notary: null },
      'At a notary’s office near Austin, TX',
    ],
    [
      'the address once a notary has accepted',
      { officeAddress: '9 E 4th St, Austin, TX 78701' },
      'At the notary’s office: 9 E 4th St, Austin, TX 78701',
    ],
  ] as const)('says %s', (_, request, text) => {
    renderPage({ request: { ...office, ...request } });
    expect(screen.getByRole('region', { name: 'Appointment' })).toHaveTextContent(text);
  });

  it('lets the notary begin without a drive', () => {
    renderPage({ party: 'notary', request: office });
    expect(screen.getByRole('button', { name: 'Begin' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();
  });
});

describe('the review', () => {
  const completed = { status: 'completed' as const };

  it('is given by keyboard alone, and is shown afterward', async () => {
    const { user, bodies } = renderPage({ request: completed });
    screen.getByRole('radio', { name: '1 star' }).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await user.type(screen.getByLabelText(/^Comment/), 'On time and kind.');

    await user.click(screen.getByRole('button', { name: 'Send review' }));

    expect(await screen.findByText('Review sent')).toBeInTheDocument();
    expect(bodies(REVIEW)).toEqual([{ rating: 4, comment: 'On time and kind.' }]);
    const review = screen.getByRole('region', { name: 'Your review' });
    expect(await within(review).findByText('4 of 5 stars')).toBeInTheDocument();
    expect(within(review).getByText('On time and kind.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send review' })).not.toBeInTheDocument();
  });

  it('asks for stars when none are chosen', async () => {
    const { user, bodies } = renderPage({ request: completed });
    await user.click(screen.getByRole('button', { name: 'Send review' }));

    expect(await screen.findByText('Please choose 1 to 5 stars.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
    expect(bodies(REVIEW)).toEqual([]);
  });

  it('is not asked of anybody but the client, nor before the end', () => {
    renderPage({ party: null, request: completed });
    expect(screen.queryByRole('button', { name: 'Send review' })).not.toBeInTheDocument();
  });

  it('is not asked before the visit is completed', () => {
    renderPage();
    expect(screen.queryByRole('button', { name: 'Send review' })).not.toBeInTheDocument();
  });
});

describe('the invoice', () => {
  const offer = () => screen.queryByRole('button', { name: 'Create invoice' });

  it('is for the notary to create, once the visit is completed', () => {
    renderPage({ party: 'notary', request: { status: 'completed' } });
    expect(offer()).toBeInTheDocument();
  });

  it.each([
    ['the client', { party: 'client', request: { status: 'completed' } }],
    ['an admin', { party: null, request: { status: 'completed' } }],
    ['the notary before the end', { party: 'notary', request: { status: 'in_progress' } }],
  ] as const)('is not offered to %s', (_, options) => {
    renderPage(options);
    expect(offer()).not.toBeInTheDocument();
  });
});

describe('the document', () => {
  const attached = { documentId: '44444444-4444-4444-8444-444444444444', documentName: 'deed.pdf' };

  it('can be downloaded while a notary is on it', () => {
    renderPage({ request: attached });
    const part = screen.getByRole('region', { name: 'Document' });
    expect(part).toHaveTextContent('deed.pdf');
    expect(within(part).getByRole('button', { name: 'Download document' })).toBeInTheDocument();
  });

  it('is nothing for the notary once the visit has ended', () => {
    renderPage({ party: 'notary', request: { ...attached, status: 'completed' } });
    expect(screen.queryByRole('region', { name: 'Document' })).not.toBeInTheDocument();
  });
});

describe('an admin', () => {
  it('reads whom the request was offered to, and why others were not asked', () => {
    renderPage({
      party: null,
      initialDispatch: {
        offers: [
          {
            id: 'offer-1',
            notaryId: notary.id,
            name: 'Grace Hopper',
            status: 'declined',
            distanceMiles: 4.23,
            createdAt: '2026-11-21T09:00:00.000Z',
            expiresAt: '2026-11-21T09:15:00.000Z',
            answeredAt: '2026-11-21T09:03:00.000Z',
          },
        ],
        rounds: [
          {
            at: '2026-11-21T09:00:00.000Z',
            considered: [
              {
                notaryId: notary.id,
                name: 'Grace Hopper',
                rank: 1,
                score: 0.912,
                distanceMiles: 4.23,
                rating: 4.9,
                acceptanceRate: 0.75,
                reasons: [],
              },
              {
                notaryId: 'other',
                name: 'Alan Turing',
                rank: null,
                score: null,
                distanceMiles: 60,
                rating: null,
                acceptanceRate: null,
                reasons: ['too_far', 'bond_lapsed'],
              },
            ],
          },
        ],
      },
    });

    const report = within(screen.getByRole('region', { name: 'How we looked for a notary' }));
    const offers = within(report.getByRole('region', { name: 'Offers' }));
    expect(offers.getByRole('row', { name: /Grace Hopper/ })).toHaveTextContent(/4\.2 mi.*Declined/);
    expect(report.getByText(/1 could be asked, 1 could not/)).toBeInTheDocument();
    expect(report.getByRole('row', { name: /Grace Hopper 0.912 4.2 mi 4.9 75 %/ })).toBeInTheDocument();
    expect(report.getByText(/too far away, no bond in force on that day/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';

import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { notary, renderPage, REVIEW } from '@/tests/support/request-page';
import { tracking } from '@/tests/support/tracking';
import { clearToasts } from '@/tests/support/toasts';

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
      'Base price, mobile notary, 1 page$75.00Travel fee$6.50Proof of completion, GuardSign platform$25.00Total$106.50',
    );
  });

  it('has the arrival and the map right below its title while the notary is on the way', async () => {
    HTMLCanvasElement.prototype.getContext = () => null;
    renderPage({ request: { departedAt: '2026-11-21T11:50:00.000Z' } });
    const stream = () => openedStreams('/api/requests/visit-1/tracking/stream').at(-1);
    await waitFor(() => expect(stream()).toBeDefined());
    await act(async () => stream()!.say(tracking()));

    const route = screen.getByRole('region', { name: 'Route' });
    expect(route).toHaveTextContent(/^Arrives about \d+:\d\d\s[AP]M/);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title.closest('header')!.nextElementSibling).toBe(route);
    expect(screen.queryByRole('button', { name: 'Track Notary' })).not.toBeInTheDocument();
  });

  it('tells its history in words, the newest first', () => {
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
      'A notary accepted',
      'The notary declined',
      'A notary was asked',
      'Requested',
    ]);
  });

  it('that has ended says how it ended, and has nothing to do', () => {
    renderPage({ request: { status: 'cancelled', cancelledBy: 'nobody_found', notary: null } });
    expect(
      screen.getByText(
        'Nobody had accepted by 15 minutes after the time of the appointment. You owe nothing.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });

  it('says what the add-on will be while the visit is ahead', () => {
    renderPage({ request: { addDeedGuard: true } });
    const proof = screen.getByRole('region', { name: 'Proof of completion' });
    expect(proof).toHaveTextContent('You chose it with this request, and download it here afterward.');
    expect(proof).toHaveTextContent('It locks no property and does not show what was signed.');
    expect(within(proof).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says nothing of the add-on once the visit is cancelled', () => {
    renderPage({ request: { addDeedGuard: true, status: 'cancelled' } });
    expect(screen.queryByRole('region', { name: 'Proof of completion' })).not.toBeInTheDocument();
  });

  it('offers the proof once the visit is in the evidence log', () => {
    renderPage({ request: { status: 'completed', logIndex: 41 } });
    const proof = screen.getByRole('region', { name: 'Proof of completion' });
    expect(proof).toHaveTextContent('Entry 41 of the evidence log');
    expect(proof).toHaveTextContent('It locks no property.');
    expect(within(proof).getByRole('link', { name: 'Download proof' })).toHaveAttribute(
      'href',
      '/api/requests/visit-1/proof?format=html',
    );
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
  const offer = () => screen.queryByRole('button', { name: 'Send the bill' });

  it('is the next step of the notary, once the visit is completed', async () => {
    renderPage({ party: 'notary', request: { status: 'completed' } });
    expect(await screen.findByRole('button', { name: 'Send the bill' })).toBeInTheDocument();
    expect(screen.getByText(/Next: send the bill/).closest('p')).toHaveTextContent(
      'Ada Lovelace agreed to $81.50 and sees no invoice until you send it.',
    );
  });

  it.each([
    ['the client', { party: 'client', request: { status: 'completed' } }],
    ['an admin', { party: null, request: { status: 'completed' } }],
    ['the notary before the end', { party: 'notary', request: { status: 'in_progress' } }],
  ] as const)('is not offered to %s', async (_, options) => {
    renderPage(options);
    await act(async () => {});
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
    expect(report.getByRole('row', { name: /Grace Hopper 0.912 4.2 mi 4.9 75%/ })).toBeInTheDocument();
    expect(report.getByText(/too far away, no bond in force on that day/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { CANCELLATION_RULE } from '@/lib/pricing/rules/cancellation';
import { doubleEvents } from '@/tests/support/event-source-double';
import { inMinutes, visit } from '@/tests/support/notary-work';
import { notary, PATCH, renderPage } from '@/tests/support/request-page';
import { clearToasts } from '@/tests/support/toasts';

beforeEach(doubleEvents);
afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
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
    expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee: 0, officeClosed: false }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(
      await screen.findByText('You cancelled this request. Nothing is owed for it.'),
    ).toBeInTheDocument();
  });

  it('costs nothing at any time where a demo notary has it, and says why', async () => {
    const { user, bodies } = renderPage({
      request: { notary: { ...notary, isDemo: true }, departedAt: inMinutes(-1) },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    const dialog = screen.getByRole('dialog', { name: 'Cancel this request?' });
    expect(dialog).toHaveTextContent(
      'Cancelling now costs nothing. This is the visit of a demo notary, who is owed nothing.',
    );
    expect(dialog).not.toHaveTextContent('$');

    await user.click(within(dialog).getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() =>
      expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee: 0, officeClosed: false }]),
    );
  });

  it.each([
    ['a mobile visit', {}, 'If the notary has not arrived, cancelling is free from'],
    ['an online session', { isRemote: true }, 'If the session has not begun, cancelling is free from'],
    ['an office', { mode: 'in-person' }, 'If the office is closed, cancelling is free from'],
  ] as const)('says after the hour, too, from when on it is free: %s', async (_, state, words) => {
    const { user } = renderPage({ request: { appointmentDate: inMinutes(-3), notary, ...state } });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Cancelling now costs $25.00.');
    expect(dialog).toHaveTextContent(words);
  });

  it('costs nothing at an office that was closed, by the client’s word', async () => {
    const { user, bodies } = renderPage({
      request: { appointmentDate: inMinutes(-20), notary, mode: 'in-person' },
    });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Cancelling now costs $25.00.');
    await user.click(screen.getByRole('checkbox', { name: /The office was closed/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() => expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee: 0, officeClosed: true }]));
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
    ['$50.00', 50, { departedAt: inMinutes(-1), underWayAt: inMinutes(-1) }],
  ])('names the exact fee of %s before the click, and sends it', async (shown, fee, state) => {
    const { user, bodies } = renderPage({ request: state });
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(`Cancelling now costs ${shown}.`);

    await user.click(screen.getByRole('button', { name: `Cancel for ${shown}` }));

    expect(await screen.findByText(new RegExp(`You owe the notary \\${shown}`))).toBeInTheDocument();
    expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee, officeClosed: false }]);
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

    await waitFor(() =>
      expect(bodies(PATCH)).toEqual(
        [0, 25].map((fee) => ({ status: 'cancelled', fee, officeClosed: false })),
      ),
    );
  });
});

describe('travel that was open', () => {
  const AGREE = 'POST /api/requests/visit-1/travel-agreement';
  const asked = { travelFee: null, travelAsked: { travelFee: 11.3, totalPrice: 201.2 } };

  it('is agreed to at the fee and the total that are shown', async () => {
    const { user, bodies } = renderPage({ request: asked, routes: { [AGREE]: { body: visit() } } });
    expect(screen.getByText(/Travel to you costs \$11.30/)).toHaveTextContent(
      'for a total of $201.20, tax included',
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

    await waitFor(() =>
      expect(bodies(PATCH)).toEqual([{ status: 'cancelled', fee: 0, officeClosed: false }]),
    );
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
    renderPage({ party: 'notary', request: { ...office, beginAgreedAt: '2026-11-20T15:00:00.000Z' } });
    expect(screen.getByRole('button', { name: 'Begin' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start Navigation' })).not.toBeInTheDocument();
  });
});

import { REMOTE_LINK, REMOTE_NOTARY } from '@/lib/notary/content/remote-session';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestPage } from '@/components/notary/request-page';
import { accountClient } from '@/components/kit/account-client';
import type { RequestView } from '@/lib/notary/schema/requests';
import { doubleEvents } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { visit } from '@/tests/support/notary-work';

const grace = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: null,
  isDemo: false,
};

type Handlers = Parameters<typeof doubleFetch>[0];

function renderFor(party: 'client' | 'notary', request: Partial<RequestView> = {}, routes: Handlers = {}) {
  const shown = visit({ notary: grace, ...request });
  const history = [{ at: shown.createdAt, kind: 'created' as const }];
  const calls = doubleFetch({
    'GET /api/requests/visit-1': { body: shown },
    'GET /api/requests/visit-1/history': { body: history },
    ...routes,
  });
  render(
    <RequestPage party={party} initialRequest={shown} initialHistory={history} initialDispatch={null} />,
  );
  return { calls, user: userEvent.setup() };
}

beforeEach(doubleEvents);
afterEach(() => act(() => accountClient().clear()));

describe('the messages of a request, from its page', () => {
  const thread = {
    requestId: 'visit-1',
    partnerName: 'Ada Lovelace',
    partnerReadsFrom: null,
    isOpen: false,
    messages: [
      {
        id: 'm1',
        isOwn: false,
        senderName: 'Ada Lovelace',
        body: 'Is the left door open?',
        createdAt: '2026-11-21T10:00:00.000Z',
        readAt: '2026-11-21T10:01:00.000Z',
      },
    ],
  };
  const messages = { 'GET /api/requests/visit-1/messages': { body: thread } };

  it('are open to its notary, whom an email has sent here', async () => {
    const { user } = renderFor('notary', { unreadMessages: 1 }, messages);
    const button = screen.getByRole('button', { name: /^Contact Client Ada Lovelace/ });
    expect(button).toHaveTextContent('1 new');

    await user.click(button);

    expect(await screen.findByText('Is the left door open?')).toBeInTheDocument();
  });

  it('can still be read by its notary once it is over', async () => {
    const { user } = renderFor('notary', { status: 'completed' }, messages);
    await user.click(screen.getByRole('button', { name: 'Messages with Ada Lovelace' }));
    expect(await screen.findByText('Is the left door open?')).toBeInTheDocument();
  });

  it.each(['completed', 'cancelled'] as const)(
    'can still be read by its client once it is %s',
    async (status) => {
      const { user } = renderFor('client', { status }, messages);
      await user.click(screen.getByRole('button', { name: 'Messages' }));

      expect(await screen.findByText('Is the left door open?')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
    },
  );

  it('of a notary who has withdrawn can still be read by the client', () => {
    renderFor('client', { status: 'pending', notary: null, notaryId: null, unreadMessages: 2 });
    expect(screen.getByRole('button', { name: /^Messages/ })).toHaveTextContent('2 new');
  });

  it('are nothing before there is anybody to write to', () => {
    renderFor('client', { status: 'pending', notary: null, notaryId: null });
    expect(screen.queryByRole('button', { name: /^(Contact|Messages)/ })).not.toBeInTheDocument();
  });
});

describe('a notary who withdraws', () => {
  it('is told that the visit is somebody else’s, and sees nothing of it anymore', async () => {
    let isGone = false;
    const gone = { status: 404, body: { code: 'not_found', message: 'There is no such request.' } };
    const { user } = renderFor(
      'notary',
      {},
      {
        'GET /api/requests/visit-1': () => (isGone ? gone : { body: visit({ notary: grace }) }),
        'POST /api/requests/visit-1/withdraw': () => {
          isGone = true;
          return { status: 204 };
        },
      },
    );

    await user.click(screen.getByRole('button', { name: /^More for/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from this visit' }));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));

    expect(await screen.findByText(/This visit is no longer yours/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
    expect(screen.queryByText('500 Congress Ave, Austin, TX 78701')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/notary',
    );
  });
});

describe('a review without stars', () => {
  it('says so where they are chosen, and goes there', async () => {
    const { user } = renderFor('client', { status: 'completed' });

    await user.click(screen.getByRole('button', { name: 'Send review' }));

    await waitFor(() => expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus());
    expect(screen.getByRole('group', { name: /How was your visit/ })).toHaveAccessibleDescription(
      'Please choose 1 to 5 stars.',
    );
  });
});

describe('where a remote session happens', () => {
  const says = `${REMOTE_LINK} ${REMOTE_NOTARY}`;

  it.each(['pending', 'assigned', 'in_progress'] as const)('is told its client while it is %s', (status) => {
    renderFor('client', { status, isRemote: true, location: null });
    expect(screen.getByText(says)).toBeInTheDocument();
  });

  it.each([
    ['client', 'Your state'],
    ['notary', 'Client’s state'],
  ] as const)('is told its %s: the state of the client', (party, name) => {
    renderFor(party, { isRemote: true, location: null, state: 'NY' });
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent('New York');
  });

  it.each([
    ['a session where none was said', { isRemote: true, location: null, state: null }],
    ['a visit, which has an address', {}],
  ])('names no state of %s', (_, request) => {
    renderFor('client', request);
    expect(screen.queryByText('Your state')).not.toBeInTheDocument();
  });

  it('is told nobody of a visit, nor once it is over', () => {
    renderFor('client', { status: 'completed', isRemote: true, location: null });
    renderFor('client');
    renderFor('notary', { isRemote: true, location: null });
    expect(screen.queryByText(says)).not.toBeInTheDocument();
  });
});

it('tells a notary who has accepted what is expected of them', () => {
  renderFor('notary');
  expect(
    screen.getByText('You have accepted. The client expects you at the time of the appointment.'),
  ).toBeInTheDocument();
});

describe('a session online with a demo notary', () => {
  const demo = { ...grace, isDemo: true };
  const online = { isRemote: true, location: null, notary: demo };

  it('says that nobody meets the client by video, and promises no room', () => {
    renderFor('client', online);
    const said = 'This is a demo: nobody meets you by video, and nothing is owed.';
    expect(screen.getByText(said)).toBeInTheDocument();
    expect(screen.getByText(`Grace Hopper (demo notary) has accepted. ${said}`)).toBeInTheDocument();
    expect(screen.queryByText(/video room|meets you by video at/)).not.toBeInTheDocument();
  });

  it('says so of the record, too, and beside the status', () => {
    renderFor('client', { ...online, status: 'completed', logIndex: 3, addDeedGuard: true });
    expect(screen.getByText(/this was a demo notary: nobody met you by video\./)).toBeInTheDocument();
    expect(
      screen.getByText(/^The visit is completed \(demo: nobody met you by video\)\./),
    ).toBeInTheDocument();
  });
});

describe('the price of a request that was cancelled', () => {
  it.each([
    [0, 'Owed$0.00'],
    [25, 'Owed, for cancelling$25.00'],
  ])('says what is owed: $%d', (cancellationFee, owed) => {
    renderFor('client', { status: 'cancelled', cancelledBy: 'client', cancellationFee });
    const price = screen.getByRole('region', { name: 'Price' });
    expect(price).toHaveTextContent(owed);
    expect(price).toHaveTextContent('It would have cost$81.50');
    expect(price).not.toHaveTextContent('The most that this visit can cost');
  });

  it('says who it was, or that nobody had accepted', () => {
    renderFor('client', { status: 'cancelled', cancelledBy: 'client', notary: null, notaryId: null });
    expect(screen.getByText('Nobody had accepted')).toBeInTheDocument();
    expect(screen.queryByText('Not found yet')).not.toBeInTheDocument();
  });
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveTracking } from '@/components/notary/visit/tracking/live-tracking';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import type { RequestView } from '@/lib/notary/schema/requests';
import { ada } from '@/tests/support/deeds';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';
import { inMinutes, NOTARY_ID, visit } from '@/tests/support/notary-work';
import { booked, tracking } from '@/tests/support/tracking';

const grace = {
  id: NOTARY_ID,
  name: 'Grace Hopper',
  initials: 'GH',
  rating: 4.9,
  phone: '+1 512 555 0100',
  isDemo: false,
};
const there = { lat: 30.36, lng: -97.83 };
const notaryUser = { ...ada, id: NOTARY_ID, role: 'notary' as const };

type Served = {
  isOffline?: boolean;
  user?: typeof ada;
  own?: RequestView[];
  assigned?: RequestView[];
  more?: RequestView[];
};

function renderPage({ isOffline, user = ada, own = [], assigned = [], more = [] }: Served = {}) {
  const single = Object.fromEntries(
    [...own, ...assigned, ...more].flatMap((request) => [
      [`GET /api/requests/${request.id}`, { body: request }],
      [
        `GET /api/requests/${request.id}/history`,
        {
          body: [
            { at: '2026-11-21T11:00:00.000Z', kind: 'created' },
            { at: '2026-11-21T11:05:00.000Z', kind: 'assigned' },
          ],
        },
      ],
    ]),
  );
  localStorage.setItem('user', JSON.stringify(user));
  const calls = doubleFetch({
    'GET /api/auth/me': { body: user },
    [`GET /api/clients/${user.id}/requests`]: { body: own },
    [`GET /api/notaries/${user.id}/requests`]: { body: assigned },
    ...single,
  });
  if (isOffline) globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  render(
    <AuthProvider>
      <LiveTracking />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup() };
}

const stream = () => openedStreams().at(-1)!;
const title = (name: string) => screen.findByRole('heading', { level: 2, name });

/** jsdom draws nothing, and says so loudly. */
beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(doubleEvents);
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  act(() => accountClient().clear());
});

describe('live tracking, for a client', () => {
  it('says what will be here while there is no visit', async () => {
    renderPage({ own: [visit({ status: 'completed' })] });

    expect(await title('No visit to follow')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a notary' })).toHaveAttribute('href', '/notary-booking');
    expect(screen.queryByText('Sample data.')).not.toBeInTheDocument();
  });

  it('follows the visit that is under way, and offers the others', async () => {
    const later = visit({ id: 'later', documentType: 'will', notary: grace });
    const onTheWay = visit({ id: 'way', departedAt: inMinutes(-5), notary: grace });
    const { user } = renderPage({ own: [later, onTheWay] });

    expect(await title('Real estate: Deed')).toBeInTheDocument();
    expect(stream().url).toBe('/api/requests/way/tracking/stream');
    await user.selectOptions(screen.getByLabelText('Visit'), 'later');

    expect(await title('Real estate: Will or trust')).toBeInTheDocument();
    expect(location.search).toBe('?request=later');
    expect(stream().url).toBe('/api/requests/later/tracking/stream');
    expect(openedStreams().filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  });

  it('follows the one that the address names, also when it is over', async () => {
    history.replaceState(null, '', '/live-tracking?request=old');
    renderPage({
      own: [visit({ id: 'now' })],
      more: [visit({ id: 'old', status: 'completed', notary: grace })],
    });

    await title('Real estate: Deed');
    expect(stream().url).toBe('/api/requests/old/tracking/stream');
    expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Messages' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Contact Notary' })).not.toBeInTheDocument();
  });

  it('says that a visit of somebody else is none of theirs', async () => {
    history.replaceState(null, '', '/live-tracking?request=foreign');
    renderPage();
    const original = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/foreign')
        ? ({
            ok: false,
            status: 404,
            statusText: '',
            text: async () => JSON.stringify({ code: 'not_found', message: 'There is no such request.' }),
          } as Response)
        : original(input, init);

    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such visit in your account');
    expect(screen.getByRole('link', { name: 'Show my visits' })).toHaveAttribute('href', '/live-tracking');
  });

  it('has minutes, miles, speed and progress in words as they arrive', async () => {
    renderPage({ own: [visit({ notary: grace, departedAt: inMinutes(-5) })] });
    await title('Real estate: Deed');

    await act(async () => stream().say(tracking({ position: { ...there, at: inMinutes(-1) } })));
    const way = within(await screen.findByRole('region', { name: 'Route' }));
    // The page’s own clock looks every ten seconds.
    expect(way.getByText(/^1[12] minutes$/)).toBeInTheDocument();
    expect(way.getByText('about 5.6 miles by road')).toBeInTheDocument();
    expect(way.getByRole('progressbar', { name: /Route progress/ })).toHaveAttribute('aria-valuenow', '50');
    expect(way.queryByText('Speed')).not.toBeInTheDocument();
    expect(way.getByText(/Grace Hopper is on the way to 500 Congress Ave/)).toBeInTheDocument();

    const position = { lat: 30.36 - 0.5 / 69.09, lng: -97.83, at: inMinutes(0) };
    await act(async () => stream().say(tracking({ eta: 11, position })));
    expect(way.getByText('30 mph')).toBeInTheDocument();
    expect(screen.getAllByText(/"eta":1[12]/)).toHaveLength(2);
  });

  it('begins with the hour at which the notary arrives', async () => {
    renderPage({ own: [visit({ notary: grace, departedAt: inMinutes(-5) })] });
    await title('Real estate: Deed');
    await act(async () => stream().say(tracking()));

    expect(screen.getByRole('article').textContent).toMatch(/^Arrives about \d+:\d\d\s[AP]M/);
  });

  it('draws a sketch, and says so, where the browser draws no map', async () => {
    renderPage({ own: [visit({ notary: grace })] });
    await title('Real estate: Deed');
    await act(async () => stream().say(tracking()));

    expect(
      await screen.findByText(/This browser could not draw the map, so this is a sketch/),
    ).toBeInTheDocument();
  });

  it('needs no map for a remote session', async () => {
    renderPage({ own: [visit({ isRemote: true, location: null, notary: grace })] });
    await title('Real estate: Deed');
    await act(async () => stream().say(booked({ destination: null })));

    expect((await screen.findAllByText(/The session is booked/))[0]).toBeInTheDocument();
    expect(screen.getByText(/Remote Session/)).toBeInTheDocument();
    expect(document.querySelector('figure')).toBeNull();
  });

  it('tells what has happened, the latest first', async () => {
    renderPage({ own: [visit({ notary: grace })] });
    const updates = within(await screen.findByRole('region', { name: 'Status updates' }));
    expect((await updates.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^A notary accepted/),
      expect.stringMatching(/^Requested/),
    ]);
  });

  it('opens the messages and the cancellation', async () => {
    const { user } = renderPage({ own: [visit({ notary: grace })] });
    await title('Real estate: Deed');

    await user.click(screen.getByRole('button', { name: 'Cancel Appointment' }));
    expect(await screen.findByRole('dialog', { name: /Cancel this request/ })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Contact Notary' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('stays with a visit that comes to its end, though another one is ahead', async () => {
    const under = visit({ id: 'way', departedAt: inMinutes(-5), notary: grace });
    const later = visit({ id: 'later', documentType: 'will', notary: grace });
    renderPage({ own: [under, later] });
    await title('Real estate: Deed');
    await act(async () => {});
    const over = { ...under, status: 'completed' as const };
    doubleFetch({
      [`GET /api/clients/${ada.id}/requests`]: { body: [over, later] },
      'GET /api/requests/way': { body: over },
      'GET /api/requests/way/history': { body: [] },
    });

    await act(async () => openedStreams('/api/events').at(-1)!.say({ kind: 'request', id: 'way' }));
    await act(async () => stream().say(booked({ requestId: 'way', status: 'completed' })));

    expect((await screen.findAllByText('The visit is completed.')).length).toBeGreaterThan(0);
    expect(await title('Real estate: Deed')).toBeInTheDocument();
    expect(screen.getByLabelText('Visit')).toHaveDisplayValue('Another visit');
  });

  it('does not say that nobody is under way while only the place is unknown', async () => {
    renderPage({ own: [visit({ notary: grace, departedAt: inMinutes(-5) })] });
    await title('Real estate: Deed');
    await act(async () => stream().say(tracking({ position: null, eta: null, distance: null })));

    expect(
      await screen.findByText(/Grace Hopper is on the way, but we do not know where/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Nobody is on the way/)).not.toBeInTheDocument();
  });

  it('says how long ago the notary was seen, and after two minutes no longer when they come', async () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 21, 17, 12, 30), advanceTimers: true });
    renderPage({ own: [visit({ notary: grace, departedAt: inMinutes(-5) })] });
    await title('Real estate: Deed');
    await act(async () => stream().say(tracking({ position: { ...there, at: inMinutes(-1) } })));
    await act(async () => stream().say(tracking({ position: { ...there, lat: 30.359, at: inMinutes(0) } })));
    const way = within(await screen.findByRole('region', { name: 'Route' }));
    const figure = (name: string) => way.getByText(name).parentElement;
    expect(way.getByText('Seen just now')).toBeInTheDocument();
    expect(way.getByText('Speed')).toBeInTheDocument();

    await act(() => jest.advanceTimersByTimeAsync(110_000));
    expect(way.getByText('Seen 1 minute ago')).toBeInTheDocument();
    expect(figure('ETA')).toHaveTextContent('11 minutes');
    await act(() => jest.advanceTimersByTimeAsync(85_000));

    expect(way.getByText('Seen 3 minutes ago')).toBeInTheDocument();
    expect(figure('ETA')).toHaveTextContent(/^ETANo news since 5:12\sPM$/);
    expect(way.queryByText('Speed')).not.toBeInTheDocument();
    expect(way.getByText(/No news since 5:12\sPM: the map shows where they were then/)).toBeInTheDocument();
    expect(way.queryByText(/\d minutes away/)).not.toBeInTheDocument();
    expect(screen.getByText(/^The notary is on the way\. No news since 5:12\sPM\.$/)).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('says when the live connection is away', async () => {
    renderPage({ own: [visit({ notary: grace })] });
    await title('Real estate: Deed');
    await act(async () => stream().say(booked()));
    await act(async () => stream().fail({ forGood: false }));

    expect(screen.getByText(/This page checks every 30 seconds/)).toBeInTheDocument();
  });

  it('can be loaded again after a failure', async () => {
    const { user } = renderPage({ isOffline: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('The visit could not be loaded');

    doubleFetch({ [`GET /api/clients/${ada.id}/requests`]: { body: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('No visit to follow')).toBeInTheDocument();
  });
});

describe('live tracking, for the notary of a visit', () => {
  it('names the client, and offers no cancellation', async () => {
    renderPage({ user: notaryUser, assigned: [visit({ notary: grace, clientName: 'Ada Lovelace' })] });
    await title('Real estate: Deed');

    const client = within(screen.getByRole('region', { name: 'Your client' }));
    expect(client.getByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Contact Client' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).not.toBeInTheDocument();
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionList } from '@/components/accounts/session-list';
import { AuthProvider } from '@/components/session/auth-provider';
import { accountClient } from '@/components/kit/account-client';
import type { SessionView } from '@/lib/accounts/schema/sessions';
import { ada } from '@/tests/support/deeds';
import { doubleEvents, openedStreams } from '@/tests/support/event-source-double';
import { doubleFetch } from '@/tests/support/fetch-double';

const LIST = 'GET /api/users/sessions';
const here: SessionView = {
  id: 'here',
  device: 'Firefox on Linux',
  createdAt: '2026-11-19T22:11:00.000Z',
  lastSeenAt: '2026-11-20T15:00:00.000Z',
  current: true,
};
const phone: SessionView = {
  ...here,
  id: 'phone',
  device: 'Safari on iPhone',
  place: 'Austin, Texas',
  current: false,
};
const office: SessionView = { ...here, id: 'office', device: 'Edge on Windows', current: false };

function show(sessions: SessionView[], routes: Parameters<typeof doubleFetch>[0] = {}) {
  localStorage.setItem('user', JSON.stringify(ada));
  let left = sessions;
  const calls = doubleFetch({
    'GET /api/auth/me': { body: ada },
    [LIST]: () => ({ body: left }),
    ...routes,
  });
  render(
    <AuthProvider>
      <SessionList initialSessions={sessions} />
    </AuthProvider>,
  );
  return { calls, user: userEvent.setup(), leave: (next: SessionView[]) => (left = next) };
}

const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('heading').textContent);

beforeEach(doubleEvents);
afterEach(() => {
  accountClient().clear();
  localStorage.clear();
});

describe('where an account is signed in', () => {
  it('names each browser, where and when it was used, and which one this is', async () => {
    show([here, phone]);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Firefox on Linux');
    expect(first).toHaveTextContent('This browser');
    expect(within(first!).getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(second).toHaveTextContent(/Logged in Nov 19, 2026, .* near Austin, Texas\./);
    expect(second).not.toHaveTextContent('This browser');
    await waitFor(() => expect(screen.getByText(/Last used/)).toBeVisible());
  });

  it('ends one, which is gone then, and keeps the focus', async () => {
    const { user, calls, leave } = show([here, phone, office], {
      'DELETE /api/users/sessions/phone': { status: 204 },
    });
    leave([here, office]);
    await user.click(screen.getByRole('button', { name: 'End session of Safari on iPhone' }));
    await waitFor(() => expect(rows()).toEqual(['Firefox on Linux', 'Edge on Windows']));
    expect(screen.getByRole('heading', { name: 'Logged in now' })).toHaveFocus();
    expect(calls.filter(({ request }) => request.startsWith('DELETE'))).toHaveLength(1);
  });

  it('ends all others at once', async () => {
    const { user, leave } = show([here, phone, office], {
      'DELETE /api/users/sessions?except=current': { status: 204 },
    });
    leave([here]);
    await user.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(rows()).toEqual(['Firefox on Linux']));
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).not.toBeInTheDocument();
  });

  it('shows at once what was ended elsewhere', async () => {
    const { leave } = show([here, phone]);
    leave([here]);
    act(() => openedStreams('/api/events').at(-1)!.say({ kind: 'session', id: 'phone' }));
    await waitFor(() => expect(rows()).toEqual(['Firefox on Linux']));
  });

  it('says so when this session was ended elsewhere, and leads back here', async () => {
    show([here, phone], {
      [LIST]: { status: 401, body: { message: 'Please log in', code: 'not_signed_in' } },
    });
    act(() => openedStreams('/api/events').at(-1)!.say({ kind: 'session', id: 'here' }));
    expect(await screen.findByText('Your session has ended')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2F',
    );
  });

  it('says why one could not be ended, and shows what is left', async () => {
    const { user, leave } = show([here, phone], {
      'DELETE /api/users/sessions/phone': {
        status: 404,
        body: { message: 'This session has ended already.', code: 'not_found' },
      },
    });
    leave([here]);
    await user.click(screen.getByRole('button', { name: 'End session of Safari on iPhone' }));
    expect(await screen.findByText('This session has ended already.')).toBeVisible();
    await waitFor(() => expect(rows()).toEqual(['Firefox on Linux']));
  });
});

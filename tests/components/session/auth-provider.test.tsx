import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider, useAuth } from '@/components/session/auth-provider';
import { accountClient } from '@/components/kit/account-client';

const ada = {
  id: '018f6d2e-7a61-7cc0-8b1f-0a4d3f0e9a11',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  role: 'owner',
  createdAt: '2026-01-02T03:04:05.000Z',
};

const server = jest.fn<Promise<Response>, [url: string, init?: RequestInit]>();

function answer(status: number, body: unknown) {
  const text = JSON.stringify(body);
  return {
    ok: status < 400,
    status,
    statusText: '',
    text: async () => text,
    json: async () => body,
  } as Response;
}

function Someone() {
  const { user, ready, login, logout } = useAuth();
  return (
    <>
      <p>{ready ? (user ? `Signed in as ${user.firstName}` : 'Nobody') : 'Asking'}</p>
      <button onClick={() => login({ email: ada.email, password: 'correct horse' }).catch(() => undefined)}>
        In
      </button>
      <button onClick={() => logout().catch(() => undefined)}>Out</button>
    </>
  );
}

/** The server's next answer, given when the test says so. */
function heldAnswer() {
  let give: (response: Response) => void = () => undefined;
  server.mockReturnValueOnce(new Promise((resolve) => (give = resolve)));
  return (response: Response) => give(response);
}

async function show() {
  await act(async () => {
    render(
      <AuthProvider>
        <Someone />
      </AuthProvider>,
    );
  });
  return userEvent.setup();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.mockReset();
  global.fetch = server as unknown as typeof fetch;
  navigator.sendBeacon = () => true;
});

describe('useAuth outside of its provider', () => {
  it('says where it belongs', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});

    expect(() => render(<Someone />)).toThrow('useAuth must be used within an AuthProvider');

    jest.restoreAllMocks();
  });
});

describe('a device that remembers nobody', () => {
  it('shows nobody and does not ask the server', async () => {
    await show();

    expect(screen.getByText('Nobody')).toBeInTheDocument();
    expect(server).not.toHaveBeenCalled();
  });

  it('remembers who signs in', async () => {
    server.mockResolvedValue(answer(200, ada));
    const user = await show();

    await user.click(screen.getByText('In'));

    expect(await screen.findByText('Signed in as Ada')).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
    expect(server).toHaveBeenCalledWith('/api/users/login', expect.objectContaining({ method: 'POST' }));
  });

  it('remembers nobody when the sign-in is refused', async () => {
    server.mockResolvedValue(answer(401, { message: 'Incorrect email or password', code: 'wrong_password' }));
    const user = await show();

    await user.click(screen.getByText('In'));

    await waitFor(() => expect(server).toHaveBeenCalled());
    expect(screen.getByText('Nobody')).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
  });
});

describe('a device that remembers somebody', () => {
  beforeEach(() => localStorage.setItem('user', JSON.stringify(ada)));

  it('shows them and brings their record up to date', async () => {
    server.mockResolvedValue(answer(200, { ...ada, firstName: 'Augusta' }));

    await show();

    expect(await screen.findByText('Signed in as Augusta')).toBeInTheDocument();
    expect(server).toHaveBeenCalledWith('/api/auth/me', expect.objectContaining({ method: 'GET' }));
  });

  it('forgets them when the session has ended', async () => {
    server.mockResolvedValue(answer(401, { message: 'Please log in', code: 'not_signed_in' }));
    accountClient().setQueryData(['what was read'], 'for Ada');

    await show();

    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
    expect(accountClient().getQueryData(['what was read'])).toBeUndefined();
  });

  it('does not bring back who has signed out meanwhile', async () => {
    const late = heldAnswer();
    await show();
    localStorage.removeItem('user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    await act(async () => late(answer(200, ada)));

    expect(screen.getByText('Nobody')).toBeInTheDocument();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('does not forget who has signed in meanwhile', async () => {
    const late = heldAnswer();
    await show();
    const grace = JSON.stringify({ ...ada, firstName: 'Grace' });
    localStorage.setItem('user', grace);
    await act(async () => late(answer(401, { message: 'Please log in', code: 'not_signed_in' })));

    expect(localStorage.getItem('user')).toBe(grace);
  });

  it('keeps them when the server cannot be asked', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));

    await show();

    expect(screen.getByText('Signed in as Ada')).toBeInTheDocument();
    expect(localStorage.getItem('user')).not.toBeNull();
  });

  it('follows a sign-out in another tab', async () => {
    server.mockResolvedValue(answer(200, ada));
    await show();

    localStorage.removeItem('user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));

    expect(screen.getByText('Nobody')).toBeInTheDocument();
  });

  it.each([
    ['signs out', null],
    ['signs somebody else in', { ...ada, id: '018f6d2e-7a61-7cc0-8b1f-0a4d3f0e9a12' }],
  ])('keeps nothing of them in this tab when another tab %s, but what a visitor typed', async (_, next) => {
    server.mockResolvedValue(answer(200, ada));
    sessionStorage.setItem(`draft/${ada.id}/invoice/`, '{}');
    sessionStorage.setItem('draft//protect/', '{}');
    await show();
    expect(Object.keys(sessionStorage)).toHaveLength(2);

    if (next) localStorage.setItem('user', JSON.stringify(next));
    else localStorage.removeItem('user');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));

    expect(Object.keys(sessionStorage)).toEqual(['draft//protect/']);
  });

  it('keeps what they typed when their record comes back changed', async () => {
    server.mockResolvedValue(answer(200, { ...ada, firstName: 'Augusta' }));
    sessionStorage.setItem(`draft/${ada.id}/invoice/`, '{}');
    await show();

    expect(await screen.findByText('Signed in as Augusta')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([`draft/${ada.id}/invoice/`]);
  });

  it('forgets the user, the stored copy and the cached data at logout', async () => {
    server.mockImplementation(async (url) =>
      answer(200, url.includes('csrf') ? { csrfToken: 'token' } : { ...ada, url: 'http://localhost/' }),
    );
    accountClient().setQueryData(['what was read'], 'for Ada');
    sessionStorage.setItem(`draft/${ada.id}/invoice/`, '{}');
    const user = await show();

    await user.click(screen.getByText('Out'));

    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(localStorage.getItem('user')).toBeNull();
    expect(accountClient().getQueryData(['what was read'])).toBeUndefined();
    expect(server.mock.calls.map(([url]) => url)).toContainEqual(
      expect.stringMatching(/\/api\/auth\/signout$/),
    );
  });

  it('does not pretend to be signed out when the server could not be told', async () => {
    server.mockResolvedValueOnce(answer(200, ada)).mockRejectedValue(new TypeError('Failed to fetch'));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const user = await show();

    await user.click(screen.getByText('Out'));

    await waitFor(() => expect(server.mock.calls.length).toBeGreaterThan(1));
    expect(screen.getByText('Signed in as Ada')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it.each([
    ['has no token for it', 200, { url: 'http://localhost/api/auth/signout?csrf=true' }],
    ['refuses it', 503, { message: 'The database cannot be reached.', code: 'unavailable' }],
  ])('does not pretend to be signed out when the server %s', async (_, status, body) => {
    server.mockImplementation(async (url) =>
      url.includes('signout') ? answer(status, body) : answer(200, url.includes('csrf') ? {} : ada),
    );
    const user = await show();

    await user.click(screen.getByText('Out'));

    await waitFor(() =>
      expect(server.mock.calls.map(([url]) => url)).toContainEqual(expect.stringContaining('signout')),
    );
    expect(await screen.findByText('Signed in as Ada')).toBeInTheDocument();
  });
});

describe('a stored value that is no user', () => {
  it.each(['{"id":', '"ada"', '[]', '{"id":1}', 'null'])(
    'discards %s without asking the server',
    async (text) => {
      localStorage.setItem('user', text);

      await show();

      expect(screen.getByText('Nobody')).toBeInTheDocument();
      expect(localStorage.getItem('user')).toBeNull();
      expect(server).not.toHaveBeenCalled();
    },
  );
});

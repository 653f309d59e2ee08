import { act, render, screen, waitFor } from '@testing-library/react';
import { AuthProvider, useAuth } from '@/components/session/auth-provider';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';

const grace = { ...ada, id: '018f6d2e-7a61-7cc0-8b1f-0a4d3f0e9a12', firstName: 'Grace' };
const draftOf = ({ id }: { id: string }) => `draft/${id}/invoice/`;
const over = { status: 401, body: { message: 'Please log in', code: 'not_signed_in' } };

function Someone() {
  const { user, ready } = useAuth();
  return <p>{ready ? (user ? `Signed in as ${user.firstName}` : 'Nobody') : 'Asking'}</p>;
}

async function show(me: Parameters<typeof doubleFetch>[0][string]) {
  const calls = doubleFetch({ 'GET /api/auth/me': me });
  await act(async () => {
    render(
      <AuthProvider>
        <Someone />
      </AuthProvider>,
    );
  });
  return calls;
}

/** As another tab does it. */
function store(key: 'user' | 'session-ended', value: object | string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'signed-in=; Max-Age=0';
});

describe('a device that remembers nobody, though a session may be open', () => {
  const isWaiting = () => document.documentElement.dataset.account === 'remembered';

  beforeEach(() => {
    document.cookie = 'signed-in=1';
    document.documentElement.dataset.account = 'remembered';
  });

  it('asks once, shows nothing of a visitor meanwhile, and remembers who it is', async () => {
    let answer: (with_: { body: unknown }) => void = () => undefined;
    const calls = await show(() => new Promise((resolve) => (answer = resolve)));
    expect(screen.getByText('Asking')).toBeInTheDocument();
    expect(isWaiting()).toBe(true);

    await act(async () => answer({ body: ada }));

    expect(screen.getByText(`Signed in as ${ada.firstName}`)).toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ada);
    expect(calls.map(({ request }) => request)).toEqual(['GET /api/auth/me']);
  });

  it('shows what visitors see once the session is over, and does not ask again', async () => {
    await show(over);

    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    expect(isWaiting()).toBe(false);
    expect(document.cookie).not.toContain('signed-in');
  });

  it('shows what visitors see when the server cannot be asked, and asks on the next page', async () => {
    await show(new TypeError('Failed to fetch'));

    await waitFor(() => expect(isWaiting()).toBe(false));
    expect(document.cookie).toContain('signed-in=1');
  });
});

describe('what somebody typed, once their session ended elsewhere', () => {
  beforeEach(() => {
    localStorage.setItem('user', JSON.stringify(ada));
    sessionStorage.setItem(draftOf(ada), '{}');
  });

  it('is kept for them, and for nobody else', async () => {
    await show(over);
    expect(await screen.findByText('Nobody')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([draftOf(ada)]);

    store('user', ada);
    expect(Object.keys(sessionStorage)).toEqual([draftOf(ada)]);

    store('user', grace);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is kept when another tab finds that it ended', async () => {
    await show({ body: ada });

    store('session-ended', ada.id);
    store('user', null);

    expect(screen.getByText('Nobody')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([draftOf(ada)]);
  });

  it('goes when somebody else logs in on the next page', async () => {
    localStorage.removeItem('user');
    localStorage.setItem('session-ended', ada.id);
    await show(over);

    store('user', grace);

    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

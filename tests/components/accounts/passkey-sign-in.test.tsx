import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasskeySignIn } from '@/components/accounts/passkey-sign-in';
import { AuthProvider } from '@/components/session/auth-provider';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { closed, plugInDevice, signingOptions, unplugDevice } from '@/tests/support/passkey-device';

const CHALLENGE = 'POST /api/auth/webauthn/login/challenge';
const VERIFY = 'POST /api/auth/webauthn/login/verify';
const signingIn = { [CHALLENGE]: { body: signingOptions }, [VERIFY]: { body: ada } };

function show() {
  render(
    <AuthProvider>
      <PasskeySignIn />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Log in with a passkey' });
const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

beforeEach(() => {
  plugInDevice();
  // jsdom says so when a page is left.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  unplugDevice();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('signing in with a passkey', () => {
  it('needs nothing but the passkey, and remembers who signed in', async () => {
    const calls = doubleFetch(signingIn);
    const user = show();

    await user.click(button());

    await waitFor(() => expect(storedUser()).toEqual(ada));
    expect(calls.map(({ request }) => request)).toEqual([CHALLENGE, VERIFY]);
    expect(calls[1]?.body).toMatchObject({ id: 'AQID', type: 'public-key' });
  });

  it('says that the prompt was closed', async () => {
    plugInDevice({ get: closed });
    doubleFetch(signingIn);
    const user = show();

    await user.click(button());

    expect(await screen.findByText(/The passkey prompt was closed, or took too long/)).toBeInTheDocument();
    expect(storedUser()).toBeNull();
  });

  it.each([
    [
      'what the server says',
      { status: 401, body: { message: 'We don’t recognize this passkey.', code: 'x' } },
      'We don’t recognize this passkey.',
    ],
    ['that there is no server', new TypeError('offline'), /The server could not be reached/],
  ])('says %s', async (_, answer, message) => {
    doubleFetch({ ...signingIn, [VERIFY]: answer });
    const user = show();

    await user.click(button());

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(button()).toBeEnabled();
  });

  it('is not offered by a browser without passkeys', () => {
    unplugDevice();
    doubleFetch({});

    show();

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

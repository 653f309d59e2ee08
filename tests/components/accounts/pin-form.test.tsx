import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PinSettings } from '@/components/accounts/pin-settings';
import { accountClient } from '@/components/kit/account-client';
import { accountGuards, laptop } from '@/tests/support/account-guards';
import { doubleFetch } from '@/tests/support/fetch-double';

const GUARDS = 'GET /api/security/guards';
const SAVE = 'POST /api/security/pin';
/** No PIN, and a passkey: the password is asked for where there is none of both. */
const none = { [GUARDS]: { body: accountGuards({ passkeys: [laptop] }) } };

async function show() {
  render(<PinSettings />);
  const user = userEvent.setup();
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return user;
}

type User = Awaited<ReturnType<typeof show>>;

const pin = () => screen.getByLabelText('PIN');
const confirmation = () => screen.getByLabelText('Confirm PIN');
const save = () => screen.getByRole('button', { name: /^Sav/ });
const failure = () => screen.getByText('PIN Setup Failed').parentElement;

async function enter(user: User, first: string, second = first) {
  await user.type(pin(), first);
  await user.type(confirmation(), second);
}

afterEach(() => accountClient().clear());

describe('the fields of a new PIN', () => {
  it('take digits alone, and six of them', async () => {
    doubleFetch(none);
    const user = await show();

    await user.type(pin(), 'a4 8-15x16 23');
    await user.click(confirmation());
    await user.paste('48-15-16-23');

    expect(pin()).toHaveValue('481516');
    expect(confirmation()).toHaveValue('481516');
  });

  it('are covered until one asks to see them', async () => {
    doubleFetch(none);
    const user = await show();
    expect(pin()).toHaveAttribute('type', 'password');
    expect(pin()).toHaveAttribute('inputmode', 'numeric');

    await user.click(screen.getByRole('button', { name: 'Show PIN' }));

    expect(pin()).toHaveAttribute('type', 'text');
    expect(confirmation()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide PIN' }));
    expect(pin()).toHaveAttribute('type', 'password');
  });
});

describe('the checklist', () => {
  const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
  const met = () => items().map((item) => item.textContent?.endsWith(': done'));

  it('ticks off what is met while one types, and the button follows', async () => {
    doubleFetch(none);
    const user = await show();
    expect(met()).toEqual([false, false, false, false, false]);

    await user.type(pin(), '481516');
    expect(met()).toEqual([true, false, true, true, true]);
    expect(screen.getByRole('status')).toHaveTextContent('Not met yet: Both PINs match.');
    expect(save()).toBeDisabled();

    await user.type(confirmation(), '481516');
    expect(met()).toEqual([true, true, true, true, true]);
    expect(screen.getByRole('status')).toHaveTextContent('All requirements are met.');
    expect(save()).toBeEnabled();
  });

  it.each([
    ['111111', [true, true, false, false, true]],
    ['111112', [true, true, false, true, true]],
    ['123123', [true, true, true, false, true]],
    ['112233', [true, true, true, false, true]],
    ['123456', [true, true, true, true, false]],
    ['654321', [true, true, true, true, false]],
  ])('does not accept %s', async (easy, expected) => {
    doubleFetch(none);
    const user = await show();

    await enter(user, easy);

    expect(met().map(Boolean)).toEqual(expected);
    expect(save()).toBeDisabled();
  });
});

describe('pressing Enter too early', () => {
  it.each([
    ['4815', '4815', 'PIN must be exactly 6 digits.'],
    ['481516', '481517', 'PINs do not match. Please try again.'],
    ['123456', '123456', 'Please choose a PIN that is not a sequence such as 123456 or 654321.'],
    ['111111', '111111', 'Please choose a PIN that is not a few digits repeated, such as 111111 or 123123.'],
  ])('says of %s and %s: %s', async (first, second, message) => {
    const calls = doubleFetch(none);
    const user = await show();

    await enter(user, first, `${second}{Enter}`);

    expect(await screen.findByText('PIN Setup Failed')).toBeInTheDocument();
    expect(failure()).toHaveTextContent(message);
    expect(failure()?.closest('[role="alert"]')).toHaveFocus();
    expect(calls.some(({ request }) => request === SAVE)).toBe(false);
  });
});

describe('saving a PIN', () => {
  it('sends it once, says what it does, and leads on', async () => {
    let answer = () => {};
    const saving = () =>
      new Promise<{ status: number }>((resolve) => (answer = () => resolve({ status: 204 })));
    const calls = doubleFetch({ ...none, [SAVE]: saving });
    const user = await show();

    await enter(user, '481516', '481516{Enter}{Enter}');
    await waitFor(() => expect(save()).toHaveTextContent('Saving'));
    answer();

    const heading = await screen.findByRole('heading', { name: 'Your PIN is saved' });
    expect(heading).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Add a passkey' })).toHaveAttribute('href', '/enroll/biometric');
    expect(screen.getByRole('link', { name: 'Go to deed protection' })).toHaveAttribute(
      'href',
      '/deedguard-protection',
    );
    expect(screen.getByRole('link', { name: 'Make recovery codes' })).toBeInTheDocument();
    expect(calls.filter(({ request }) => request === SAVE)).toEqual([
      { request: SAVE, body: { pin: '481516', withRecoveryCodes: true } },
    ]);
  });

  it.each([
    [
      'the text of the server',
      { status: 429, body: { message: 'Too many tries.', code: 'x' } },
      'Too many tries.',
    ],
    [
      'what the server says of the field',
      { status: 422, body: { message: 'Please check.', code: 'x', fields: { pin: 'Not this one.' } } },
      'Not this one.',
    ],
    ['a general text when the server says nothing', { status: 500 }, 'Failed to save PIN'],
    [
      'that it failed when there is no server',
      new TypeError('offline'),
      'Error saving PIN. Please try again.',
    ],
  ])('shows %s', async (_, answer, message) => {
    doubleFetch({ ...none, [SAVE]: answer });
    const user = await show();

    await enter(user, '481516', '481516{Enter}');

    expect(await screen.findByText('PIN Setup Failed')).toBeInTheDocument();
    expect(failure()).toHaveTextContent(message);
    expect(failure()?.closest('[role="alert"]')).toHaveFocus();
  });

  it('starts afresh with Try Again', async () => {
    doubleFetch({ ...none, [SAVE]: { status: 500 } });
    const user = await show();
    await enter(user, '481516', '481516{Enter}');

    await user.click(await screen.findByRole('button', { name: 'Try Again' }));

    expect(screen.queryByText('PIN Setup Failed')).not.toBeInTheDocument();
    expect(pin()).toHaveValue('');
    expect(confirmation()).toHaveValue('');
    expect(pin()).toHaveFocus();
  });
});

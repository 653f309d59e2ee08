import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { protectDraft } from '@/components/deeds/draft';
import { ProtectForm } from '@/components/deeds/protect-form';
import { ToastHost } from '@/components/ui/toast-host';
import { ada, receipt } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LOCK = 'POST /api/deedguard/lock-deed';
const LIST = 'GET /api/deedguard/locked-deeds';
const PREVIEW = 'POST /api/deedguard/lock-preview';
const typed = { propertyAddress: '12 Main St, Austin, TX 78701', ownerName: 'Ada Lovelace' };
const lockCall = {
  ...typed,
  lockType: 'permanent',
  reason: 'Property protection via DeedGuard',
  expiryDays: null,
};

function renderForm() {
  localStorage.setItem('user', JSON.stringify(ada));
  render(
    <AuthProvider>
      <ProtectForm label="Protect your property" takesDraft />
      <ToastHost />
    </AuthProvider>,
  );
  return userEvent.setup();
}

const preview = {
  body: { propertyAddress: typed.propertyAddress, county: 'Travis County', usualCity: null },
};
const me = { 'GET /api/auth/me': { body: ada }, [PREVIEW]: preview };
const form = () => screen.getByRole('form', { name: 'Protect your property' });
const address = () => within(form()).getByLabelText('Property address');
const owner = () => within(form()).getByLabelText('Owner name');
const button = () => within(form()).getByRole('button');

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(address(), typed.propertyAddress);
  await user.type(owner(), typed.ownerName);
}

const review = () => screen.findByRole('dialog', { name: 'This is what will be on record' });

async function confirm(user: ReturnType<typeof userEvent.setup>) {
  await user.click(within(await review()).getByRole('button', { name: 'Confirm and lock' }));
}

afterEach(() => {
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
});

async function protect(user: ReturnType<typeof userEvent.setup>) {
  await fill(user);
  await user.click(button());
  await confirm(user);
}

describe('the look at what will be on record', () => {
  it('begins at its heading, not at the way back', async () => {
    const whole = { propertyAddress: typed.propertyAddress, county: 'Travis County', usualCity: 'Austin' };
    doubleFetch({ ...me, [PREVIEW]: { body: whole } });
    const user = renderForm();
    await fill(user);
    await user.click(button());

    const dialog = within(await review());
    expect(dialog.getByRole('heading', { name: 'This is what will be on record' })).toHaveFocus();
  });

  it('asks whether a name of two letters and a street of one are right, and locks them when confirmed', async () => {
    const whole = { propertyAddress: '5 X, Austin, TX 78701', county: 'Travis County', usualCity: null };
    doubleFetch({ ...me, [PREVIEW]: { body: whole } });
    const user = renderForm();
    await user.type(address(), '5 X, 78701');
    await user.type(owner(), 'xx');
    await user.click(button());

    const dialog = within(await review());
    expect(
      dialog.getByText('The owner’s name is “xx”. Is this right? The street is “5 X”. Is this right?'),
    ).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Confirm and lock' })).toBeEnabled();
  });

  it('shows the whole address, county, parcel, owner and type before anything is locked', async () => {
    const whole = { propertyAddress: typed.propertyAddress, county: 'Travis County', usualCity: 'Austin' };
    const calls = doubleFetch({ ...me, [PREVIEW]: { body: whole } });
    const user = renderForm();
    await user.type(address(), '12 Main St, 78701');
    await user.type(owner(), typed.ownerName);
    await user.type(within(form()).getByLabelText(/^Parcel number/), '0123-45-678');

    await user.click(button());

    const shown = await review();
    for (const text of [
      typed.propertyAddress,
      'Travis County',
      '0123-45-678',
      typed.ownerName,
      'Permanent',
    ]) {
      expect(shown).toHaveTextContent(text);
    }
    expect(shown).toHaveTextContent('The post office calls this ZIP code area Austin.');
    expect(shown).toHaveTextContent('unpaid, it ends after 7 days');
    expect(calls.some(({ request }) => request === LOCK)).toBe(false);
  });

  it('goes back to what was typed, and locks nothing', async () => {
    const calls = doubleFetch(me);
    const user = renderForm();
    await fill(user);
    await user.click(button());

    await user.click(within(await review()).getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toHaveValue(typed.propertyAddress);
    await waitFor(() => expect(button()).toHaveTextContent('Protect my property'));
    expect(calls.some(({ request }) => request === LOCK)).toBe(false);
  });

  it('locks the address as it was read', async () => {
    const calls = doubleFetch({ ...me, [LOCK]: { status: 201, body: receipt }, [LIST]: { body: [] } });
    const user = renderForm();
    await user.type(address(), '12 Main St, 78701');
    await user.type(owner(), typed.ownerName);
    await user.click(button());

    await confirm(user);

    expect(await screen.findByText('Property Successfully Protected')).toBeInTheDocument();
    expect(calls.find(({ request }) => request === LOCK)?.body).toEqual(lockCall);
  });
});

describe('a lock that is refused', () => {
  const already = 'This property is already protected. You can find it in Your Protected Properties.';

  it.each([
    [500, 'Something failed here.', 'Unable to protect your property deed. Please try again.'],
    [409, already, already],
    [
      429,
      'Too many tries. Please wait 5 minutes and try again.',
      'Too many tries. Please wait 5 minutes and try again.',
    ],
  ])('says why after a %i and keeps what was typed', async (status, message, said) => {
    doubleFetch({ ...me, [LOCK]: { status, body: { message, code: 'x' } } });
    const user = renderForm();

    await protect(user);

    const title = await screen.findByText('Protection Failed');
    expect(title.parentElement).toHaveTextContent(said);
    expect(within(form()).getByRole('alert')).toHaveTextContent(message);
    expect(address()).toHaveValue(typed.propertyAddress);
    expect(owner()).toHaveValue(typed.ownerName);
  });

  it('has the list read again that shows what is protected already, also by a try whose answer was lost', async () => {
    const refused = { status: 409, body: { message: already, code: 'conflict' } };
    const calls = doubleFetch({ ...me, [LOCK]: refused, [LIST]: { body: [] } });
    const user = renderForm();

    await protect(user);

    await waitFor(() => expect(calls.map(({ request }) => request)).toContain(LIST));
  });

  it('puts the message of a field on the field', async () => {
    const fields = { propertyAddress: 'Please enter a street address.' };
    doubleFetch({ ...me, [PREVIEW]: { status: 422, body: { message: 'Please check.', code: 'x', fields } } });
    const user = renderForm();
    await fill(user);

    await user.click(button());

    await waitFor(() => expect(address()).toHaveAccessibleDescription(/Please enter a street address\./));
    expect(address()).toHaveFocus();
  });

  it('leads to the login and back when the session has ended, with what was typed', async () => {
    doubleFetch({ ...me, [LOCK]: { status: 401, body: { message: 'Please log in.', code: 'x' } } });
    const user = renderForm();

    await protect(user);

    const login = await screen.findByRole('link', { name: 'Log in again' });
    expect(login).toHaveAttribute('href', '/login?callbackUrl=%2Fdeedguard-protection');
    expect(protectDraft.find()).toEqual(typed);
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1);
    expect(screen.queryByText('Protection Failed')).not.toBeInTheDocument();
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { SettingsDesk } from '@/components/notary/work/settings/settings-desk';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents, held, NOTARY_ID, ownProfile } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

const URL = `/api/notaries/profile/${NOTARY_ID}`;
const PATCH = `PATCH ${URL}`;
const message =
  'Your credentials were changed on another page since you loaded this one. Please reload the page.';
const entered = { kind: 'commission', state: 'CA', number: 'C-77', expiresOn: '2027-03-31' };
const bond = { kind: 'bond', state: 'TX', number: 'B-3', expiresOn: '2099-12-31' };
/** What another page has saved meanwhile. */
const elsewhere = ownProfile({
  credentials: [held({ kind: 'bond', number: 'B-3' })],
});

function renderOldPage({ isReachable = true } = {}) {
  doubleEvents();
  let isChanged = false;
  const calls = doubleFetch({
    [`GET ${URL}`]: () => {
      if (!isChanged) return { body: ownProfile() };
      return isReachable ? { body: elsewhere } : new TypeError('offline');
    },
    [PATCH]: (change) => {
      isChanged = true;
      const { credentialsBefore } = change as { credentialsBefore: unknown[] };
      return credentialsBefore.length === 1
        ? { body: elsewhere }
        : { status: 409, body: { code: 'conflict', message } };
    },
  });
  const states = [
    { value: 'CA', label: 'California' },
    { value: 'TX', label: 'Texas' },
  ];
  render(<SettingsDesk profile={ownProfile()} states={states} bondStates={['TX']} day="2026-11-21" />);
  const patches = () => calls.filter(({ request }) => request === PATCH).map(({ body }) => body);
  return { patches, user: userEvent.setup() };
}

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('Credentials that another page has changed', () => {
  async function add(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: 'Add a credential' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a credential' }));
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Commission');
    await user.selectOptions(dialog.getByLabelText('State'), 'California');
    await user.type(dialog.getByLabelText('Number'), entered.number);
    await user.type(dialog.getByLabelText('Last day'), entered.expiresOn);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('button', { name: 'Load again' })).toBeInTheDocument();
    expect(dialog.getByText(`${message} What you typed stays here.`)).toBeInTheDocument();
    return dialog;
  }

  it('keep what was typed, are loaded again, and are saved beside what there is now', async () => {
    const { patches, user } = renderOldPage();
    const dialog = await add(user);

    await user.click(dialog.getByRole('button', { name: 'Load again' }));
    expect(await dialog.findByText(/Your credentials were reloaded/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Number')).toHaveValue(entered.number);
    expect(screen.getByText(/Number B-3/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(patches().at(-1)).toEqual({
      credentials: [bond, entered],
      credentialsBefore: [bond],
    });
  });

  it('keep what was typed when they cannot be loaded, and say why', async () => {
    const { user } = renderOldPage({ isReachable: false });
    const dialog = await add(user);

    await user.click(dialog.getByRole('button', { name: 'Load again' }));

    expect(await dialog.findByText(/The server could not be reached/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Number')).toHaveValue(entered.number);
  });

  it('are not removed, and can be loaded again', async () => {
    const { user } = renderOldPage();
    await user.click(screen.getByRole('button', { name: 'Remove Bond, Texas' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));

    expect(await dialog.findByText(message)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Load again' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/Number B-3/)).toBeInTheDocument();
  });
});

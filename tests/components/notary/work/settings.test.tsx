import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { SettingsDesk } from '@/components/notary/work/settings/settings-desk';
import { ToastHost } from '@/components/ui/toast-host';
import type { Credential, NotaryProfileView } from '@/lib/notary/schema/profile';
import { doubleFetch } from '@/tests/support/fetch-double';
import { doubleEvents, held, NOTARY_ID, ownProfile } from '@/tests/support/notary-work';
import { clearToasts } from '@/tests/support/toasts';

const URL = `/api/notaries/profile/${NOTARY_ID}`;
const PATCH = `PATCH ${URL}`;
const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];

type Routes = Parameters<typeof doubleFetch>[0];

/** As the server answers a change of credentials: each has an id of its own, and no paper yet. */
function asHeld(change: unknown): object {
  const { credentials, ...others } = change as { credentials?: Partial<Credential>[] };
  if (!credentials) return others;
  return { ...others, credentials: credentials.map((one) => held({ ...one, paper: null })) };
}

function renderSettings(profile: NotaryProfileView = ownProfile(), routes: Routes = {}) {
  doubleEvents();
  const calls = doubleFetch({
    [`GET ${URL}`]: { body: profile },
    [PATCH]: (change) => ({
      body: { ...profile, isVerified: false, verifiedAt: null, ...asHeld(change) },
    }),
    ...routes,
  });
  render(
    <>
      <SettingsDesk profile={profile} states={states} bondStates={['TX']} day="2026-11-21" />
      <ToastHost />
    </>,
  );
  const patches = () => calls.filter(({ request }) => request === PATCH).map(({ body }) => body);
  return { calls, patches, user: userEvent.setup() };
}

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('The verification', () => {
  it('is stated', () => {
    renderSettings();

    expect(screen.getByText('Your credentials are verified')).toBeInTheDocument();
  });

  it('says what is missing', () => {
    renderSettings(ownProfile({ isVerified: false, verifiedAt: null, credentials: [] }));

    expect(screen.getByText('Your credentials are not verified')).toBeInTheDocument();
    expect(screen.getByText('Enter your commission for TX.')).toBeInTheDocument();
    expect(screen.getByText('Enter your bond for TX.')).toBeInTheDocument();
    expect(screen.getByText('Enter your errors and omissions insurance.')).toBeInTheDocument();
  });
});

/** What a form sends of them. */
const entered = () =>
  ownProfile().credentials.map(({ kind, state, number, expiresOn }) => ({ kind, state, number, expiresOn }));

describe('Credentials', () => {
  async function add(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: 'Add a credential' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a credential' }));
    await user.selectOptions(dialog.getByLabelText('Kind'), 'Commission');
    await user.selectOptions(dialog.getByLabelText('State'), 'California');
    await user.type(dialog.getByLabelText('Number'), 'C-77');
    await user.type(dialog.getByLabelText('Last day'), '2027-03-31');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    return dialog;
  }

  it('are added beside the others, and are checked again', async () => {
    const { patches, user } = renderSettings();

    await add(user);

    expect(await screen.findByRole('button', { name: 'Change Commission, California' })).toBeInTheDocument();
    expect(patches()).toEqual([
      {
        credentials: [
          ...entered(),
          { kind: 'commission', state: 'CA', number: 'C-77', expiresOn: '2027-03-31' },
        ],
        credentialsBefore: entered(),
      },
    ]);
    expect(screen.getByText('Your credentials are not verified')).toBeInTheDocument();
  });

  it('keep what was typed when the server refuses, on the field that it names', async () => {
    const message = 'The commission for CA is listed twice.';
    const refusal = { code: 'validation_failed', message, fields: { 'credentials.3.state': message } };
    const { user } = renderSettings(ownProfile(), { [PATCH]: { status: 422, body: refusal } });

    const dialog = await add(user);

    await waitFor(() => expect(dialog.getByLabelText('State')).toHaveAccessibleDescription(message));
    expect(dialog.getByLabelText('Number')).toHaveValue('C-77');
    expect(dialog.getByLabelText('Last day')).toHaveValue('2027-03-31');
  });

  it('keep what was typed from a click beside the dialog', async () => {
    const { user } = renderSettings();
    await user.click(screen.getByRole('button', { name: 'Add a credential' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a credential' }));
    await user.type(dialog.getByLabelText('Number'), 'C-77');

    await user.click(document.querySelector('[data-slot="dialog-overlay"]')!);

    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(dialog.getByLabelText('Number')).toHaveValue('C-77');
  });

  it('need no state for an insurance', async () => {
    const { patches, user } = renderSettings(ownProfile({ credentials: [] }));
    await user.click(screen.getByRole('button', { name: 'Add a credential' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.selectOptions(dialog.getByLabelText('Kind'), 'Errors-and-omissions insurance');
    expect(dialog.queryByLabelText('State')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Number'), 'I-9');
    await user.type(dialog.getByLabelText('Last day'), '2027-03-31');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(patches()).toEqual([
        {
          credentials: [{ kind: 'insurance', state: 'US', number: 'I-9', expiresOn: '2027-03-31' }],
          credentialsBefore: [],
        },
      ]),
    );
  });

  it('are changed in their place', async () => {
    const { patches, user } = renderSettings();
    await user.click(screen.getByRole('button', { name: 'Change Bond, Texas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the credential' }));

    await user.clear(dialog.getByLabelText('Number'));
    await user.type(dialog.getByLabelText('Number'), 'B-2');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const [, commission, insurance] = entered();
    await waitFor(() =>
      expect(patches()).toEqual([
        {
          credentials: [
            commission,
            insurance,
            { kind: 'bond', state: 'TX', number: 'B-2', expiresOn: '2099-12-31' },
          ],
          credentialsBefore: entered(),
        },
      ]),
    );
  });

  it('are removed after a question', async () => {
    const { patches, user } = renderSettings();
    await user.click(screen.getByRole('button', { name: 'Remove Bond, Texas' }));

    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

    const [, commission, insurance] = entered();
    await waitFor(() =>
      expect(patches()).toEqual([{ credentials: [commission, insurance], credentialsBefore: entered() }]),
    );
    await waitFor(() => expect(screen.queryByText('Bond, Texas')).not.toBeInTheDocument());
  });

  it('say whether they are in force, end soon or have lapsed', () => {
    const [bond, commission, insurance] = ownProfile().credentials;
    if (!bond || !commission || !insurance) throw new Error('three credentials');
    renderSettings(
      ownProfile({
        credentials: [
          { ...bond, expiresOn: '2026-11-20' },
          { ...commission, expiresOn: '2026-11-21' },
          { ...insurance, expiresOn: '2027-11-21' },
        ],
      }),
    );

    expect(screen.getByText('Lapsed')).toBeInTheDocument();
    expect(screen.getByText('Ends soon')).toBeInTheDocument();
    expect(screen.getByText('In force')).toBeInTheDocument();
  });

  it('are stated and not in force before they are verified', () => {
    renderSettings(ownProfile({ isVerified: false, verifiedAt: null }));

    expect(screen.getAllByText('Stated, not verified')).toHaveLength(3);
    expect(screen.queryByText('In force')).not.toBeInTheDocument();
  });

  it('get a paper each, and ask for the one that is missing', async () => {
    const without = ownProfile({ isVerified: false, credentials: [held({ paper: null })] });
    const { calls, user } = renderSettings(without, {
      [`POST ${URL}/credentials/credential-commission/paper`]: { status: 201, body: ownProfile() },
    });
    expect(screen.getByText('Upload the paper of your commission for TX.')).toBeInTheDocument();
    const file = new File(['%PDF-1.7'], 'commission.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Upload paper of Commission, Texas'), file);

    expect(await screen.findByText('Paper uploaded')).toBeInTheDocument();
    expect(calls.filter(({ request }) => request.startsWith('POST'))).toHaveLength(1);
    expect(screen.queryByText(/^No paper yet/)).not.toBeInTheDocument();
  });
});

describe('Where and what somebody works', () => {
  async function fill(user: ReturnType<typeof userEvent.setup>) {
    const home = screen.getByLabelText('Home place (optional)');
    await user.clear(home);
    await user.type(home, 'Dallas, TX');
    const radius = screen.getByLabelText('Travel radius');
    await user.clear(radius);
    await user.type(radius, '40');
    await user.click(screen.getByLabelText('Legal'));
    await user.click(screen.getByText(/^States of your visits/));
    await user.click(screen.getByLabelText('California'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  it('is saved in one go', async () => {
    const { patches, user } = renderSettings();

    await fill(user);

    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(patches()).toEqual([
      {
        home: 'Dallas, TX',
        officeAddress: null,
        travelRadiusMiles: 40,
        states: ['TX', 'CA'],
        serviceTypes: ['real-estate', 'legal'],
      },
    ]);
  });

  it('keeps all that was entered when the server refuses', async () => {
    const message = 'We do not know this place.';
    const refusal = { code: 'validation_failed', message, fields: { home: message } };
    const { user } = renderSettings(ownProfile(), { [PATCH]: { status: 422, body: refusal } });

    await fill(user);

    const home = screen.getByLabelText('Home place (optional)');
    await waitFor(() => expect(home).toHaveAccessibleDescription(new RegExp(message)));
    expect(home).toHaveValue('Dallas, TX');
    expect(screen.getByLabelText('Travel radius')).toHaveValue('40');
    expect(screen.getByLabelText('Legal')).toBeChecked();
    expect(screen.getByLabelText('California')).toBeChecked();
  });

  it('refuses miles that nobody travels', async () => {
    const { patches, user } = renderSettings();
    await user.clear(screen.getByLabelText('Travel radius'));
    await user.type(screen.getByLabelText('Travel radius'), '900');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please enter at most 100 miles.')).toBeInTheDocument();
    expect(patches()).toEqual([]);
  });

  it('can do without a home place', async () => {
    const { patches, user } = renderSettings();
    await user.clear(screen.getByLabelText('Home place (optional)'));

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(patches()).toMatchObject([{ home: null }]));
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotaryTable } from '@/components/admin/notary-table';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';
import { doubleFetch } from '@/tests/support/fetch-double';
import { held, ownProfile } from '@/tests/support/notary-work';
import { router } from '@/tests/support/router-double';

const show = (overrides: Partial<NotaryProfileView>) => {
  render(<NotaryTable notaries={[ownProfile(overrides)]} bondStates={['TX']} today="2026-11-21" />);
  return userEvent.setup();
};
const row = () => screen.getByRole('row', { name: /Grace Hopper/ });
const unverified = { isVerified: false, verifiedAt: null };

const CALL = `PUT /api/notaries/profile/${ownProfile().userId}/verification`;

describe('the list of notaries', () => {
  it('shows each credential with number and last day', () => {
    show({});

    expect(row()).toHaveTextContent('Bond TX B-1, until Dec 31, 2099');
    expect(row()).toHaveTextContent('E&O insurance I-1, until Dec 31, 2099');
    expect(row()).toHaveTextContent('Verified');
  });

  it('names what is missing or has lapsed, and offers no verification then', () => {
    show({
      ...unverified,
      credentials: [
        held({ kind: 'commission', expiresOn: '2026-11-20' }),
        held({ kind: 'insurance', number: 'I-1', expiresOn: '2026-11-21' }),
      ],
    });

    expect(row()).toHaveTextContent('Commission TX C-1, lapsed after Nov 20, 2026');
    expect(row()).toHaveTextContent('The commission for TX has lapsed. The bond for TX is missing.');
    expect(row()).toHaveTextContent('Not verified');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('opens each paper, and offers no verification while one is missing', () => {
    show({
      ...unverified,
      credentials: [held({ kind: 'bond' }), held(), held({ kind: 'insurance', paper: null })],
    });

    const link = screen.getByRole('link', { name: 'Open paper of Commission TX' });
    expect(link).toHaveAttribute(
      'href',
      `/api/notaries/profile/${ownProfile().userId}/credentials/credential-commission/paper`,
    );
    expect(row()).toHaveTextContent('no paper');
    expect(row()).toHaveTextContent('Papers are missing.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('still lets a verification be taken back when something has lapsed', () => {
    show({ credentials: [] });

    expect(row()).toHaveTextContent('None entered');
    expect(
      screen.getByRole('button', { name: 'Withdraw the verification of Grace Hopper' }),
    ).toBeInTheDocument();
  });

  it('verifies after a confirmation, and loads the list again', async () => {
    const calls = doubleFetch({ [CALL]: { body: ownProfile() } });
    const user = show(unverified);
    await user.click(screen.getByRole('button', { name: 'Verify Grace Hopper' }));
    expect(calls).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Verify Grace Hopper?' }));
    await user.click(dialog.getByRole('button', { name: 'Verify' }));

    await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1));
    // With what was compared: what was changed meanwhile is not verified by it.
    const credentials = ownProfile().credentials.map(({ kind, state, number, expiresOn }) => ({
      kind,
      state,
      number,
      expiresOn,
    }));
    const papers = ['paper-bond', 'paper-commission', 'paper-insurance'];
    expect(calls).toEqual([{ request: CALL, body: { verified: true, credentials, papers } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says why the server refuses', async () => {
    const message = 'The bond for TX has lapsed.';
    doubleFetch({
      [CALL]: { status: 422, body: { code: 'validation_failed', message, fields: { verified: message } } },
    });
    const user = show(unverified);
    await user.click(screen.getByRole('button', { name: 'Verify Grace Hopper' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(router.refresh).not.toHaveBeenCalled();
  });

  it('takes it back after a confirmation', async () => {
    const calls = doubleFetch({ [CALL]: { body: ownProfile(unverified) } });
    const user = show({});
    await user.click(screen.getByRole('button', { name: 'Withdraw the verification of Grace Hopper' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));

    await waitFor(() => expect(calls).toEqual([{ request: CALL, body: { verified: false } }]));
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressedDesk } from '@/components/evidence/addressed-desk';
import { doubleLog, storedHash, storedRecord } from '@/tests/support/verify-double';

const field = () => screen.getByLabelText('Or paste a hash');

beforeEach(() => history.replaceState(null, '', '/verify'));

describe('the page Verify a proof', () => {
  it('says of a stored file what its entry shows and what it does not', async () => {
    doubleLog(storedRecord);
    const user = userEvent.setup();
    render(<AddressedDesk />);

    await user.type(field(), storedHash);
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.getByText(/Exactly this file existed when the log of log.example.com/)).toBeInTheDocument();
    expect(screen.getByText(/does not say who stored it/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Document stored' })).toBeInTheDocument();
  });

  it('looks the hash of a certificate up at once', async () => {
    history.replaceState(null, '', `/verify?hash=${storedHash}`);
    const asked = doubleLog(storedRecord);

    render(<AddressedDesk />);

    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(field()).toHaveValue(storedHash);
    expect(asked.filter((request) => request.startsWith('POST'))).toHaveLength(1);
  });

  it('says of an address without a hash in it what a hash looks like', async () => {
    history.replaceState(null, '', '/verify?hash=deed');
    const asked = doubleLog(storedRecord);

    render(<AddressedDesk />);

    expect(await screen.findByText(/A SHA-256 hash has 64 characters/)).toBeInTheDocument();
    expect(field()).toHaveValue('deed');
    expect(asked).toEqual([]);
  });

  it('does not believe a record that the entry does not commit to', async () => {
    doubleLog(storedRecord, { opening: { salt: '0'.repeat(64), record: '{}' } });
    const user = userEvent.setup();
    render(<AddressedDesk />);

    await user.type(field(), storedHash);
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Not verified')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Document stored' })).not.toBeInTheDocument();
  });
});

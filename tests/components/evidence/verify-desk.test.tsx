import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressedDesk } from '@/components/evidence/addressed-desk';
import { buildProof, testRecord } from '@/tests/support/memory-log';
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

  it('says of an entry that is known by its commitment alone that a lock may have ended, and where to ask', async () => {
    const { commitment } = JSON.parse(buildProof().leaf) as { commitment: string };
    history.replaceState(null, '', `/verify?hash=${commitment}`);
    doubleLog(testRecord, { opening: null });

    render(<AddressedDesk />);

    expect(await screen.findByText(/this check cannot tell whether the lock has ended/)).toHaveTextContent(
      'drop its proof file on this page to see.',
    );
  });

  it('asks for the entry of the certificate, and says which of the entries it is', async () => {
    const { index } = buildProof({ record: storedRecord });
    history.replaceState(null, '', `/verify?hash=${storedHash}&entry=${index}`);
    const asked = doubleLog(storedRecord, { entries: 2 });

    render(<AddressedDesk />);

    expect(
      await screen.findByText(`This file has 2 entries in the log; this is entry ${index}.`),
    ).toBeInTheDocument();
    expect(asked).toContain(`POST /api/vault/verify {"hash":"${storedHash}","entry":${index}}`);
  });

  it('asks for no entry when another hash is looked up', async () => {
    history.replaceState(null, '', `/verify?hash=${'a'.repeat(64)}&entry=7`);
    const asked = doubleLog(storedRecord, { entries: 1 });
    const user = userEvent.setup();
    render(<AddressedDesk />);
    expect(await screen.findByText('Not verified')).toBeInTheDocument();

    await user.clear(field());
    await user.type(field(), storedHash);
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.queryByText(/entries in the log; this is/)).not.toBeInTheDocument();
    expect(asked).toContain(`POST /api/vault/verify {"hash":"${storedHash}"}`);
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

  it('says of a hash that only the log can be out of reach, whatever file was not chosen', async () => {
    globalThis.fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const user = userEvent.setup();
    render(<AddressedDesk />);

    await user.type(field(), storedHash);
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    const said = await screen.findByText(/The log could not be reached\. Check the connection/);
    expect(said).not.toHaveTextContent('file could not');
  });
});

describe('a verification link with network and block', () => {
  const other = 'The link names another place';
  const follow = (search: string, record = storedRecord) => {
    history.replaceState(null, '', `/verify?hash=${storedHash}${search}`);
    doubleLog(record);
    render(<AddressedDesk />);
  };
  const place = () => {
    const { index } = buildProof({ record: storedRecord });
    return { index, origin: 'log.example.com' };
  };

  it('is followed like one with the hash alone', async () => {
    const { index, origin } = place();
    follow(`&network=${origin}&block=${index}`);

    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  });

  it.each([
    ['block', () => `&network=${place().origin}&block=${place().index + 1}`],
    ['entry', () => `&entry=${place().index + 1}`],
    ['network', () => `&network=Ask+Mallory&block=${place().index}`],
  ])('is contradicted when the log has another %s, and not repeated', async (_, search) => {
    follow(search());

    expect(await screen.findByText(other)).toBeInTheDocument();
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(screen.queryByText(/Mallory/)).not.toBeInTheDocument();
  });

  it('says nothing of another hash that is looked up afterward', async () => {
    follow('&block=99');
    expect(await screen.findByText(other)).toBeInTheDocument();
    const user = userEvent.setup();
    doubleLog(null);
    await user.clear(field());
    await user.type(field(), 'a'.repeat(64));
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Document hash not found on blockchain')).toBeInTheDocument();
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  });
});

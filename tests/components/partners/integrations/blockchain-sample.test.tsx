import { createHash } from 'node:crypto';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AuthProvider } from '@/components/session/auth-provider';
import { BlockchainPanel } from '@/components/partners/integrations/blockchain/blockchain-panel';
import { ToastHost } from '@/components/ui/toast-host';
import { sampleHashes, sampleNetworks } from '@/lib/samples/integrations-blockchain';
import { browserFile } from '@/tests/support/browser-files';
import { doubleDownloads } from '@/tests/support/downloads';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const text = 'the bytes of a deed';
const hash = createHash('sha256').update(text).digest('hex');
const deed = () => browserFile('deed.pdf', text);

afterEach(() => {
  clearToasts();
  jest.restoreAllMocks();
});

function show() {
  const calls = doubleFetch({});
  render(
    <AuthProvider>
      <BlockchainPanel />
      <ToastHost />
    </AuthProvider>,
  );
  return { user: userEvent.setup(), calls };
}

const alertSays = async (words: string | RegExp) => {
  const found = await screen.findByText(words, { selector: '[role=alert] *' });
  return expect(found).toBeInTheDocument();
};
const choose = (user: UserEvent, file: File) => user.upload(screen.getByLabelText(/Drop the document/), file);
const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create hash' }));
const cardOf = (name: string) => screen.findByRole('article', { name });

async function fill(user: UserEvent, file = deed()) {
  await user.type(screen.getByLabelText('Document name'), 'Deed of Ada.pdf');
  await choose(user, file);
}

describe('the blockchain dashboard of a visitor', () => {
  it('is in the sample frame, with a network of every kind', () => {
    show();
    const frame = within(screen.getByRole('region', { name: 'Sample data' }));
    for (const { name } of sampleNetworks) expect(frame.getByRole('rowheader', { name })).toBeInTheDocument();
    for (const label of ['Mainnet', 'Testnet', 'Private', 'Syncing', 'Offline'])
      expect(frame.getAllByText(label).length).toBeGreaterThan(0);
  });

  it('asks for a document name in the words of the specification', async () => {
    const { user } = show();
    await choose(user, deed());
    await create(user);

    await alertSays('Please enter a document name');
    expect(screen.getByLabelText('Document name')).toHaveFocus();
  });

  it('asks for a document', async () => {
    const { user } = show();
    await user.type(screen.getByLabelText('Document name'), 'Deed of Ada.pdf');
    await create(user);

    await alertSays('Please choose a document');
    expect(screen.getByLabelText(/Drop the document/)).toHaveFocus();
  });

  it('refuses an empty file', async () => {
    const { user } = show();
    await fill(user, browserFile('empty.pdf', ''));
    await create(user);

    await alertSays(/^This file is empty/);
  });

  it('confirms the real hash of the file after two seconds, and sends nothing', async () => {
    const { user, calls } = show();
    await fill(user);
    await user.type(screen.getByLabelText(/^Metadata/), 'Parcel 12');
    const startedAt = Date.now();
    await create(user);

    expect(await screen.findByText(/^Confirmed in the sample/)).toBeInTheDocument();
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(2_000);
    const card = within(await cardOf('Deed of Ada.pdf'));
    expect(card.getByText('Confirmed')).toBeInTheDocument();
    expect(card.getByText('Parcel 12')).toBeInTheDocument();
    expect(card.getByTitle(hash)).toBeInTheDocument();
    expect(screen.getByLabelText('Document name')).toHaveValue('');
    expect(screen.queryByText('deed.pdf is chosen')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says in the words of the specification that it failed, and keeps what was entered', async () => {
    const { user } = show();
    await fill(user, browserFile('gone.pdf', new DOMException('gone', 'NotFoundError')));
    await create(user);

    await alertSays('Error creating blockchain hash. Please try again.');
    expect(screen.getByText(/^The document could not be read/)).toBeInTheDocument();
    expect(screen.getByLabelText('Document name')).toHaveValue('Deed of Ada.pdf');
    expect(screen.getByText('gone.pdf is chosen')).toBeInTheDocument();
  });

  it('lets a chosen document go again', async () => {
    const { user } = show();
    await choose(user, deed());
    await user.click(screen.getByRole('button', { name: 'Remove deed.pdf' }));

    expect(screen.queryByText('deed.pdf is chosen')).not.toBeInTheDocument();
  });

  it('hands out the proof as a text file named after the document, marked as a sample', async () => {
    const downloads = doubleDownloads();
    const { user } = show();
    const { documentName, hash: sampleHash } = sampleHashes[0]!;
    await user.click(
      within(await cardOf(documentName)).getByRole('button', { name: `Download proof of ${documentName}` }),
    );

    expect(await screen.findByText('Download Started')).toBeInTheDocument();
    expect(downloads.map(({ name }) => name)).toEqual(['Warranty deed, 12 Main St proof.sample.txt']);
    const file = await downloads[0]!.text();
    expect(file).toMatch(/^SAMPLE: /);
    expect(file).toContain(sampleHash);
  });

  it('has no proof of what is not confirmed', async () => {
    show();
    for (const { documentName } of sampleHashes.filter(({ status }) => status !== 'confirmed')) {
      const card = within(await cardOf(documentName));
      expect(card.queryByRole('button', { name: /^Download proof/ })).not.toBeInTheDocument();
    }
  });

  it('links to the verification with hash, network and block', async () => {
    show();
    const { documentName, hash: sampleHash, blockNumber } = sampleHashes[0]!;
    const link = within(await cardOf(documentName)).getByRole('link', { name: /^Verification link/ });
    expect(link).toHaveAttribute(
      'href',
      `/verify?hash=${sampleHash}&network=Example+Chain&block=${blockNumber}`,
    );
  });
});

describe('the verification of the sample', () => {
  afterEach(() => jest.useRealTimers());

  const verify = async (value: string) => {
    const { user } = show();
    await user.type(screen.getByLabelText('Document hash'), value);
    await user.click(screen.getByRole('button', { name: 'Verify' }));
  };

  it('knows a confirmed hash', async () => {
    jest.useFakeTimers();
    await verify(sampleHashes[0]!.hash);
    expect(await screen.findByText(`Verified: ${sampleHashes[0]!.documentName}`)).toBeInTheDocument();
    expect(await screen.findByText('Verification Successful')).toBeInTheDocument();
  });

  it.each([
    ['an unknown one', 'a'.repeat(64)],
    ['one that waits', sampleHashes[1]!.hash],
  ])('does not find %s, in the words of the specification', async (_, value) => {
    jest.useFakeTimers();
    await verify(value);
    expect(await screen.findByText('Verification Failed')).toBeInTheDocument();
    expect(screen.getAllByText('Document hash not found on blockchain').length).toBeGreaterThan(0);
  });

  it('says what a hash looks like', async () => {
    await verify('deed');
    expect(await screen.findByText(/^A SHA-256 hash has 64 characters/)).toBeInTheDocument();
  });
});

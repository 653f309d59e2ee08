import { createHash } from 'node:crypto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { BlockchainPanel } from '@/components/partners/integrations/blockchain/blockchain-panel';
import { ToastHost } from '@/components/ui/toast-host';
import type { DocumentHashView } from '@/lib/partners/schema/document-hashes';
import { browserFile } from '@/tests/support/browser-files';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';

const LIST = 'GET /api/document-hashes';
const ENTER = 'POST /api/document-hashes';
const text = 'the bytes of a deed';
const hash = createHash('sha256').update(text).digest('hex');
const id = '9a1b2c3d-1111-4222-8333-444455556666';

const view = (changes: Partial<DocumentHashView> = {}): DocumentHashView => ({
  id,
  documentName: 'Deed of Ada.pdf',
  hash,
  metadata: null,
  network: 'log.example.com',
  blockNumber: 12,
  timestamp: '2026-11-20T15:04:05.678Z',
  status: 'confirmed',
  ...changes,
});
const page = (hashes: DocumentHashView[], next: string | null = null) => ({ body: { hashes, next } });
const signedIn = { 'GET /api/auth/me': { body: ada } };

afterEach(() => {
  clearToasts();
  localStorage.clear();
  act(() => accountClient().clear());
});

function show(routes: Parameters<typeof doubleFetch>[0]) {
  localStorage.setItem('user', JSON.stringify(ada));
  const calls = doubleFetch({ ...signedIn, ...routes });
  render(
    <AuthProvider>
      <BlockchainPanel />
      <ToastHost />
    </AuthProvider>,
  );
  return { user: userEvent.setup(), calls };
}

async function enter(user: UserEvent, { name = 'Deed of Ada.pdf', metadata = '' } = {}) {
  if (name) await user.type(await screen.findByLabelText('Document name'), name);
  await user.upload(await screen.findByLabelText(/Drop the document/), browserFile('deed.pdf', text));
  if (metadata) await user.type(screen.getByLabelText(/^Metadata/), metadata);
  await user.click(screen.getByRole('button', { name: 'Create hash' }));
}

const alertSays = async (words: string | RegExp) =>
  expect(await screen.findByText(words, { selector: '[role=alert] *' })).toBeInTheDocument();

describe('creating a hash, signed in', () => {
  it('sends name, metadata and hash, not the file, and shows the entry', async () => {
    let entered: DocumentHashView[] = [];
    const { user, calls } = show({
      [LIST]: () => page(entered),
      [ENTER]: () => {
        entered = [view({ metadata: 'Parcel 12' })];
        return { status: 201, body: entered[0] };
      },
    });
    await enter(user, { metadata: 'Parcel 12' });

    expect(await screen.findByText('Confirmed: block 12 of log.example.com')).toBeInTheDocument();
    expect(calls.find(({ request }) => request === ENTER)?.body).toEqual({
      documentName: 'Deed of Ada.pdf',
      metadata: 'Parcel 12',
      sha256: hash,
    });
    expect(await screen.findByRole('article', { name: 'Deed of Ada.pdf' })).toBeInTheDocument();
    expect(screen.getByLabelText('Document name')).toHaveValue('');
  });

  it('says who can read what is typed', async () => {
    show({ [LIST]: page([]) });
    expect(await screen.findByText(/^Nobody else is shown the name and the metadata/)).toBeInTheDocument();
  });

  it('asks for a document name in the words of the specification, and sends nothing', async () => {
    const { user, calls } = show({ [LIST]: page([]) });
    await enter(user, { name: '' });

    await alertSays('Please enter a document name');
    expect(calls.some(({ request }) => request === ENTER)).toBe(false);
  });

  it.each([
    ['the server cannot', { status: 503, body: { message: 'Please come back later.' } }, /^Please come back/],
    ['the network is away', new TypeError('offline'), /^The server could not be reached/],
  ])('says in the words of the specification that %s, and keeps what was entered', async (_, answer, why) => {
    const { user } = show({ [LIST]: page([]), [ENTER]: answer });
    await enter(user);

    await alertSays('Error creating blockchain hash. Please try again.');
    await alertSays(why);
    expect(screen.getByLabelText('Document name')).toHaveValue('Deed of Ada.pdf');
    expect(screen.getByText('deed.pdf is chosen')).toBeInTheDocument();
  });

  it('complains no longer of what was put right', async () => {
    const { user } = show({ [LIST]: page([]) });
    await user.click(await screen.findByRole('button', { name: 'Create hash' }));
    await alertSays('Please enter a document name');
    await user.type(screen.getByLabelText('Document name'), 'Deed');
    expect(screen.queryByText('Please enter a document name')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Create hash' }));
    await alertSays('Please choose a document');
    await user.upload(screen.getByLabelText(/Drop the document/), browserFile('deed.pdf', text));
    expect(screen.queryByText('Please choose a document')).not.toBeInTheDocument();
  });

  it('works at the second try', async () => {
    let tries = 0;
    const { user } = show({
      [LIST]: page([]),
      [ENTER]: () => (tries++ === 0 ? new TypeError('offline') : { status: 201, body: view() }),
    });
    await enter(user);
    await alertSays('Error creating blockchain hash. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Create hash' }));

    expect(await screen.findByText(/^Confirmed: block 12/)).toBeInTheDocument();
    expect(screen.queryByText('Error creating blockchain hash. Please try again.')).not.toBeInTheDocument();
  });

  it('puts what the server says of a name beside the name', async () => {
    const body = {
      message: 'Please check the form.',
      code: 'validation_failed',
      fields: { documentName: 'No.' },
    };
    const { user } = show({ [LIST]: page([]), [ENTER]: { status: 422, body } });
    await enter(user);

    expect(await screen.findByText('No.')).toBeInTheDocument();
    expect(screen.getByLabelText('Document name')).toHaveAccessibleDescription(
      expect.stringContaining('No.'),
    );
  });

  it('offers the login when the session has ended', async () => {
    const { user } = show({
      [LIST]: page([]),
      [ENTER]: { status: 401, body: { message: 'Please log in.' } },
    });
    await enter(user);

    expect(await screen.findByRole('link', { name: 'Log in again in a new tab' })).toBeInTheDocument();
    expect(screen.getByLabelText('Document name')).not.toHaveValue('');
  });
});

describe('recent hashes, signed in', () => {
  it('offer the real proof, and a verification link that can be copied', async () => {
    const { user } = show({ [LIST]: page([view()]) });
    const card = within(await screen.findByRole('article', { name: 'Deed of Ada.pdf' }));

    expect(card.getByRole('link', { name: /^Download proof/ })).toHaveAttribute(
      'href',
      `/api/document-hashes/${id}/proof`,
    );
    const path = `/verify?hash=${hash}&network=log.example.com&block=12`;
    expect(card.getByRole('link', { name: /^Verification link/ })).toHaveAttribute('href', path);
    await user.click(card.getByRole('button', { name: /^Copy verification link/ }));
    expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
  });

  it('say what will be there while there are none', async () => {
    show({ [LIST]: page([]) });
    expect(await screen.findByText(/^The hashes that you enter are listed here/)).toBeInTheDocument();
  });

  it('come a page at a time, and reading goes on with the new ones', async () => {
    const older = view({ id: '2', documentName: 'Older.pdf' });
    const { user } = show({ [LIST]: page([view()], id), [`${LIST}?after=${id}`]: page([older]) });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));

    expect(await screen.findByRole('article', { name: 'Older.pdf' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Older.pdf' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('can be asked for again when they could not be loaded', async () => {
    let attempts = 0;
    const { user } = show({ [LIST]: () => (attempts++ === 0 ? new TypeError('offline') : page([view()])) });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('article', { name: 'Deed of Ada.pdf' })).toBeInTheDocument();
  });
});

describe('what is not the account’s own, signed in', () => {
  it('is in a sample frame, apart from the log', async () => {
    const note = { status: 200, body: undefined };
    show({ [LIST]: page([]), 'GET /api/log/checkpoint': note });
    const frame = within(await screen.findByRole('region', { name: 'Sample networks' }));

    expect(frame.getByRole('rowheader', { name: 'Example Chain' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Sample data' })).not.toBeInTheDocument();
    expect(frame.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  });

  it('lets the log be asked again, and keeps what was typed', async () => {
    let isDown = true;
    const { user } = show({
      [LIST]: page([]),
      'GET /api/log/checkpoint': () => (isDown ? new TypeError('offline') : { body: 'log.example.com' }),
    });
    await user.type(await screen.findByLabelText('Document name'), 'Deed of Ada.pdf');
    const again = await screen.findByRole('button', { name: 'Try again to reach the log' });
    expect(screen.getByText('The evidence log could not be reached.')).toBeInTheDocument();
    isDown = false;
    await user.click(again);

    expect(await screen.findByText(/Our evidence log, open to everybody/)).toBeInTheDocument();
    expect(screen.getByLabelText('Document name')).toHaveValue('Deed of Ada.pdf');
  });

  it('fails to find an unknown hash in the words of the specification', async () => {
    const { user } = show({
      [LIST]: page([]),
      'POST /api/vault/verify': { status: 404, body: { message: 'Document hash not found on blockchain' } },
      'GET /api/log/key': { body: '' },
    });
    await user.type(await screen.findByLabelText('Or paste a hash'), 'a'.repeat(64));
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(await screen.findByText('Verification Failed')).toBeInTheDocument();
  });
});

import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UploadTab } from '@/components/vault/upload/upload-tab';
import { storeUser } from '@/components/kit/stored-user';
import { accountClient } from '@/components/kit/account-client';
import { AuthProvider } from '@/components/session/auth-provider';
import { ToastHost } from '@/components/ui/toast-host';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';
import { documentExtensions } from '@/lib/vault/rules/document-types';
import { ada } from '@/tests/support/deeds';
import { doubleFetch } from '@/tests/support/fetch-double';
import { clearToasts } from '@/tests/support/toasts';
import { doubleUploads, UploadDouble } from '@/tests/support/upload-double';
import { vaultDocument } from '@/tests/support/vault';

const MEGABYTE = 1024 * 1024;
const pdf = (name = 'deed.pdf') => new File(['%PDF-1.7 %%EOF'], name, { type: 'application/pdf' });
const uploadButton = () => screen.getByRole('button', { name: /^Upload/ });
const uploadPart = () => screen.queryByRole('region', { name: 'Upload' });
const input = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

async function renderTab({ isSignedIn = true }: { isSignedIn?: boolean } = {}) {
  doubleFetch({ 'GET /api/auth/me': { body: ada } });
  if (isSignedIn) localStorage.setItem('user', JSON.stringify(ada));
  render(<Site />);
  await screen.findByRole('button', { name: 'Upload document' });
  // A file of any type may be dropped; the chooser alone looks at `accept`.
  return userEvent.setup({ applyAccept: false });
}

/** The vault, and a page beside it: going from one to the other loads nothing anew. */
function Site() {
  const [isElsewhere, setElsewhere] = useState(false);

  return (
    <AuthProvider>
      <button onClick={() => setElsewhere(!isElsewhere)}>{isElsewhere ? 'Back' : 'Elsewhere'}</button>
      {!isElsewhere && <UploadTab />}
      <ToastHost />
    </AuthProvider>
  );
}

async function start(user: ReturnType<typeof userEvent.setup>, ...files: File[]) {
  const before = UploadDouble.sent.length;
  await user.upload(input(), files);
  await waitFor(() => expect(uploadButton()).toBeEnabled());
  await user.click(uploadButton());
  return UploadDouble.sent[before]!;
}

beforeEach(doubleUploads);
beforeEach(() => {
  location.hash = '#upload';
});

afterEach(() => {
  location.hash = '';
  clearToasts();
  act(() => storeUser(null));
  localStorage.clear();
  act(() => accountClient().clear());
});

describe('an upload', () => {
  it('offers the types that the server takes', async () => {
    await renderTab();

    const types = Object.values(documentExtensions).flat();
    expect(input().accept.split(',').sort()).toEqual(types.map((type) => `.${type}`).sort());
  });

  it('sends the file and its category, and says that it is stored', async () => {
    const user = await renderTab();
    await user.selectOptions(screen.getByLabelText('Category'), 'Legal');

    const request = await start(user, pdf());
    expect([...request.form.keys()]).toEqual(['category', 'file']);
    expect(request.form.get('category')).toBe('Legal');
    act(() => request.answer({ body: vaultDocument({ name: 'deed.pdf' }) }));

    expect(await screen.findByText('Document Uploaded Successfully!')).toBeInTheDocument();
    expect(screen.getByText('deed.pdf is stored.')).toBeInTheDocument();
    expect(uploadButton()).toBeDisabled();
    expect(screen.getByText('deed.pdf is stored.').parentElement).toHaveFocus();
  });

  it('says of several files that all of them are stored', async () => {
    const user = await renderTab();
    const request = await start(user, pdf('a.pdf'), pdf('b.pdf'));
    act(() => request.answer({ body: vaultDocument({ name: 'a.pdf' }) }));
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(2));
    act(() => UploadDouble.sent[1]!.answer({ body: vaultDocument({ name: 'b.pdf' }) }));

    expect(await screen.findByText('2 files are stored: a.pdf and b.pdf.')).toBeInTheDocument();
  });

  it('shows how far the file has come, of a request that is a little longer', async () => {
    const user = await renderTab();
    const file = pdf();
    Object.defineProperty(file, 'size', { value: 12 * MEGABYTE });
    const request = await start(user, file);

    act(() => request.progress(3.1 * MEGABYTE, 12.4 * MEGABYTE));
    expect(screen.getByRole('progressbar', { name: 'Progress of deed.pdf' })).toHaveValue(3 * MEGABYTE);
    expect(screen.getByText(/3 MB of 12 MB, 25%/)).toBeInTheDocument();

    act(() => request.progress(12.4 * MEGABYTE, 12.4 * MEGABYTE));
    expect(screen.getByText('Checking and encrypting deed.pdf')).toBeInTheDocument();
  });

  it('can be cancelled, and then nothing is stored and the file is kept', async () => {
    const user = await renderTab();
    const request = await start(user, pdf());
    act(() => request.progress(1, 12));

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByText('Cancelled. Nothing was stored.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove deed.pdf' })).toBeInTheDocument();
    expect(uploadButton()).toBeEnabled();
  });

  it('can be tried again after the connection was lost', async () => {
    const user = await renderTab();
    const request = await start(user, pdf());
    act(() => request.fail());
    expect(await screen.findByText(/The connection was lost, and nothing was stored/)).toBeInTheDocument();

    await user.click(uploadButton());
    act(() => UploadDouble.sent[1]!.answer({ body: vaultDocument({ name: 'deed.pdf' }) }));

    expect(await screen.findByText('deed.pdf is stored.')).toBeInTheDocument();
  });

  it('shows beside the file why the server refuses it, and goes on with the next', async () => {
    const user = await renderTab();
    const request = await start(user, pdf('virus.pdf'), pdf('deed.pdf'));
    const message = 'This file is not a PDF. Save it as a PDF and upload that.';
    act(() => request.answer({ status: 415, body: { message, code: 'unsupported_type' } }));
    expect(await screen.findByText(message)).toBeInTheDocument();

    await waitFor(() => expect(UploadDouble.sent).toHaveLength(2));
    act(() => UploadDouble.sent[1]!.answer({ body: vaultDocument({ name: 'deed.pdf' }) }));

    expect(await screen.findByText('deed.pdf is stored.')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(uploadButton()).toBeDisabled();
  });

  it('takes the focus to the file that the server refuses, when the button has nothing more to do', async () => {
    const user = await renderTab();
    const request = await start(user, pdf('virus.pdf'));
    const message = 'This file is not a PDF. Save it as a PDF and upload that.';
    act(() => request.answer({ status: 415, body: { message, code: 'unsupported_type' } }));

    const problem = await screen.findByText(message);
    await waitFor(() => expect(problem.closest('li')).toHaveFocus());
  });

  it('stops when the vault is full, and keeps what is left', async () => {
    const user = await renderTab();
    const request = await start(user, pdf('one.pdf'), pdf('two.pdf'));
    const message = 'The vault is full. Delete a document first.';
    act(() => request.answer({ status: 409, body: { message, code: 'conflict' } }));

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(UploadDouble.sent).toHaveLength(1);
    expect(uploadButton()).toHaveTextContent('Upload 2 documents');
  });

  it('asks for a login when the session has ended, and leads back', async () => {
    const user = await renderTab();
    const request = await start(user, pdf());
    act(() => request.answer({ status: 401, body: { message: 'Please log in.', code: 'unauthorized' } }));

    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/login?callbackUrl=%2Fdocument-vault%23upload',
    );
  });
});

describe('an upload that goes on while the person looks elsewhere', () => {
  const elsewhere = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  it('is told when it is stored, and the next file has its turn', async () => {
    const user = await renderTab();
    const request = await start(user, pdf('one.pdf'), pdf('two.pdf'));

    await elsewhere(user);
    expect(uploadPart()).not.toBeInTheDocument();
    act(() => request.answer({ body: vaultDocument({ name: 'one.pdf' }) }));

    expect(await screen.findByText('Document Uploaded Successfully!')).toBeInTheDocument();
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(2));
    act(() => UploadDouble.sent[1]!.answer({ body: vaultDocument({ name: 'two.pdf' }) }));
    expect(await screen.findByText('two.pdf')).toBeInTheDocument();
  });

  it('is found again, as far as it has come', async () => {
    const user = await renderTab();
    const file = pdf();
    Object.defineProperty(file, 'size', { value: 12 * MEGABYTE });
    const request = await start(user, file);
    await elsewhere(user);
    act(() => request.progress(6 * MEGABYTE, 12 * MEGABYTE));

    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(await screen.findByText(/6 MB of 12 MB, 50%/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Cancelled. Nothing was stored.')).toBeInTheDocument();
  });

  it('says in a message when nothing was stored, and keeps the file', async () => {
    const user = await renderTab();
    const request = await start(user, pdf());
    await elsewhere(user);

    act(() => request.fail());

    expect(await screen.findByText('deed.pdf was not stored')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('button', { name: 'Remove deed.pdf' })).toBeInTheDocument();
  });

  it('ends with the session', async () => {
    const user = await renderTab();
    const request = await start(user, pdf());
    await elsewhere(user);
    const abort = jest.spyOn(request, 'abort');

    act(() => storeUser(null));

    expect(abort).toHaveBeenCalledTimes(1);
  });

  it('does not end by closing the page unasked', async () => {
    const user = await renderTab();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented ? 'asked' : 'left';
    };
    expect(leave()).toBe('left');
    const request = await start(user, pdf());
    expect(leave()).toBe('asked');

    act(() => request.answer({ body: vaultDocument({ name: 'deed.pdf' }) }));

    await screen.findByText('deed.pdf is stored.');
    await waitFor(() => expect(leave()).toBe('left'));
  });
});

describe('a file that cannot be stored', () => {
  const large = new File(['x'], 'scan.pdf');
  Object.defineProperty(large, 'size', { value: MAX_DOCUMENT_BYTES + MEGABYTE });

  const byteTooLarge = new File(['x'], 'scan.pdf');
  Object.defineProperty(byteTooLarge, 'size', { value: MAX_DOCUMENT_BYTES + 1 });

  it.each([
    ['a program', new File(['MZ'], 'setup.exe'), /Only PDF, DOC, DOCX, JPG, JPEG and PNG/],
    ['a file of 26 MB', large, /This file is 26 MB; a document may be up to 25 MB/],
    ['a byte more than 25 MB', byteTooLarge, /This file is just over 25 MB; a document may be up to 25 MB/],
    ['an empty file', new File([], 'empty.pdf'), /This file is empty/],
  ])('is not sent at all: %s', async (_what, file, reason) => {
    const user = await renderTab();

    await user.upload(input(), file);

    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(uploadButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: /^Remove/ }));
    expect(screen.queryByText(reason)).not.toBeInTheDocument();
  });
});

describe('the sample of a visitor', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes three seconds and sends nothing', async () => {
    const user = await renderTab({ isSignedIn: false });

    await user.upload(input(), pdf());
    await user.click(uploadButton());

    expect(await screen.findByText('Uploading the sample')).toBeInTheDocument();
    expect(await screen.findByText('Document Uploaded Successfully!')).toBeInTheDocument();
    expect(screen.getByText(/This was a sample: deed.pdf stayed on your device/)).toBeInTheDocument();
    expect(screen.getByText(/^Nothing is sent or stored here/)).toHaveFocus();
    expect(UploadDouble.sent).toEqual([]);
  });
});

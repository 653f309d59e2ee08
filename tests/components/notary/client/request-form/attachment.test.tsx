import { act, screen, waitFor } from '@testing-library/react';
import { accountClient } from '@/components/kit/account-client';
import { ADDRESS, fileInput, fill, location, renderDialog, submit } from '@/tests/support/request-dialog';
import { clearToasts } from '@/tests/support/toasts';
import { doubleUploads, UploadDouble } from '@/tests/support/upload-double';
import { vaultDocument } from '@/tests/support/vault';

beforeEach(doubleUploads);
afterEach(() => {
  clearToasts();
  act(() => accountClient().clear());
});

describe('a document', () => {
  const pdf = new File(['%PDF-1.7 %%EOF'], 'deed.pdf', { type: 'application/pdf' });

  it('goes into the vault first, with its progress, and its id with the request', async () => {
    const stored = vaultDocument({ name: 'deed.pdf' });
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), pdf);
    expect(await screen.findByRole('button', { name: 'Remove deed.pdf' })).toBeInTheDocument();

    await submit(user);
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(1));
    const request = UploadDouble.sent[0]!;
    expect(request.form.get('category')).toBe('Legal');
    act(() => request.progress(3, 12));
    expect(screen.getByRole('progressbar', { name: 'Progress of deed.pdf' })).toHaveValue(3);
    expect(sent()).toEqual([]);
    act(() => request.answer({ body: stored }));

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ documentId: stored.id });
  });

  it('of the vault is attached from the start, is sent by its id alone, and can be removed', async () => {
    const { id, name, size } = vaultDocument({ name: 'deed.pdf' });
    const { user, sent } = renderDialog({}, { initial: { document: { id, name, size } } });
    expect(await screen.findByRole('button', { name: 'Remove deed.pdf' })).toBeInTheDocument();
    expect(screen.getByText('It is already in your document vault.')).toBeInTheDocument();
    await fill(user);
    await submit(user);

    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ documentId: id })]));
    expect(UploadDouble.sent).toHaveLength(0);
  });

  it('is not sent twice when the request itself fails', async () => {
    const { user, sent } = renderDialog({ creates: new TypeError('Failed to fetch') });
    await fill(user);
    await user.upload(fileInput(), pdf);
    await submit(user);
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(1));
    act(() => UploadDouble.sent[0]!.answer({ body: vaultDocument({ name: 'deed.pdf' }) }));
    expect(await screen.findByText('It is already in your document vault.')).toBeInTheDocument();

    await submit(user);

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(UploadDouble.sent).toHaveLength(1);
  });

  it('can be cancelled on its way, and then nothing is submitted', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), pdf);
    await submit(user);

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    expect(
      await screen.findByText(/The upload was cancelled, and nothing was submitted/),
    ).toBeInTheDocument();
    expect(sent()).toEqual([]);
    expect(location()).toHaveValue(ADDRESS);
  });

  it('of the wrong type is refused before anything is sent', async () => {
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/Only PDF, DOC, DOCX, JPG, JPEG and PNG/)).toBeInTheDocument();

    await submit(user);

    expect(UploadDouble.sent).toHaveLength(0);
    expect(sent()).toEqual([]);
    await waitFor(() => expect(fileInput()).toHaveFocus());
    expect(fileInput()).toBeInvalid();
    expect(fileInput()).toHaveAccessibleDescription(/This file cannot be sent/);

    expect(fileInput()).toHaveClass('text-transparent');
    await user.click(screen.getByRole('button', { name: 'Remove notes.txt' }));
    expect(fileInput()).not.toHaveClass('text-transparent');
    expect(fileInput()).toBeValid();
    await submit(user);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('that the server refuses says why, and stops the request', async () => {
    const message = 'This file is not a PDF. Save it as a PDF and upload that.';
    const { user, sent } = renderDialog();
    await fill(user);
    await user.upload(fileInput(), pdf);
    await submit(user);
    await waitFor(() => expect(UploadDouble.sent).toHaveLength(1));
    act(() => UploadDouble.sent[0]!.answer({ status: 415, body: { message, code: 'unsupported_type' } }));

    expect(await screen.findAllByText(message)).not.toHaveLength(0);
    expect(sent()).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { vaultDocuments } from '@/components/files/queries';
import { accountClient } from '@/components/kit/account-client';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import { renderDocument, urlOf } from '@/tests/support/document-page';
import { doubleDownloads } from '@/tests/support/downloads';
import { router } from '@/tests/support/router-double';
import { clearToasts } from '@/tests/support/toasts';
import { vaultDocument } from '@/tests/support/vault';

const PROBLEM = 'This file takes far longer to read than a document should, so we stopped.';
/** Whose pages the browser does not draw. */
const will = vaultDocument({ name: 'Last will.docx', type: 'docx', category: 'Legal' });
const poisoned = vaultDocument({ problem: PROBLEM });

const verdict = (name: string) => screen.getByText(name, { selector: '[data-verdict] p' });
const paths = (calls: { request: string }[]) => calls.map(({ request }) => request);

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('the page of a document', () => {
  it('says what it is, and that its entry in the log was followed', () => {
    renderDocument(will);
    expect(screen.getByRole('heading', { level: 1, name: 'Last will.docx' })).toBeInTheDocument();
    expect(screen.getByText('Legal, DOCX, 2.3 MB')).toBeInTheDocument();
    expect(verdict('Verified')).toBeInTheDocument();
    expect(screen.getByText(/Entry 118 of the evidence log shows/)).toBeInTheDocument();
  });

  it('says so when its entry could not be followed', () => {
    renderDocument({ ...will, isVerified: false });
    expect(verdict('Not verified')).toBeInTheDocument();
  });

  it('says of a Word file how it can be read, and asks for nothing by itself', async () => {
    const { calls } = renderDocument(will);
    expect(screen.getByRole('heading', { name: 'Word files are not shown here' })).toBeInTheDocument();
    await waitFor(() => expect(paths(calls)).toEqual([`GET ${urlOf(will)}`]));
  });

  it('does not open a document that our reader stopped at, says why, and still offers the download', async () => {
    const { calls } = renderDocument(poisoned);
    expect(screen.getByText(new RegExp(PROBLEM))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Download/ })).toBeEnabled();
    await waitFor(() => expect(paths(calls)).toEqual([`GET ${urlOf(poisoned)}`]));
  });

  it('says that it is gone once it was deleted in another tab', async () => {
    renderDocument(will, {
      [`GET ${urlOf(will)}`]: {
        status: 404,
        body: { message: 'There is no such document.', code: 'not_found' },
      },
    });
    expect(
      await screen.findByRole('heading', { name: 'This document is not in your vault' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your documents' })).toHaveAttribute(
      'href',
      '/document-vault',
    );
  });

  it('asks for a login when the session has ended, and leads back', async () => {
    history.replaceState(null, '', `/documents/${will.id}`);
    renderDocument(will, {
      [`GET ${urlOf(will)}`]: { status: 401, body: { message: 'Please log in.', code: 'not_signed_in' } },
    });
    expect(await screen.findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      `/login?callbackUrl=${encodeURIComponent(`/documents/${will.id}`)}`,
    );
    history.replaceState(null, '', '/');
  });
});

describe('what is done with a document from its page', () => {
  const LINKS = `${urlOf(poisoned)}/links`;

  it('is to rename and to move it, after which the page says the new name', async () => {
    let current: VaultDocument = will;
    const { calls, user, openDialog } = renderDocument(will, {
      [`GET ${urlOf(will)}`]: () => ({ body: current }),
      [`PATCH ${urlOf(will)}`]: (body) => {
        current = { ...will, ...(body as object) };
        return { body: current };
      },
    });
    const dialog = await openDialog('Rename or move');
    await user.clear(dialog.getByLabelText('Name'));
    await user.type(dialog.getByLabelText('Name'), 'Will of Ada.docx');
    await user.selectOptions(dialog.getByLabelText('Category'), 'Personal');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Will of Ada.docx' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ request }) => request.startsWith('PATCH'))?.body).toEqual({
      name: 'Will of Ada.docx',
      category: 'Personal',
    });
  });

  it('is to share it by a link that ends', async () => {
    const deed = vaultDocument({ type: 'png', name: 'Deed.png' });
    const { openDialog } = renderDocument(deed, {
      [`GET ${urlOf(deed)}/content?view=1`]: { status: 503, body: { message: 'Not now.' } },
      [`GET ${LINKS}`]: { body: [] },
    });
    const dialog = await openDialog('Share by link');
    expect(await dialog.findByText(/^No links yet/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeInTheDocument();
  });

  it.each([
    ['a Word file', will, /^A Word file cannot be shared by link/],
    ['a document that our reader stopped at', poisoned, /can be neither shared nor redacted/],
  ])('is not to share %s, which says why', async (_what, document, why) => {
    const { openDialog } = renderDocument(document);
    const dialog = await openDialog('Share by link');
    expect(dialog.getByText(why)).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Create link' })).not.toBeInTheDocument();
  });

  it('is to redact what has pages, where it is chosen already', async () => {
    const deed = vaultDocument({ type: 'png', name: 'Deed.png' });
    const { user } = renderDocument(deed, {
      [`GET ${urlOf(deed)}/content?view=1`]: { status: 503, body: { message: 'Not now.' } },
    });
    await user.click(screen.getByRole('button', { name: 'More for Deed.png' }));
    expect(screen.getByRole('menuitem', { name: 'Redact' })).toHaveAttribute(
      'href',
      `/document-vault?redact=${deed.id}#redaction`,
    );
  });

  it('is not to redact a Word file', async () => {
    const { user } = renderDocument(will);
    await user.click(screen.getByRole('button', { name: `More for ${will.name}` }));
    expect(screen.queryByRole('menuitem', { name: 'Redact' })).not.toBeInTheDocument();
  });

  it('is to save its certificate and its proof, or to read why there is none', async () => {
    const saved = doubleDownloads();
    const { choose } = renderDocument(will, {
      [`GET ${urlOf(will)}/certificate`]: { status: 404, body: { message: 'There is no such document.' } },
      [`GET ${urlOf(will)}/proof?format=json`]: {
        body: {},
        disposition: 'attachment; filename="deedguard-proof-20.json"',
      },
    });
    await choose('Certificate (PDF)');
    expect(await screen.findByText('There is no such document.')).toBeInTheDocument();
    expect(saved).toEqual([]);

    await choose('Proof as JSON');
    await waitFor(() =>
      expect(saved).toEqual([expect.objectContaining({ name: 'deedguard-proof-20.json' })]),
    );
  });
});

describe('deleting a document', () => {
  const DELETE = `DELETE ${urlOf(will)}`;

  it('says first what is lost, and offers certificate and proof', async () => {
    const { calls, user, openDialog } = renderDocument(will);
    const dialog = await openDialog('Delete', 'Delete this document');

    expect(dialog.getByText(/Its key is destroyed at once/)).toBeInTheDocument();
    expect(
      dialog.getByText(/will no longer find the file, unless somebody else has stored the same file\./),
    ).toBeInTheDocument();
    expect(dialog.getByText(/every link to it ends/)).toBeInTheDocument();
    const certificate = dialog.getByRole('link', { name: /^Certificate \(PDF\)/ });
    expect(certificate).toHaveAttribute('href', `${urlOf(will)}/certificate`);
    await user.click(dialog.getByRole('button', { name: 'Keep the document' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(paths(calls)).not.toContain(DELETE);
  });

  it('leads back to the list, which no longer has it', async () => {
    const { queryKey } = vaultDocuments();
    accountClient().setQueryData(queryKey, [will, vaultDocument({ id: 'tax', name: 'Tax bill.pdf' })]);
    const { user, openDialog } = renderDocument(will, { [DELETE]: { status: 204 } });
    const dialog = await openDialog('Delete', 'Delete this document');

    await user.click(dialog.getByRole('button', { name: 'Delete the document' }));

    expect(await screen.findByText('Document deleted')).toBeInTheDocument();
    expect(router.replace).toHaveBeenCalledWith('/document-vault');
    expect(
      accountClient()
        .getQueryData(queryKey)
        ?.map(({ name }) => name),
    ).toEqual(['Tax bill.pdf']);
  });

  it('says that nothing was deleted when the server cannot be reached', async () => {
    const { user, openDialog } = renderDocument(will, { [DELETE]: new TypeError('offline') });
    const dialog = await openDialog('Delete', 'Delete this document');

    await user.click(dialog.getByRole('button', { name: 'Delete the document' }));

    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was deleted.');
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('is fulfilled when somebody was faster in another tab', async () => {
    const gone = { status: 404, body: { message: 'There is no such document.', code: 'not_found' } };
    const { user, openDialog } = renderDocument(will, { [DELETE]: gone });
    const dialog = await openDialog('Delete', 'Delete this document');
    await user.click(dialog.getByRole('button', { name: 'Delete the document' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/document-vault'));
  });
});

describe('the facts of a document', () => {
  it('are its hash, its key and who may see it', () => {
    renderDocument(will);
    const facts = within(screen.getByRole('region', { name: 'Facts' }));
    expect(facts.getByText(will.blockchainHash)).toBeInTheDocument();
    expect(facts.getByText('AES-256-GCM, under its own key')).toBeInTheDocument();
    expect(facts.getByText('Only you')).toBeInTheDocument();
  });
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountClient } from '@/components/kit/account-client';
import { ToastHost } from '@/components/ui/toast-host';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { DeleteDocument } from '@/components/vault/documents/delete-document';
import { DeleteRedaction } from '@/components/vault/redaction/delete-redaction';
import { doubleFetch } from '@/tests/support/fetch-double';
import { GUARDS, required, STEP_UP, withPin } from '@/tests/support/guarded-action';
import { deed, redaction, REDACTION_URL } from '@/tests/support/redactions';
import { clearToasts } from '@/tests/support/toasts';

const DELETE_DOCUMENT = `DELETE /api/vault/documents/${deed.id}`;
const DELETE_COPY = `DELETE ${REDACTION_URL}`;

/** Refuses `request` until a confirmation came through, as the server does. */
function serveGuarded(request: string) {
  let isConfirmed = false;
  return doubleFetch({
    [GUARDS]: { body: withPin },
    [request]: () => (isConfirmed ? { status: 204 } : required),
    [STEP_UP]: () => {
      isConfirmed = true;
      return { status: 204 };
    },
  });
}

async function deleteDeed() {
  const onDeleted = jest.fn();
  render(
    <>
      <Dialog open>
        <DialogContent>
          <DeleteDocument document={deed} onKept={() => {}} onDeleted={onDeleted} />
        </DialogContent>
      </Dialog>
      <ToastHost />
    </>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete the document' }));
  return { user, onDeleted };
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));

afterEach(() => {
  clearToasts();
  accountClient().clear();
});

describe('deleting on a guarded account', () => {
  it('asks for the PIN before a document is gone for good', async () => {
    const calls = serveGuarded(DELETE_DOCUMENT);
    const { user, onDeleted } = await deleteDeed();
    expect(onDeleted).not.toHaveBeenCalled();

    await user.type(await (await question()).findByLabelText('PIN'), '481516{Enter}');

    expect(await screen.findByText('Document deleted')).toBeInTheDocument();
    expect(onDeleted).toHaveBeenCalledTimes(1);
    expect(calls.filter(({ request }) => request === DELETE_DOCUMENT)).toHaveLength(2);
  });

  it('keeps the document when that question is closed, and says nothing of a failure', async () => {
    serveGuarded(DELETE_DOCUMENT);
    const { user, onDeleted } = await deleteDeed();
    await (await question()).findByLabelText('PIN');

    await user.keyboard('{Escape}');

    const button = await screen.findByRole('button', { name: 'Delete the document' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.queryByText(/Nothing was deleted/)).not.toBeInTheDocument();
    expect(onDeleted).not.toHaveBeenCalled();
  });

  it('asks for the PIN before a redacted copy is', async () => {
    serveGuarded(DELETE_COPY);
    render(
      <>
        <DeleteRedaction redaction={redaction({ status: 'completed' })} />
        <ToastHost />
      </>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Delete the copy' }));

    await user.type(await (await question()).findByLabelText('PIN'), '481516{Enter}');

    expect(await screen.findByText('Redacted copy deleted')).toBeInTheDocument();
  });
});

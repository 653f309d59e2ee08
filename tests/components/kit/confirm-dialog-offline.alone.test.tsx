import { render, screen, waitFor } from '@testing-library/react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { ToastHost } from '@/components/ui/toast-host';

jest.mock('../../../components/kit/confirm-window', () => {
  throw new Error('The script could not be loaded.');
});

it('a question that cannot be loaded says so, and the page is as it was', async () => {
  const onClose = jest.fn();
  render(
    <>
      <ConfirmDialog
        title="Delete it?"
        confirmLabel="Delete"
        pendingLabel="Deleting"
        keepLabel="Keep it"
        onConfirm={async () => {}}
        onClose={onClose}
      >
        It will be gone.
      </ConfirmDialog>
      <ToastHost />
    </>,
  );

  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await screen.findByText('This could not be opened')).toBeInTheDocument();
});

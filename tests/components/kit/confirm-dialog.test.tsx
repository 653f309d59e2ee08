import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';

function show(onConfirm: () => Promise<void>) {
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      title="Delete it?"
      confirmLabel="Delete"
      pendingLabel="Deleting"
      keepLabel="Keep it"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      It will be gone.
    </ConfirmDialog>,
  );
  return onClose;
}

const press = async (name: string) => userEvent.setup().click(await screen.findByRole('button', { name }));

describe('a question before a step', () => {
  it('is asked once it is loaded, and closes when the step is done', async () => {
    const onConfirm = jest.fn(async () => {});
    const onClose = show(onConfirm);
    expect(await screen.findByRole('dialog', { name: 'Delete it?' })).toHaveTextContent('It will be gone.');
    await press('Delete');

    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('stays open with the reason when the step fails', async () => {
    const onClose = show(async () => {
      throw new Error('no');
    });
    await press('Delete');

    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes nothing when somebody keeps what they have', async () => {
    const onConfirm = jest.fn(async () => {});
    const onClose = show(onConfirm);
    await press('Keep it');

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
